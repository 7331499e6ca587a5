import { capitalise } from '../../words/forms.ts'
import { isParticiple } from '../../words/verbs.ts'
import type { NounClass } from '../../words/noun-classes.ts'
import type { Said } from './register.ts'
import { people } from '../content/base.ts'
import { type Column, parts } from './said-field.ts'
import { bearsName } from './titles-of.ts'

/** How it stands with something, rather than what it is made of. */
const statelike =
  /\b(?:status|state|condition|severity|priority|urgency|stage|result|outcome|risk|payment|availability)$/i
const notYet = 'Not yet'

/**
 * Columns of a list with two of a kind made different: who teaches a group is nobody in it, and what is spent is another
 * amount than what comes in.
 */
export function apartFromEachOther(columns: readonly Column[], nounClass: NounClass): Column[] {
  const seen = new Map<string, number>()
  // People are called by the same six names.
  if (nounClass === 'person') seen.set('person', 1)
  return columns.map((column) => {
    const { values, use, field } = column
    if (values.length < 2 || /^(?:ref|date|due|choice)$/.test(use)) return column
    const kind = use === 'person' ? 'person' : [...values].toSorted().join()
    const times = seen.get(kind) ?? 0
    seen.set(kind, times + 1)
    if (times === 0) return column
    const turned = values.map((_value, index) => values[(index + times * 2) % values.length] ?? '')
    return { ...column, values: turned, field: { ...field, value: turned[0] ?? '' } }
  })
}

const ofPeople = /\b(?:phone|e-?mail|mobile|telephone)\b/i
const stationary =
  /(?:freezer|fridge|oven|machine|printer|sensor|device|server|camera|pump|tank|boiler|generator|router|meter|scanner|incubator|dryer|washer|cabinet|cupboard|room|site|hall|field|plot|station|store|depot)$/

/** Names as such things have them: those of people where one can be called, of the kind where it is known, by where it stands. */
export const namedAs = (
  columns: readonly Column[],
  noun: string,
  nounClass: NounClass,
  examples: readonly string[],
): Column[] =>
  columns.map((column) => {
    if (column.use !== 'name' || bearsName.test(noun) || nounClass === 'animal') return column
    const isSomebody = nounClass !== 'place' && columns.some(({ field }) => ofPeople.test(field.name))
    const values = isSomebody
      ? people
      : examples.length > 3
        ? examples.map((each) => each.split(', ')[0] ?? each)
        : stationary.test(noun)
          ? parts.map((part) => `${part} ${noun.split(' ').at(-1) ?? noun}`)
          : column.values
    return { ...column, values, field: { ...column.field, value: values[0] ?? '' } }
  })

/** The column that tells how it stands with each: a state, choices the description gives, or what is done or not yet. */
export function stateOf(columns: readonly Column[], said: readonly Said[]): Column | undefined {
  const choices = columns.filter(({ use }) => use === 'choice')
  const isGiven = ({ field }: Column) =>
    said.some(({ name, options }) => name === field.name && options.length > 1)
  return (
    choices.find(({ field }) => statelike.test(field.name)) ??
    choices.find(isGiven) ??
    doneOrNot(columns.find(({ field }) => field.kind === 'switch' && isParticiple(field.name.toLowerCase())))
  )
}

const doneOrNot = (column: Column | undefined): Column | undefined =>
  column && {
    ...column,
    field: { ...column.field, options: [column.field.name, notYet] },
    use: 'choice',
    values: [0, 1, 2, 3, 4, 5].map((index) => (index % 3 === 1 ? notYet : column.field.name)),
  }

/** A value as it stands in a row: a bare number says of what it is. */
export function inWords({ field, values }: Column, index: number): string {
  const value = values[index % values.length] ?? ''
  if (!/^\d{1,3}$/.test(value)) return value
  const name = field.name.toLowerCase()
  if (name.endsWith(' left')) return `${value} left`
  const [per] = / per \w+$/.exec(name) ?? []
  if (per) return `${value}${per}`
  const [, numbered] = /^(.+) (?:number|no)$/.exec(name) ?? []
  return numbered ? `${capitalise(numbered)} ${value}` : value
}
