import path from 'node:path/posix'
import { changeImports, givenName, type ImportLine, ownName } from './import-lines.ts'
import { platformFiles, readSource } from './read-source.ts'

export interface Sources {
  /** Finished sources by their path under components/. */
  files: Map<string, string>
  /** Names asked of each module that is written anew for the export, by its path without ending. */
  asked: Map<string, Set<string>>
  /** Packages the sources import. */
  packages: Set<string>
}

/** Modules of the catalogue that stand on its zod schemas: the export has plain types instead. */
const isWrittenAnew = (file: string) =>
  /(?:^|\/)definition\.ts$/.test(file) || file === 'resolve-properties.ts' || file === 'common-properties.ts'

/** Modules that only list what others give; an export has those lines of them that are asked for. */
const isBarrel = (file: string) => file === 'primitives/index.ts'

/** The one place where the catalogue's default theme is not the app's. */
function wearTheme(file: string, source: string): string {
  if (file !== 'primitives/layout.ts') return source
  return source
    .replace(
      "import { resolveTheme } from '../theme/resolve-theme.ts'",
      "import { theme } from '../../theme.ts'",
    )
    .replace(
      /createContext<Layout>\(\s*screenLayout\(resolveTheme\(\{ preset: 'clean' \}\), (.*)\),\s*\)/,
      'createContext<Layout>(screenLayout(theme, $1))',
    )
}

/**
 * The catalogue's sources that stand behind some of its modules, with their imports turned to where things lie in
 * the export. Equal seeds give equal sources.
 */
export function collectSources(seeds: readonly { file: string; names: readonly string[] }[]): Sources {
  const asked = new Map<string, Set<string>>()
  const packages = new Set<string>()
  const seen = new Map<string, string>()
  const wantedOfBarrel = new Map<string, Set<string>>()
  const queue: string[] = []

  const want = (file: string, names: readonly string[]): void => {
    const base = withoutEnding(file)
    if (isWrittenAnew(file)) {
      asked.set(base, new Set([...(asked.get(base) ?? []), ...names]))
    } else if (isBarrel(file)) {
      const known = wantedOfBarrel.get(file) ?? new Set()
      wantedOfBarrel.set(file, new Set([...known, ...names]))
      readSource(file).replaceAll(
        /^export \{([^}]+)\} from '\.\/([^']+)'$/gm,
        (whole, list: string, from: string) => {
          const given = list.split(',').map((name) => name.trim())
          if (given.some((name) => names.includes(ownName(name))))
            wantModule(file, from, given.map(givenName))
          return whole
        },
      )
    } else queue.push(file)
  }
  const wantModule = (importer: string, from: string, names: readonly string[]): void => {
    const target = path.join(path.dirname(importer), from)
    if (/\.tsx?$/.test(target)) want(target, names)
    else for (const file of platformFiles(target)) want(file, names)
  }

  for (const { file, names } of seeds) want(file, names)
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (seen.has(file)) continue
    const current = file
    const source = changeImports(wearTheme(current, readSource(current)), (line) => {
      if (!line.from.startsWith('.')) {
        if (!line.from.startsWith('@kwiq/')) packages.add(line.from)
      } else if (!isOutside(line.from)) wantModule(current, line.from, line.names.map(givenName))
      return turnImport(current, line)
    })
    seen.set(current, source)
  }
  for (const [file, names] of wantedOfBarrel) seen.set(file, printBarrel(file, names))
  return { files: seen, asked, packages }
}

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '')
const isOutside = (from: string) => from === '../../theme.ts'

/** Our packages' things lie in components/model; endings and `index` are left out. */
function turnImport(file: string, line: ImportLine): ImportLine {
  if (line.from.startsWith('@kwiq/app-model')) {
    return { ...line, from: `${'../'.repeat(file.split('/').length - 1) || './'}model` }
  }
  if (!line.from.startsWith('.')) return line
  const from = withoutEnding(line.from)
    .replace(/\/index$/, '')
    .replace(/\/resolve-properties$/, '/properties')
    .replace(/\/common-properties$/, '/tones')
  return { ...line, from }
}

function printBarrel(file: string, names: ReadonlySet<string>): string {
  return changeImports(readSource(file), (line) => {
    const kept = line.names.filter((name) => names.has(ownName(name)))
    return kept.length > 0 ? turnImport(file, { ...line, names: kept }) : null
  })
}
