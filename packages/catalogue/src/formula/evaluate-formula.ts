import { readNumber, writeNumber } from './numbers.ts'

/** What a formula gives, and what a field holds. */
export type FormulaValue = number | string

/** What a formula is worked out with. */
export interface FormulaScope {
  /** The value of a field of the screen, by its name; undefined: there is none called so. */
  valueOf: (field: string) => FormulaValue | undefined
  /** The app's language, by which numbers are read and written. */
  language: string
}

/**
 * What a formula gives, a value for each of its parts; undefined where it is not written correctly or names a field
 * there is not. Numbers that cannot be worked out (an empty field, a division by nothing) are NaN.
 *
 * Formulas are written as in a spreadsheet: `{Bill amount} * (1 + {Tip} / 100)`. Fields stand in braces; there are
 * `+ - * / ^`, `&` that joins texts, `< <= > >= = <>`, texts in double quotes, and the functions `if(test, then,
 * else)`, `switch(value, case, result, ..., else)`, `round(x, digits)`, `floor`, `ceil`, `min`, `max`, `abs`,
 * `sqrt`, `ln`, `log10`, `exp` and `text(x, digits)`. A semicolon parts several formulas.
 */
export function evaluateFormula(formula: string, scope: FormulaScope): FormulaValue[] | undefined {
  try {
    return new Reader(tokensOf(formula), scope).all()
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}

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

/** Works a formula out while it reads it, one rule of its grammar a method, the loosest binding first. */
class Reader {
  private readonly tokens: readonly Token[]
  private readonly scope: FormulaScope
  private at = 0

  constructor(tokens: readonly Token[], scope: FormulaScope) {
    this.tokens = tokens
    this.scope = scope
  }

  all(): FormulaValue[] {
    const values = [this.joined()]
    while (this.takes(';')) values.push(this.joined())
    if (this.at < this.tokens.length) throw new FormulaError()
    return values
  }

  private joined(): FormulaValue {
    let value = this.compared()
    while (this.takes('&')) value = `${this.asText(value)}${this.asText(this.compared())}`
    return value
  }

  private compared(): FormulaValue {
    const one = this.sum()
    const sign = this.oneOf('<=', '>=', '<>', '<', '>', '=')
    if (!sign) return one
    const other = this.sum()
    const areTexts = typeof one === 'string' && typeof other === 'string'
    const [left, right] = areTexts ? [one, other] : [this.asNumber(one), this.asNumber(other)]
    const isTrue =
      sign === '='
        ? left === right
        : sign === '<>'
          ? left !== right
          : sign.startsWith('<')
            ? left < right || (sign === '<=' && left === right)
            : left > right || (sign === '>=' && left === right)
    return Number(isTrue)
  }

  private sum(): FormulaValue {
    let value = this.product()
    for (let sign = this.oneOf('+', '-', '−'); sign; sign = this.oneOf('+', '-', '−')) {
      const other = this.asNumber(this.product())
      value = this.asNumber(value) + (sign === '+' ? other : -other)
    }
    return value
  }

  private product(): FormulaValue {
    let value = this.signed()
    for (let sign = this.oneOf('*', '×', '/', '÷'); sign; sign = this.oneOf('*', '×', '/', '÷')) {
      const other = this.asNumber(this.signed())
      value = sign === '*' || sign === '×' ? this.asNumber(value) * other : this.asNumber(value) / other
    }
    return value
  }

  private signed(): FormulaValue {
    return this.oneOf('-', '−') ? -this.asNumber(this.signed()) : this.power()
  }

  private power(): FormulaValue {
    const base = this.single()
    return this.takes('^') ? this.asNumber(base) ** this.asNumber(this.signed()) : base
  }

  private single(): FormulaValue {
    const next = this.tokens[this.at]
    if (!next) throw new FormulaError()
    this.at += 1
    if (next.kind === 'number') return Number(next.text)
    if (next.kind === 'text') return next.text
    if (next.kind === 'name') return this.call(next.text)
    if (next.kind === 'field') {
      const value = this.scope.valueOf(next.text.trim())
      if (value === undefined) throw new FormulaError()
      return value
    }
    if (next.text !== '(') throw new FormulaError()
    const value = this.joined()
    this.expect(')')
    return value
  }

  private call(name: string): FormulaValue {
    this.expect('(')
    const values = [this.joined()]
    while (this.takes(',')) values.push(this.joined())
    this.expect(')')
    const [first = Number.NaN, ...others] = values
    if (name === 'if') return this.isTrue(first) ? (others[0] ?? Number.NaN) : (others[1] ?? Number.NaN)
    if (name === 'switch') return chosen(first, others)
    const digits = others.length > 0 ? this.asNumber(others[0] ?? 0) : undefined
    if (name === 'text') return writeNumber(this.asNumber(first), this.scope.language, digits)
    const make = Object.hasOwn(functions, name) ? functions[name] : undefined
    if (!make) throw new FormulaError()
    return make(...values.map((value) => this.asNumber(value)))
  }

  private isTrue(value: FormulaValue): boolean {
    const number = this.asNumber(value)
    return number !== 0 && !Number.isNaN(number)
  }

  private asNumber(value: FormulaValue): number {
    return typeof value === 'number' ? value : readNumber(value, this.scope.language)
  }

  private asText(value: FormulaValue): string {
    return typeof value === 'string' ? value : writeNumber(value, this.scope.language)
  }

  private oneOf(...signs: string[]): string | undefined {
    return signs.find((sign) => this.takes(sign))
  }

  private takes(sign: string): boolean {
    const next = this.tokens[this.at]
    if (next?.kind !== 'sign' || next.text !== sign) return false
    this.at += 1
    return true
  }

  private expect(sign: string): void {
    if (!this.takes(sign)) throw new FormulaError()
  }
}

/** The result beside the case that is the value; without one, the last that stands alone. */
function chosen(value: FormulaValue, others: readonly FormulaValue[]): FormulaValue {
  for (let at = 0; at + 1 < others.length; at += 2)
    if (others[at] === value) return others[at + 1] ?? Number.NaN
  return others.length % 2 === 1 ? (others.at(-1) ?? Number.NaN) : Number.NaN
}
