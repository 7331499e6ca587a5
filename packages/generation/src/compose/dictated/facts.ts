import { valuesOf } from '../../plan/content/values.ts'
import { nounField } from '../../plan/noun-field.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { fieldRows } from '../fields.ts'
import type { Loose } from '../kit.ts'
import { peopleOf } from '../people.ts'
import type { Scene } from '../scene.ts'

/** Names of values that are what a thing is called, its text, or somebody. */
export const isHeading = (label: string) =>
  /(?:^|\s)(?:title|headline)$|^(?:product|song|hotel|dish|item) name$/i.test(label)
export const isText = (label: string) =>
  /^(?:description|bio|about|summary|short description|text|message)$/i.test(label)
export const isPerson = (label: string) =>
  /^(?:name|user ?name|full name)$|\b(?:artist|author|customer|assignee|owner|seller|host|driver)\b/i.test(
    label,
  )

/** A row with the name of a value and what it could be. */
export function factRows({ app, entity }: Scene, label: string, value: string | undefined): Loose[] {
  const head = toSingular(label.toLowerCase().split(' ').at(-1) ?? '')
  if (value !== undefined) return [{ icon: iconFor(head, 'tag'), title: label, value }]
  if (isPerson(label)) return [{ icon: 'user', title: label, value: peopleOf(app.contentSeed, 2)[1] }]
  // "Departure airport" is a place, whatever departs there.
  if (classOf(head) === 'place')
    return [
      { icon: 'pin', title: label, value: /arriv|destination|\bto\b/i.test(label) ? 'Lisbon' : 'Bergen' },
    ]
  if (/\btime$/i.test(label) && /arriv|end|finish|until|clos/i.test(label))
    return [{ icon: 'clock', title: label, value: '21:05' }]
  const [row] = fieldRows([nounField(label, head)])
  return [
    row ?? { icon: iconFor(head, 'tag'), title: label, value: valuesOf(label)?.[0] ?? entity.groups[0] },
  ]
}
