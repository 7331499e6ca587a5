import { type Day, dayNumber, readDay } from '../datepicker/calendar.ts'
import type { ShowRow } from '../rows/show-row.ts'
import { evaluateFormula, type FormulaScope } from './evaluate-formula.ts'
import { fillNumbers, readNumber } from './numbers.ts'

/** A field of a screen, as formulas read it. */
export interface FormulaField {
  /** What formulas call it: its label. */
  name: string
  /** Id of its component, and the name of the value that is kept of it. */
  id: string
  key: 'value' | 'active' | 'checked' | 'day'
  /** What is entered is a number, though it is kept as it was typed. */
  isNumber?: true
  /** Its value before anything was entered. */
  initial: string | number | boolean
  /** What one chooses from, in order, where the value is a place in it. */
  options?: string[]
}

/** Reads what was entered in a component, by its id and the value's name; undefined: nothing yet. */
type ReadEntered = (componentId: string, name: string) => unknown

const plainName = (name: string) => name.trim().toLowerCase()

/** A day that was chosen, or is written, as formulas have it; NaN where there is none. */
function dayOf(value: unknown): number {
  // Only date fields write under this name, and write this type.
  const day = typeof value === 'string' ? readDay(value) : (value as Day | null)
  return day ? dayNumber(day) : Number.NaN
}

/** The values of a screen's fields as formulas read them. */
export function scopeOf(
  fields: readonly FormulaField[],
  read: ReadEntered,
  language: string,
  moment: Pick<FormulaScope, 'seed' | 'today'> = {},
): FormulaScope {
  const known = new Map(
    fields.map((field) => [plainName(field.name), field]).toReversed() as [string, FormulaField][],
  )
  return {
    language,
    ...moment,
    valueOf: (name) => {
      const field = known.get(plainName(name))
      if (!field) return undefined
      const value = read(field.id, field.key) ?? field.initial
      if (typeof value === 'boolean') return Number(value)
      if (field.key === 'day') return dayOf(value)
      if (field.options) return field.options[Number(value)] ?? ''
      if (typeof value === 'number') return value
      return field.isNumber ? readNumber(String(value), language) : String(value)
    },
  }
}

/** A text with what its formula gives: its numbers are replaced, in their order, or all of it by a text. */
export function computedText(sample: string, formula: string | undefined, scope: FormulaScope): string {
  const values = formula?.trim() ? evaluateFormula(formula, scope) : undefined
  if (!values) return sample
  const [first] = values
  if (typeof first === 'string' && values.length === 1) return first
  return fillNumbers(
    sample,
    values.map((value) => (typeof value === 'number' ? value : Number.NaN)),
    scope.language,
  )
}

interface Computing {
  formula?: string
  textFormula?: string
  title?: string
  text?: string
  items?: readonly { value?: string; formula?: string }[]
}

/** Makes a component, by its type and words, say what its formulas give; one without any stays the same object. */
export function wordComputer(scope: FormulaScope): ShowRow {
  return (type, worded) => {
    const { label, properties } = worded
    const { formula, textFormula, title, text, items }: Computing = properties
    // Every value keeps its kind: texts become texts.
    const withWords = (words: object) => ({ label, properties: { ...properties, ...words } })
    if (type === 'text' && formula) return { label: computedText(label, formula, scope), properties }
    if (type === 'container' && (formula || textFormula))
      return withWords({
        title: title && computedText(title, formula, scope),
        text: text && computedText(text, textFormula, scope),
      })
    if (type === 'list' && items?.some((item) => item.formula))
      return withWords({
        items: items.map((item) =>
          item.value ? { ...item, value: computedText(item.value, item.formula, scope) } : item,
        ),
      })
    return worded
  }
}
