import type { Field } from '../../entity.ts'
import { capitalise } from '../../words/forms.ts'
import type { NounClass } from '../../words/noun-classes.ts'
import { at, people } from '../content/base.ts'
import { uncounted } from './chunk-kinds.ts'
import type { RegisterThing } from './register.ts'
import type { Column } from './said-field.ts'

const numbers = ['18', '17', '15', '12', '11', '9']

/** They are gone through one after the other. */
const inOrder =
  /(?:^|[ -])(?:step|stage|phase|scene|act|chapter|lesson|level|part|page|verse|round|lap|week|unit|module)$/

/** What things are called, by their place. */
export interface Titles {
  at: (index: number) => string
  /** The column the titles come from. */
  from?: Column
}

/** What tells one from the other: its name, where or for whom it is, its day, or its number. */
export function titlesOf(
  { noun, log }: RegisterThing,
  nounClass: NounClass,
  examples: readonly string[],
  columns: readonly Column[],
  isDone: boolean,
  turn: number,
): Titles {
  const column = (use: Column['use']) => columns.find((each) => each.use === use)
  const from = (found: Column): Titles => ({ at: (index) => at(found.values, index), from: found })
  const named = column('name')
  if (nounClass === 'person')
    return { at: (index) => at(people, index + turn), ...(named ? { from: named } : {}) }
  if (named) return from(named)
  // Of what is done the description says more than its name would.
  if (examples.length > 3 && !log && columns.length < (isDone ? 5 : 6))
    return { at: (index) => at(examples, index).split(', ')[0] ?? '' }
  const place = column('place')
  const day = column('date')
  const ref = column('ref')
  const where = place ?? (columns.length < 5 ? ref : undefined)
  if (isDone && where) return from(where)
  const key = columns.find(
    ({ field, use }) =>
      use === 'text' && /species|variety|kind|type|model|breed|title|method|piece|tower/i.test(field.name),
  )
  if (key) return from(key)
  if (isDone && day) return from(day)
  // "Norrgard 1987": who made it, and when.
  const maker = columns.find(({ field }) =>
    /^(?:maker|make|manufacturer|builder|brand|foundry)$/i.test(field.name),
  )
  const made = columns.find(({ field }) =>
    /^(?:model|(?:year|date)(?: (?:built|made|of .*))?)$/i.test(field.name),
  )
  if (maker && made) return { at: (index) => `${at(maker.values, index)} ${at(made.values, index)}` }
  // "Paper stock": one of it is paper.
  const words = noun.split(' ')
  const last = uncounted.test(words.at(-1) ?? '') ? words.at(-2) : words.at(-1)
  const one = capitalise(last ?? noun)
  if (inOrder.test(noun)) return { at: (index) => `${one} ${index + 1}` }
  const start = turn % 3
  return { at: (index) => `${one} ${Number(at(numbers, index)) + start * 20}` }
}

/** A title of its own where nothing else names the thing. */
export const titleField = (fields: readonly Field[], one: string, title: string, isNamed: boolean): Field[] =>
  isNamed || fields.some(({ name }) => /(?:name|title)$/i.test(name))
    ? [...fields]
    : [
        { name: one.split(' ').length > 1 ? 'Name' : `${one} name`, kind: 'text', value: title, options: [] },
        ...fields,
      ]
