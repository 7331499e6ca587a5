import { computedText, type FormulaField, scopeOf } from '@kwiq/catalogue/formula'
import type { Field } from '../../entity.ts'
import { type FormulaRule, formulaRules } from './rules.ts'
import { hobbyRules } from './hobby-rules.ts'
import { schoolRules } from './school-rules.ts'
import { sortRules } from './sort-rules.ts'

/** Something that is worked out: how, and what comes out for the values the fields are filled with. */
export interface Worked {
  text: string
  formula: string
}

const written = ({ kind, value }: Field): string =>
  kind === 'choice' || kind === 'date' ? value : value.replaceAll(/[^\d.,-]/g, '')

/** Fields that hold a number or a choice; the others cannot be reckoned with. */
const isReckoned = ({ kind, value }: Field) =>
  kind === 'choice' ||
  (kind === 'date' && /\b\d{4}$/.test(value)) ||
  (['number', 'money', 'slider', 'text'].includes(kind) && /\d/.test(value))

/** The field of each letter of a rule; undefined when one is missing. No two letters are one field. */
function boundFields({ of }: FormulaRule, fields: readonly Field[]): Map<string, Field> | undefined {
  const bound = new Map<string, Field>()
  const free = new Set(fields.filter(isReckoned))
  for (const [letter, form] of Object.entries(of)) {
    const field = [...free].find(({ name }) => form.test(name))
    if (!field) return undefined
    bound.set(letter, field)
    free.delete(field)
  }
  return bound
}

/** A rule's formula with the names of fields in braces in place of its letters. */
const named = (formula: string, bound: ReadonlyMap<string, Field>) =>
  formula.replaceAll(/"[^"]*"|\b[a-z]\b/g, (part) => {
    const field = bound.get(part)
    return field ? `{${field.name}}` : part
  })

/** A text as its formula makes it with what the fields of a screen are filled with. */
export function workedText(sample: string, formula: string, fields: readonly Field[]): Worked {
  const filled = fields.map((field): FormulaField => ({
    name: field.name,
    id: field.name,
    key: field.kind === 'date' ? 'day' : 'value',
    ...(field.kind !== 'choice' && field.kind !== 'date' && { isNumber: true }),
    initial: written(field),
  }))
  return {
    text: computedText(
      sample,
      formula,
      scopeOf(filled, () => undefined, 'en'),
    ),
    formula,
  }
}

/**
 * How something a calculation gives is worked out from the fields of its screen, with the line below it where
 * the rule has one; undefined where nobody knows. `sample` has the look of its value: "€ 18.40".
 */
export function formulaFor(
  output: string,
  sample: string,
  fields: readonly Field[],
): { value: Worked; below?: Worked } | undefined {
  const name = output.replace(/^(?:total )?number of /i, '')
  for (const rule of [...schoolRules, ...hobbyRules, ...sortRules, ...formulaRules]) {
    const bound = rule.gives.test(name) ? boundFields(rule, fields) : undefined
    if (!bound) continue
    const { below } = rule
    return {
      value: workedText(sample, named(rule.formula, bound), fields),
      ...(below && { below: workedText(below.text, named(below.formula, bound), fields) }),
    }
  }
  return undefined
}
