import type { Entity, Field } from '../../entity.ts'
import { capitalise, toPlural } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'

/** A field of a form. */
export const field = (name: string, kind: Field['kind'], value: string, options: string[] = []): Field => ({
  name,
  kind,
  value,
  options,
})

/** What one fills in for something new of which nothing is said, by what kind of thing it is. */
export function fieldsOf(noun: string, head: string, thing: Entity | undefined): Field[] {
  if (/^(?:poll|survey|vote)$/.test(head))
    return [
      field('Question', 'text', ''),
      field('Answers', 'long', ''),
      field('Ends on', 'date', 'Sat 28 Nov'),
    ]
  if (/^(?:announcement|news|post|article|notice|newsletter|message|story|update|tip)$/.test(head))
    return [field('Title', 'text', ''), field('Text', 'long', '')]
  if (/^(?:homework|assignment|task|exercise|chore|duty|to-?do)$/.test(head))
    return [field('Title', 'text', ''), field('Due on', 'date', 'Sat 28 Nov'), field('Details', 'long', '')]
  if (/^(?:point|star|credit|sticker)$/.test(head))
    return [
      field('For whom', 'person', 'Ana Petrova'),
      field(capitalise(toPlural(head)), 'number', '5'),
      field('What for', 'long', ''),
    ]
  switch (thing?.nounClass ?? classOf(head)) {
    case 'person':
      return [field('Name', 'text', ''), field('Email', 'email', ''), field('Phone', 'phone', '')]
    case 'event':
    case 'activity':
      return [
        field('Title', 'text', ''),
        field('Date', 'date', 'Sat 28 Nov'),
        field('Time', 'time', '10:00'),
        field('Place', 'place', ''),
      ]
    case 'place':
      return [field('Name', 'text', ''), field('Address', 'place', ''), field('Notes', 'long', '')]
    case 'document':
      return [field('Title', 'text', ''), field('Date', 'date', 'Thu 19 Nov'), field('Text', 'long', '')]
    default:
      return [field(`${capitalise(noun)} name`, 'text', ''), field('Notes', 'long', '')]
  }
}

/** What is told in words is written by whoever tells it. */
export const unwritten = (each: Field): Field =>
  ['long', 'text', 'place'].includes(each.kind) ? { ...each, value: '' } : each
