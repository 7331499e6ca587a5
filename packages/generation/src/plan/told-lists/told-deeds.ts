import { defineEntity, type Entity, type Field } from '../../entity.ts'
import type { Understanding } from '../../understand/understand.ts'
import { capitalise, stemOf } from '../../words/forms.ts'
import { iconOfVerb } from '../../words/verb-icons.ts'
import { makeRoom } from '../main-matter.ts'
import { columnOf } from '../register/said-field.ts'
import { unwritten } from '../roles/usual-fields.ts'
import type { ScreenPlan } from '../types.ts'
import { isDone } from '../../understand/role-doings.ts'
import { isDoneInForm } from './done-in-form.ts'

const leastValues = 2
const mostFields = 8
const longestTitle = 24
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !/^(?:the|and|for)$/u.test(word))
    .map(stemOf)

/** "Make a list": what one does, and gives nothing. */
const isDoing = (value: string): boolean => {
  const [first = '', ...rest] = value.split(' ')
  return rest.length > 0 && isDone(first) && /^(?:an?|the|your|it|us)$/iu.test(rest[0] ?? '')
}

/** The fields a line tells of what is done: "donate food (item, quantity, expiry date)". */
const fieldsOf = (values: readonly string[], noun: string, text: string): Field[] =>
  values
    .slice(0, mostFields)
    .map((name, at) =>
      unwritten(columnOf({ name: capitalise(name), options: [] }, at, new Map(), text, noun).field),
    )

/** Forms of lines that say what is done, and what one gives there: those the app has for it ask for that, others are added. */
export function addToldDeeds(
  screens: ScreenPlan[],
  meant: Understanding,
  entities: Map<string, Entity>,
): void {
  const text = meant.text.toLowerCase()
  for (const { head, values: told } of meant.lines) {
    const words = head
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => !/^(?:an?|the|my|our|your|us|me|some)$/u.test(word))
    const values = told.filter((value) => !isDoing(value))
    const [verb = '', ...named] = words
    if (values.length < leastValues || named.length === 0 || !isDoneInForm(words)) continue
    const noun = named.join(' ')
    const asked = stemsOf(head)
    // What is entered there is nothing one chooses between elsewhere.
    meant.phrases = meant.phrases.map((phrase) =>
      phrase.verb === verb && phrase.options.length > 1 && phrase.stems.every((stem) => asked.includes(stem))
        ? { ...phrase, options: [] }
        : phrase,
    )
    const form = screens.find(
      ({ kind, name, title = '' }) =>
        kind === 'form' && asked.every((stem) => stemsOf(`${name} ${title}`).includes(stem)),
    )
    const known = form && entities.get(form.entity)
    const fields = fieldsOf(values, noun, text)
    if (form && known) {
      if (form.isDeed) entities.set(known.id, { ...known, fields, told: fields.length })
      continue
    }
    const title = capitalise(head)
    if (title.length > longestTitle || !makeRoom(screens, meant)) continue
    const id = `told-${asked.join('-')}`
    const icon = iconOfVerb(verb)
    const entity = defineEntity({
      id,
      one: title,
      words: noun,
      icon,
      fields: '',
      samples: `icon | title | subtitle\n${icon} | ${capitalise(noun)} | Sent on Tuesday`,
    })
    entities.set(id, { ...entity, fields, told: fields.length, add: title, use: 'Send' })
    screens.push({
      id: `do-${asked.join('-')}`,
      kind: 'form',
      name: title,
      icon,
      isTab: false,
      entity: id,
      variant: 0,
      extras: [],
      title,
      isDeed: true,
    })
  }
}
