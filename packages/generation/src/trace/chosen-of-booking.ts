import { peopleOf } from '../compose/people.ts'
import { isSameField } from '../plan/same-field.ts'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'

const mostNames = 3
const mostWords = 3

/**
 * "Choose your preferred barber": who is free is chosen where the time is, among some of those there are. Undefined for what
 * is no person, and where the screen asks for somebody already.
 */
export function chosenOfBooking(
  what: string,
  slots: ScreenPlan,
  { entities, contentSeed }: AppPlan,
): ScreenPlan | undefined {
  const words = what.toLowerCase().split(' ')
  const head = toSingular(words.at(-1) ?? '')
  if (words.length > mostWords || classOf(head) !== 'person') return undefined
  const label = capitalise([...words.slice(0, -1), head].join(' '))
  const isAsked = slots.extras.some((extra) => extra.kind === 'choice' && isSameField(extra.label, label))
  if (isAsked) return slots
  const listed = [...entities.values()].find(
    ({ one, samples }) =>
      toSingular(one.toLowerCase()).endsWith(head) && samples.some(({ avatar }) => avatar !== undefined),
  )
  const known =
    entities.get(slots.entity)?.fields.flatMap(({ kind, value }) => (kind === 'person' ? [value] : [])) ?? []
  const others = listed?.samples.map(({ title }) => title) ?? peopleOf(contentSeed, mostNames * 2).slice(1)
  const names = listed ? others : [...known, ...others]
  slots.extras.push({
    kind: 'choice',
    label,
    options: [...new Set(names)].slice(0, mostNames),
  })
  return slots
}
