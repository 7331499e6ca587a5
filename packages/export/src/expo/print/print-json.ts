import { lineWidth } from './print-value.ts'

/** JSON laid out as Prettier does: objects open, lists of plain values on one line where they fit. */
export function printJson(value: unknown): string {
  return `${print(value, 0, 0)}\n`
}

function print(value: unknown, indent: number, column: number): string {
  const inside = ' '.repeat(indent + 2)
  const close = `\n${' '.repeat(indent)}`
  if (Array.isArray(value)) {
    const isPlain = value.every((entry) => typeof entry !== 'object' || entry === null)
    const flat = `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`
    if (isPlain && column + flat.length < lineWidth) return flat
    const lines = value.map((entry) => inside + print(entry, indent + 2, indent + 2))
    return `[\n${lines.join(',\n')}${close}]`
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
    if (entries.length === 0) return '{}'
    const lines = entries.map(([key, entry]) => {
      const head = `${inside}${JSON.stringify(key)}: `
      return head + print(entry, indent + 2, head.length)
    })
    return `{\n${lines.join(',\n')}${close}}`
  }
  return JSON.stringify(value)
}
