import { lineWidth } from '../print/print-value.ts'

/** One `import ... from` or `export ... from` of a source of the house, or an import for its effect alone. */
export interface ImportLine {
  /** `import`, `import type`, `export` or `export type`. */
  keyword: string
  /** A default or star import before the names, such as `Svg` or `* as x`. */
  other: string
  /** As written between the braces: `type A`, `a as b`. */
  names: string[]
  from: string
}

const pattern =
  /^(import type|import|export type|export) (?:([\w*][\w* ]*?)(?:, )?)?(?:\{([^}]*)\} )?(?:(?<=[\w*}] )|(?<=\w))from '([^']+)'$/gm

/** Puts each import of a source through `change`; null leaves it out. */
export function changeImports(source: string, change: (line: ImportLine) => ImportLine | null): string {
  return source
    .replaceAll(pattern, (_whole, keyword: string, other = '', names = '', from: string) => {
      const list = names
        .split(',')
        .map((name: string) => name.trim())
        .filter((name: string) => name !== '')
      const changed = change({ keyword, other: other.trim(), names: list, from })
      return changed ? printImport(changed) : '\0'
    })
    .replaceAll('\0\n', '')
}

/** An import on one line where it fits. */
export function printImport({ keyword, other, names, from }: ImportLine): string {
  const braces = names.length > 0 ? `{ ${names.join(', ')} }` : ''
  const clause = [other, braces].filter((part) => part !== '').join(', ')
  const flat = `${keyword} ${clause} from '${from}'`
  if (flat.length <= lineWidth || names.length < 2) return flat
  const list = names.map((name) => `  ${name},\n`).join('')
  return `${keyword} ${other ? `${other}, ` : ''}{\n${list}} from '${from}'`
}

/** The name a module gives a thing, of `type a as b`. */
export const givenName = (name: string) => name.replace(/^type /, '').split(' as ')[0] ?? name
/** The name a thing has here, of `type a as b`. */
export const ownName = (name: string) =>
  name
    .replace(/^type /, '')
    .split(' as ')
    .at(-1) ?? name
