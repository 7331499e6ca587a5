import { formatNumber } from '../language/format-number.ts'
import { intlTag } from '../language/intl-tag.ts'

/** What stands before the decimals in a language. */
const decimalSign = (language: string) => formatNumber(0.5, language).charAt(1)

/** A number with its groups and decimals, as people write it. */
const written = /\d+(?:[.,\u00a0\u202f]\d+)*/g

/** Where in digits and signs the decimals begin; undefined: there are none. "1,240" has some only where a comma parts them off. */
function decimalsAt(text: string, language: string): number | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return undefined
  const sign = text.charAt(last)
  const others = text.slice(0, last)
  if (others.includes(sign)) return undefined
  const isGroup = text.length - last === 4 && sign !== decimalSign(language) && !/[.,]/.test(others)
  return isGroup && !text.startsWith('0') ? undefined : last + 1
}

/** The first number of a text, "€ 1,240.50"; NaN where it has none. A comma is read as the language has it. */
export function readNumber(text: string, language: string): number {
  const found = text.match(written)?.[0]
  if (found === undefined) return Number.NaN
  const at = decimalsAt(found, language) ?? found.length + 1
  const digits = (part: string) => part.replaceAll(/\D/g, '')
  const value = Number(`${digits(found.slice(0, at - 1))}.${digits(found.slice(at)) || '0'}`)
  return /[-−]\s*[^\d\s]{0,3}\s*\d/.test(text.slice(0, text.indexOf(found) + 1)) ? -value : value
}

/** What stands for a number there is none of. */
const nothing = '–'

interface Look {
  digits: number
  /** Whether every decimal is written, also a nought at the end. */
  isExact: boolean
  isGrouped: boolean
}

function format(value: number, language: string, { digits, isExact, isGrouped }: Look): string {
  if (!Number.isFinite(value)) return nothing
  const options = {
    minimumFractionDigits: isExact ? digits : 0,
    maximumFractionDigits: digits,
    useGrouping: isGrouped,
  }
  const text = tryFormat(value === 0 ? 0 : value, language, options)
  return /[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '')
}

function tryFormat(value: number, language: string, options: Intl.NumberFormatOptions): string {
  try {
    return value.toLocaleString(intlTag(language), options)
  } catch {
    return value.toLocaleString('en', options)
  }
}

const mostDigits = 8

/** A number as a language writes it, with as many decimals as stated, or those that matter: two, four below one. */
export function writeNumber(value: number, language: string, digits?: number): string {
  const stated = digits !== undefined && Number.isFinite(digits)
  return format(value, language, {
    digits: stated ? Math.max(0, Math.min(mostDigits, Math.round(digits))) : Math.abs(value) < 1 ? 4 : 2,
    isExact: stated,
    isGrouped: true,
  })
}

/** A text with other numbers in place of its own, in their order, each with as many decimals: "€ 18.40", 7 gives "€ 7.00". */
export function fillNumbers(sample: string, values: readonly number[], language: string): string {
  let index = 0
  return sample.replaceAll(written, (text) => {
    const value = values[index]
    index += 1
    if (value === undefined) return text
    const at = decimalsAt(text, language)
    const whole = at === undefined ? text : text.slice(0, at - 1)
    return format(value, language, {
      digits: Math.min(mostDigits, at === undefined ? 0 : text.length - at),
      isExact: true,
      // "2140" is written without groups on purpose.
      isGrouped: /\D/.test(whole) || whole.length < 4,
    })
  })
}
