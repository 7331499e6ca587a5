import { FormatError } from '../bytes/byte-reader.ts'

/** A value of a property list in the old ASCII form, which Xcode's project files are written in. */
export type PlistValue = string | PlistValue[] | { [key: string]: PlistValue }

/** A text for such a list: quoted where it holds more than letters, digits and a few signs. */
function quote(text: string): string {
  if (/^[\w./]+$/.test(text)) return text
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
  return `"${escaped}"`
}

/** The list as text, keys in the order given, one tab deeper for each level. */
export function writePlist(value: PlistValue, depth = 0): string {
  if (typeof value === 'string') return quote(value)
  const inner = '\t'.repeat(depth + 1)
  const outer = '\t'.repeat(depth)
  if (Array.isArray(value)) {
    if (value.length === 0) return '(\n' + outer + ')'
    return `(\n${value.map((item) => `${inner}${writePlist(item, depth + 1)},\n`).join('')}${outer})`
  }
  return `{\n${writeEntries(value, depth + 1)}${outer}}`
}

/** The entries of a dictionary alone, one to a line, without its braces. */
export function writeEntries(entries: Record<string, PlistValue>, depth: number): string {
  const indent = '\t'.repeat(depth)
  return Object.entries(entries)
    .map(([key, item]) => `${indent}${quote(key)} = ${writePlist(item, depth)};\n`)
    .join('')
}

/** Reads such a list, comments skipped. Throws a FormatError with the offset of what does not fit. */
export function parsePlist(text: string): PlistValue {
  const parser = new Parser(text)
  const value = parser.value()
  parser.end()
  return value
}

class Parser {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  value(): PlistValue {
    if (this.#take('{')) return this.#dictionary()
    if (this.#take('(')) return this.#array()
    return this.#string()
  }

  end(): void {
    this.#skip()
    if (this.#at < this.#text.length) this.#fail('the end')
  }

  #dictionary(): PlistValue {
    const entries: [string, PlistValue][] = []
    while (!this.#take('}')) {
      const key = this.#string()
      this.#expect('=')
      entries.push([key, this.value()])
      this.#expect(';')
    }
    const keys = new Set(entries.map(([key]) => key))
    if (keys.size !== entries.length) this.#fail('keys that occur once')
    return Object.fromEntries(entries)
  }

  #array(): PlistValue {
    const items: PlistValue[] = []
    while (!this.#take(')')) {
      items.push(this.value())
      if (!this.#take(',')) {
        this.#expect(')')
        break
      }
    }
    return items
  }

  #string(): string {
    this.#skip()
    const quoted = this.#match(/"((?:[^"\\]|\\.)*)"/sy)
    if (quoted !== undefined) {
      const inside = quoted.slice(1, -1)
      return inside.replaceAll(/\\(.)/gs, (_, sign: string) => ({ n: '\n', t: '\t' })[sign] ?? sign)
    }
    return this.#match(/[\w./$-]+/y) ?? this.#fail('a text')
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const [found] = pattern.exec(this.#text) ?? []
    this.#at += found?.length ?? 0
    return found
  }

  #skip(): void {
    this.#match(/(?:\s|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\/\/[^\n]*(?:\n|$))*/y)
  }

  #take(sign: string): boolean {
    this.#skip()
    if (this.#text[this.#at] !== sign) return false
    this.#at++
    return true
  }

  #expect(sign: string): void {
    if (!this.#take(sign)) this.#fail(`"${sign}"`)
  }

  #fail(expected: string): never {
    throw new FormatError(`property list: expected ${expected} at ${this.#at}`)
  }
}
