import { byWord } from '../../by-word.ts'
import type { Field } from '../../entity.ts'
import { unitNamed } from '../../words/units.ts'
import { type Worked, workedText } from './formula-for.ts'

/** What one euro was in other currencies, about: rates are samples until the creator sets others. */
const perEuro: Readonly<Record<string, number>> = byWord({
  EUR: 1,
  USD: 1.0836,
  GBP: 0.8412,
  JPY: 163.2,
  CHF: 0.9648,
})

/** A choice as a formula: what goes with the option that is chosen. */
const chosen = ({ name, options }: Field, goesWith: (option: string) => number | string) =>
  `switch({${name}}, ${options.map((option) => `"${option}", ${literal(goesWith(option))}`).join(', ')})`
const literal = (value: number | string) => (typeof value === 'number' ? String(value) : `"${value}"`)

const rateOf = (option: string) => perEuro[option] ?? 1
const factorOf = (option: string) => unitNamed(option)?.factor ?? 1
const offsetOf = (option: string) => unitNamed(option)?.offset ?? 0
const signOf = (option: string) => unitNamed(option)?.sign ?? option
/** "Mile", "foot", "km/h". */
const oneOf = (option: string) => {
  const sign = signOf(option)
  return /\//.test(sign) ? sign : sign.replace('feet', 'foot').replace(/(?<=inch)es$|s$/, '')
}

const moneyFormulas = (amount: Field, from: Field, to: Field) => {
  const write = (value: string, digits: number) =>
    `text(${value} / ${chosen(from, rateOf)} * ${chosen(to, rateOf)}, ${digits}) & " " & {${to.name}}`
  return { value: write(`{${amount.name}}`, 2), below: `"1 " & {${from.name}} & " = " & ${write('1', 4)}` }
}

const unitFormulas = (amount: Field, from: Field, to: Field) => {
  const hasOffsets = [...from.options, ...to.options].some((option) => offsetOf(option) !== 0)
  const offset = (sign: string, field: Field) => (hasOffsets ? ` ${sign} ${chosen(field, offsetOf)}` : '')
  const write = (value: string) =>
    `(${value}${offset('-', from)}) * ${chosen(from, factorOf)} / ${chosen(to, factorOf)}${offset('+', to)} & " " & ${chosen(to, signOf)}`
  return {
    value: write(`{${amount.name}}`),
    below: `"1 " & ${chosen(from, oneOf)} & " = " & ${write('1')}`,
  }
}

/**
 * How a value in one unit or currency becomes one in another, and what one of it is; undefined where the fields are
 * no conversion, or a rate is not known.
 */
export function conversionFormulas(fields: readonly Field[]): { value: Worked; below: Worked } | undefined {
  const [amount] = fields
  const [from, to] = fields.filter(({ name, kind }) => kind === 'choice' && /^(?:from|to)$/i.test(name))
  if (!amount || !from || !to || amount === from) return undefined
  const options = [...from.options, ...to.options]
  const areKnown = (isKnown: (option: string) => boolean) => options.every(isKnown)
  const formulas = areKnown((option) => perEuro[option] !== undefined)
    ? moneyFormulas
    : areKnown((option) => unitNamed(option) !== undefined)
      ? unitFormulas
      : undefined
  if (!formulas) return undefined
  const { value, below } = formulas(amount, from, to)
  return { value: workedText('', value, fields), below: workedText('', below, fields) }
}
