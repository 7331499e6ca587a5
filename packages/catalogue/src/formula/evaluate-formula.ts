import { type Day, dayNumber, dayOfNumber, sampleDay, timeBetween } from '../datepicker/calendar.ts'
import { shortName } from '../datepicker/date-names.ts'
import { readNumber, writeNumber } from './numbers.ts'

/** What a formula gives, and what a field holds. */
export type FormulaValue = number | string

/** What a formula is worked out with. */
export interface FormulaScope {
  /** The value of a field of the screen, by its name; undefined: there is none called so. */
  valueOf: (field: string) => FormulaValue | undefined
  /** The app's language, by which numbers are read and written. */
  language: string
  /** What chance goes by: another number gives other results, the same gives the same; absent: nothing was drawn yet. */
  seed?: number
  /** The day that is today; absent: the one samples are drawn around. */
  today?: Day
}

/**
 * What a formula gives, a value for each of its parts; undefined where it is not written correctly or names a field
 * there is not. Numbers that cannot be worked out (an empty field, a division by nothing) are NaN.
 *
 * Formulas are written as in a spreadsheet: `{Bill amount} * (1 + {Tip} / 100)`. Fields stand in braces; there are
 * `+ - * / ^`, `&` that joins texts, `< <= > >= = <>`, texts in double quotes, and the functions `if(test, then,
 * else)`, `switch(value, case, result, ..., else)`, `round(x, digits)`, `floor`, `ceil`, `min`, `max`, `abs`,
 * `sqrt`, `ln`, `log10`, `exp` and `text(x, digits)`. A semicolon parts several formulas.
 *
 * Of a text are counted its `words(x)`, `characters(x)`, `letters(x)` (all that is no space), `sentences(x)` and
 * `lines(x)`.
 *
 * Days are numbers, so that one can be taken from another: `today()`, `date(day)` as words, and of two of them
 * `years(from, to)`, the `months(from, to)` beyond the years and the `days(from, to)` beyond those.
 *
 * By chance are `random(least, most, n)`, a whole number, the same wherever it is the n-th; `pick(one, another, ...)`;
 * and `randomtext(length, letters)`. Before anything is drawn a formula with them gives nothing.
 */
export function evaluateFormula(formula: string, scope: FormulaScope): FormulaValue[] | undefined {
  try {
    return readAll(tokensOf(formula), scope)
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}

/** Whether a formula is worked out by chance. */
export const isByChance = (formula: string): boolean =>
  /\b(?:random|pick|randomtext)\s*\(/.test(formula.replaceAll(/"[^"]*"/g, ''))

/** The names of the fields a formula needs. */
export const fieldsOfFormula = (formula: string): string[] =>
  [...formula.replaceAll(/"[^"]*"/g, '').matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name.trim())

class FormulaError extends Error {}

const token =
  /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|\{([^{}]*)\}|([a-z][a-z0-9]*)|(<=|>=|<>|[-−+*×/÷^&<>=(),;]))\s*/y

interface Token {
  kind: 'number' | 'text' | 'field' | 'name' | 'sign'
  text: string
}

/** A formula has at most so many numbers, names and signs; it is read by recursion. */
const mostTokens = 400

const kinds = ['number', 'text', 'field', 'name', 'sign'] as const

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = []
  token.lastIndex = 0
  while (token.lastIndex < formula.length) {
    const match = token.exec(formula)
    if (!match) throw new FormulaError()
    const at = match.slice(1).findIndex((group) => group !== undefined)
    if (tokens.length === mostTokens) throw new FormulaError()
    tokens.push({ kind: kinds[at] ?? 'sign', text: match[at + 1] ?? '' })
  }
  return tokens
}

const functions: Readonly<Record<string, (...numbers: number[]) => number>> = {
  round: (value, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits,
  floor: Math.floor,
  ceil: Math.ceil,
  min: Math.min,
  max: Math.max,
  abs: Math.abs,
  sqrt: Math.sqrt,
  ln: Math.log,
  log10: Math.log10,
  exp: Math.exp,
}

/** What is counted in a text; a sentence without its full stop is one, too. */
const counts: Readonly<Record<string, (text: string) => number>> = {
  words: (text) => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
  characters: (text) => [...text].length,
  letters: (text) => [...text.replaceAll(/\s/g, '')].length,
  sentences: (text) => text.split(/[.!?]+(?=\s|$)/).filter((each) => each.trim() !== '').length,
  lines: (text) => (text.trim() === '' ? 0 : text.trim().split('\n').length),
}

const lastDay = 3_000_000
const isDay = (count: number) => Math.abs(count) < lastDay

const dateText = (count: number, language: string) =>
  isDay(count) ? shortName(dayOfNumber(count), language) : '–'

const between = (from: number, to: number) =>
  isDay(from) && isDay(to) ? timeBetween(dayOfNumber(from), dayOfNumber(to)) : undefined

/** Letters of a drawn text at most. */
const longestDrawn = 64

/** A number from 0 to below 1 that looks like chance (two rounds of splitmix32). */
function mixed(seed: number, count: number): number {
  let bits = (seed + Math.imul(count, 0x9e3779b9)) | 0
  for (const [shift, factor] of [
    [16, 0x21f0aaad],
    [15, 0x735a2d97],
  ] as const)
    bits = Math.imul(bits ^ (bits >>> shift), factor)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}

/** Works a formula out while it reads it, a function for each rule of its grammar, the loosest binding first. */
function readAll(
  tokens: readonly Token[],
  { language, valueOf, seed, today = sampleDay }: FormulaScope,
): FormulaValue[] {
  let at = 0
  let draws = 0
  const takes = (sign: string): boolean => {
    const next = tokens[at]
    if (next?.kind !== 'sign' || next.text !== sign) return false
    at += 1
    return true
  }
  const oneOf = (signs: string) => [...signs].find(takes)
  const expect = (sign: string) => {
    if (!takes(sign)) throw new FormulaError()
  }
  const asNumber = (value: FormulaValue) => (typeof value === 'number' ? value : readNumber(value, language))
  const asText = (value: FormulaValue) => (typeof value === 'string' ? value : writeNumber(value, language))

  /** From 0 to below 1, by the seed and a number of its own. */
  const chance = (count: number): number => {
    if (seed === undefined) throw new FormulaError()
    return mixed(seed, count)
  }

  const list = (separator: string): FormulaValue[] => {
    const values = [joined()]
    while (takes(separator)) values.push(joined())
    return values
  }
  const joined = (): FormulaValue => {
    let value = compared()
    while (takes('&')) value = `${asText(value)}${asText(compared())}`
    return value
  }
  const compared = (): FormulaValue => {
    const one = sum()
    const sign = ['<=', '>=', '<>', '<', '>', '='].find(takes)
    if (!sign) return one
    const other = sum()
    const areTexts = typeof one === 'string' && typeof other === 'string'
    const [left, right] = areTexts ? [one, other] : [asNumber(one), asNumber(other)]
    const order = left === right ? '=' : left < right ? '<' : left > right ? '>' : ''
    return Number(order !== '' && sign.includes(order))
  }
  const sum = (): FormulaValue => {
    let value = product()
    for (let sign = oneOf('+-−'); sign; sign = oneOf('+-−')) {
      const other = asNumber(product())
      value = asNumber(value) + (sign === '+' ? other : -other)
    }
    return value
  }
  const product = (): FormulaValue => {
    let value = signed()
    for (let sign = oneOf('*×/÷'); sign; sign = oneOf('*×/÷')) {
      const other = asNumber(signed())
      value = sign === '*' || sign === '×' ? asNumber(value) * other : asNumber(value) / other
    }
    return value
  }
  const signed = (): FormulaValue => (oneOf('-−') ? -asNumber(signed()) : power())
  const power = (): FormulaValue => {
    const base = single()
    return takes('^') ? asNumber(base) ** asNumber(signed()) : base
  }
  const single = (): FormulaValue => {
    const next = tokens[at]
    if (!next) throw new FormulaError()
    at += 1
    if (next.kind === 'number') return Number(next.text)
    if (next.kind === 'text') return next.text
    if (next.kind === 'name') return call(next.text)
    const value = next.kind === 'field' ? valueOf(next.text.trim()) : next.text === '(' ? joined() : undefined
    if (value === undefined) throw new FormulaError()
    if (next.kind === 'sign') expect(')')
    return value
  }
  const call = (name: string): FormulaValue => {
    expect('(')
    if (takes(')')) {
      if (name === 'today') return dayNumber(today)
      throw new FormulaError()
    }
    const [first = Number.NaN, ...others] = list(',')
    expect(')')
    if (name === 'if') return (asNumber(first) ? others[0] : others[1]) ?? Number.NaN
    if (name === 'switch') return chosen(first, others)
    if (name === 'text')
      return writeNumber(asNumber(first), language, others[0] === undefined ? undefined : asNumber(others[0]))
    if (name === 'pick')
      return [first, ...others][Math.floor(chance((draws += 1)) * (others.length + 1))] ?? first
    if (name === 'randomtext') {
      const [length, letters] = [Math.min(longestDrawn, asNumber(first)), asText(others[0] ?? '')]
      return Array.from({ length: length > 0 ? length : 0 }, () =>
        letters.charAt(Math.floor(chance((draws += 1)) * letters.length)),
      ).join('')
    }
    if (name === 'random') {
      const [least, most, count = (draws += 1)] = [first, ...others].map(asNumber)
      return Math.floor(Number(least) + chance(count) * (Number(most) - Number(least) + 1))
    }
    if (name === 'date') return dateText(asNumber(first), language)
    if (name === 'years' || name === 'months' || name === 'days')
      return between(asNumber(first), asNumber(others[0] ?? Number.NaN))?.[name] ?? Number.NaN
    const count = Object.hasOwn(counts, name) ? counts[name] : undefined
    if (count) return count(asText(first))
    const make = Object.hasOwn(functions, name) ? functions[name] : undefined
    if (!make) throw new FormulaError()
    return make(...[first, ...others].map(asNumber))
  }

  const values = list(';')
  if (at < tokens.length) throw new FormulaError()
  return values
}

/** The result beside the case that is the value; without one, the last that stands alone. */
function chosen(value: FormulaValue, others: readonly FormulaValue[]): FormulaValue {
  for (let at = 0; at + 1 < others.length; at += 2)
    if (others[at] === value) return others[at + 1] ?? Number.NaN
  return others.length % 2 === 1 ? (others.at(-1) ?? Number.NaN) : Number.NaN
}
