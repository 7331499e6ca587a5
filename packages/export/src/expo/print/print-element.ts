import { fill, lineWidth, mustBreak, printValue, quote, type Value } from './print-value.ts'
import { textWidth } from './text-width.ts'

/** An element of JSX to be written. */
export interface Element {
  name: string
  attributes: { [name: string]: Value | Element | readonly Element[] }
  /** Words, or elements inside. */
  children?: string | readonly Element[]
}

/** An element as JSX, laid out as Prettier does. The first line is not indented. */
export function printElement(element: Element, indent: number, column = indent, after = 0): string {
  const { name, children } = element
  const close = children === undefined || children.length === 0 ? ' />' : '>'
  const attributes = Object.entries(element.attributes).filter(([, value]) => value !== undefined)
  const flat = flatHead(name, attributes)
  const fitsHead = flat !== null && column + textWidth(flat) + close.length <= lineWidth
  const inside = ' '.repeat(indent + 2)
  const lines = () =>
    attributes.map(([key, value]) => `${inside}${printAttribute(key, value, indent + 2)}`).join('\n')
  if (children === undefined || children.length === 0) {
    if (flat !== null && column + textWidth(flat) + close.length + after <= lineWidth) return `${flat} />`
    return `<${name}\n${lines()}\n${' '.repeat(indent)}/>`
  }
  const head = fitsHead ? `${flat}>` : `<${name}\n${lines()}\n${' '.repeat(indent)}>`
  const end = `</${name}>`
  const body = printChildren(children, indent + 2)
  const isFlat = fitsHead && canStayFlat(element, attributes.length) && !body.includes('\n')
  const whole = `${head}${body.trim()}${end}`
  if (isFlat && column + textWidth(whole) + after <= lineWidth) return whole
  return `${head}\n${body}\n${' '.repeat(indent)}${end}`
}

/** Prettier keeps on one line what has one attribute at most and one thing inside. */
function canStayFlat({ children }: Element, attributeCount: number): boolean {
  return attributeCount < 2 && (typeof children === 'string' || (children?.length ?? 0) < 2)
}

function flatHead(name: string, attributes: [string, Element['attributes'][string]][]): string | null {
  const parts: string[] = []
  for (const [key, value] of attributes) {
    if (isElements(value) || mustBreak(value)) return null
    parts.push(` ${printAttribute(key, value, -lineWidth * 1000)}`)
  }
  return `<${name}${parts.join('')}`
}

function printAttribute(key: string, value: Element['attributes'][string], indent: number): string {
  if (value === true) return key
  if (isElements(value)) return `${key}={${printInner(value, indent, indent + key.length + 2)}}`
  if (typeof value === 'string') {
    if (isPlainAttribute(value)) return `${key}="${value}"`
    return `${key}={${quote(value)}}`
  }
  return `${key}={${printValue(value, indent, indent + key.length + 2, 1)}}`
}

function printInner(value: Element | readonly Element[], indent: number, column: number): string {
  if (isElement(value)) {
    const printed = printElement(value, indent, column, 1)
    if (!printed.includes('\n')) return printed
    const inside = ' '.repeat(indent + 2)
    return `\n${inside}${printElement(value, indent + 2)}\n${' '.repeat(indent)}`
  }
  const inside = ' '.repeat(indent + 2)
  const entries = value.map((entry) => `${inside}${printElement(entry, indent + 2, indent + 2, 1)},`)
  return `[\n${entries.join('\n')}\n${' '.repeat(indent)}]`
}

function printChildren(children: string | readonly Element[], indent: number): string {
  const inside = ' '.repeat(indent)
  if (typeof children !== 'string')
    return children.map((child) => `${inside}${printElement(child, indent)}`).join('\n')
  return isPlainWords(children) ? fill(children.split(' '), indent) : `${inside}{${quote(children)}}`
}

/** Words that mean the same between tags as they do in a text. */
const isPlainWords = (text: string) =>
  /^[\w.,:;!?%+$€£#@()/*=~^[\]|-]+(?: [\w.,:;!?%+$€£#@()/*=~^[\]|-]+)*$/.test(text)

/** What needs no escape in an attribute's double quotes. */
const isPlainAttribute = (text: string) =>
  !/["&\\\p{Cc}\u2028\u2029\ufeff\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text)

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'attributes' in value && 'name' in value
}

function isElements(value: unknown): value is Element | readonly Element[] {
  return isElement(value) || (Array.isArray(value) && value.length > 0 && value.every(isElement))
}
