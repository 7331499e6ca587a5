import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The shell's Java sources by path from shell/java, in order. */
function readShellSources(): { path: string; text: string }[] {
  const folder = path.resolve(import.meta.dirname, '../../shell/java')
  return globSync('**/*.java', { cwd: folder })
    .map((file) => ({
      path: file.replaceAll('\\', '/'),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** SHA-256 over all sources, which tells whether the dex is older than they are. */
export function hashShellSources(): string {
  const hash = createHash('sha256')
  for (const { path: name, text } of readShellSources())
    hash.update(`${name}\n${text.replaceAll('\r\n', '\n')}\n`)
  return hash.digest('hex')
}
