import { textWidth } from './text-width.ts'

/** Columns of a line, as the exported .prettierrc.json says. */
export const lineWidth = 110

/** Code that stands for itself among the values of `printValue`, such as a call. */
export class Code {
  readonly code: string
  constructor(code: string) {
    this.code = code
  }
}

/** What can be written as TypeScript: JSON, absent properties, and code. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Code
  | readonly Value[]
  | { readonly [key: string]: Value }

/** A value as TypeScript, laid out as Prettier does. `column`: where it begins; `after`: what follows on its last line. */
export function printValue(value: Value, indent: number, column: number, after = 0): string {
  const flat = printFlat(value)
  if (!mustBreak(value) && column + textWidth(flat) + after <= lineWidth) return flat
  if (isList(value)) return printList(value, indent)
  if (isRecord(value)) return printRecord(value, indent)
  return flat
}

function printList(list: readonly Value[], indent: number): string {
  const inside = ' '.repeat(indent + 2)
  const isNumbers = list.length > 1 && list.every((entry) => typeof entry === 'number')
  const body = isNumbers
    ? fill(
        list.map((entry) => `${printFlat(entry)},`),
        indent + 2,
      )
    : list.map((entry) => `${inside}${printValue(entry, indent + 2, indent + 2, 1)},`).join('\n')
  return `[\n${body}\n${' '.repeat(indent)}]`
}

function printRecord(record: { readonly [key: string]: Value }, indent: number): string {
  const inside = ' '.repeat(indent + 2)
  const keys = writtenKeys(record)
  const lines = Object.entries(record)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => {
      const head = `${inside}${keys.get(key) ?? key}:`
      const printed = printValue(entry, indent + 2, head.length + 1, 1)
      // A text that is too long for its line goes on the next one.
      const isLong = typeof entry === 'string' && head.length + 1 + textWidth(printed) + 1 > lineWidth
      return isLong ? `${head}\n${inside}  ${printed},` : `${head} ${printed},`
    })
  return `{\n${lines.join('\n')}\n${' '.repeat(indent)}}`
}

/** Puts words side by side as long as they fit. */
export function fill(words: readonly string[], indent: number): string {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line !== '' && indent + line.length + 1 + word.length > lineWidth) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].map((text) => ' '.repeat(indent) + text).join('\n')
}

/** A value on one line. */
function printFlat(value: Value): string {
  if (value instanceof Code) return value.code
  if (typeof value === 'string') return quote(value)
  if (isList(value)) return `[${value.map(printFlat).join(', ')}]`
  if (!isRecord(value)) return String(value)
  const keys = writtenKeys(value)
  const parts = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => `${keys.get(key) ?? key}: ${printFlat(entry)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** Lists of several objects or lists stand on lines of their own, and so does all around them. */
export function mustBreak(value: Value): boolean {
  if (isList(value)) {
    const isTable =
      value.length > 1 &&
      (value.every((entry) => isRecord(entry) && sizeOf(entry) > 1) ||
        value.every((entry) => isList(entry) && entry.length > 1))
    return isTable || value.some(mustBreak)
  }
  return isRecord(value) && Object.values(value).some(mustBreak)
}

const sizeOf = (record: object) => Object.values(record).filter((entry) => entry !== undefined).length

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

function isRecord(value: Value): value is { readonly [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Code)
}

/** Keys as they are written: quoted where one is no name. */
function writtenKeys(record: object): Map<string, string> {
  return new Map(Object.keys(record).map((key) => [key, /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)]))
}

/** A text as a literal. It can neither end the literal or the line nor turn how an editor shows the code around it. */
export function quote(text: string): string {
  const single = text.split("'").length - 1
  const double = text.split('"').length - 1
  const mark = single > double ? '"' : "'"
  const body = text.replaceAll(
    /[\\\p{Cc}\u2028\u2029\ufeff\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    escapeSign,
  )
  return `${mark}${body.replaceAll(mark, `\\${mark}`)}${mark}`
}

const shortEscapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escapeSign(sign: string): string {
  return shortEscapes[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}
