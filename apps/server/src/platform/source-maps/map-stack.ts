import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** Source maps kept in memory. */
const mostMaps = 4
/** Lines of a stack that are looked at. */
const mostLines = 30
/** Characters of a line that is looked at: what is longer tells nobody where something happened. */
const longestLine = 500

const place = /(\(|\s|@)(?:https?:\/\/[^\s()]*\/)?assets\/([\w.-]+\.js):(\d+):(\d+)/

/** Turns places in built files of a web root's `assets` into those of the source, where a map lies beside them. */
export function createStackMapper(webRoot: string): (stack: string) => Promise<string> {
  const maps = new Map<string, Promise<TraceMap | null>>()
  const mapOf = (file: string) => {
    const known = maps.get(file)
    if (known) return known
    if (maps.size >= mostMaps) maps.clear()
    const loading = readMap(join(webRoot, 'assets', `${basename(file)}.map`))
    maps.set(file, loading)
    return loading
  }
  return async (stack) => {
    const lines = stack.split('\n').slice(0, mostLines)
    const mapped = await Promise.all(
      lines.map(async (line) => {
        if (line.length > longestLine) return line
        const [found, before = '', file = '', row = '', column = ''] = place.exec(line) ?? []
        const map = found ? await mapOf(file) : null
        if (!found || !map) return line
        const origin = originalPositionFor(map, {
          line: Number(row),
          column: Math.max(0, Number(column) - 1),
        })
        if (origin.source === null) return line
        const source = origin.source.replace(/^(\.\.\/)+/, '')
        return line.replace(found, `${before}${source}:${origin.line}:${origin.column + 1}`)
      }),
    )
    return mapped.join('\n')
  }
}

async function readMap(file: string): Promise<TraceMap | null> {
  try {
    return new TraceMap(await readFile(file, 'utf8'))
  } catch {
    // No map, or no readable one: the built place is better than none.
    return null
  }
}
