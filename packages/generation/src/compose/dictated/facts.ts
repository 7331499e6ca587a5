import { byWord } from '../../by-word.ts'
import type { Part } from '../../dictation/part.ts'
import { findAttribute } from '../../words/attributes.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { iconFor } from '../../words/noun-icons.ts'
import type { Loose } from '../kit.ts'
import { peopleOf } from '../people.ts'
import type { Scene } from '../scene.ts'
import { valueHere } from './value-here.ts'
import { knownValue, valueOf } from './value-of.ts'
import { workedOut } from './worked-out.ts'
import { has } from '../../understand/searched.ts'

const wordsOf = (label: string) => label.toLowerCase().split(/\s+/).map(toSingular)
/** "User", "full" and "first" before "name" mean somebody's, as does a word for people. */
const isSomebodys = (noun: string | undefined) =>
  noun === undefined ||
  /^(?:user|username|full|first|last|family|given|nick|display|contact)$/.test(noun) ||
  classOf(noun) === 'person'

/** Names of values that are what a thing is called: its title, or "product name". */
export function isHeading(label: string): boolean {
  const words = wordsOf(label)
  const head = words.at(-1)
  return (
    head === 'title' ||
    head === 'headline' ||
    head === 'heading' ||
    /^subject(?: line)?$/i.test(label) ||
    /^(?:title|name) of (?!person|people|user|owner|driver|customer|guest|patient)/i.test(label) ||
    (head === 'name' &&
      !/^(?:latin|botanical|scientific|common|popular)$/.test(words.at(-2) ?? '') &&
      !isSomebodys(words.at(-2)))
  )
}
/** A value under its name; of somebody the job title is one, too. */
export const isRow = ({ label, role }: Part & { kind: 'fact' }, isOfSomebody: boolean): boolean =>
  role === undefined &&
  (!isHeading(label) ||
    /^(?:company|employer|brand|airline) name$/i.test(label) ||
    (isOfSomebody && /^job title$/i.test(label))) &&
  !isText(label) &&
  !/^greeting$/i.test(label)

/** Its text. */
export const isText = (label: string): boolean =>
  has(
    /^(?:short |brief |long |full )?(?:bio|about|(?:plot |short )?summary|plot|first (?:few )?lines?|synopsis|storyline|excerpt|caption|paragraph.*|(?:(?:e-?mail|message|post) )?body|(?:customer|client|user|original|first) message|(?:post|body|message|review|comment|article|main|intro) text|(?:his|her|its|the)? ?story)$/i,
    label,
  ) || findAttribute(wordsOf(label).at(-1) ?? '')?.kind === 'long'
/** Somebody: "name", "patient name", "assignee". */
export function isPerson(label: string): boolean {
  const words = wordsOf(label)
  const head = words.at(-1) ?? ''
  if (head === 'name' || head === 'username') return isSomebodys(head === 'name' ? words.at(-2) : undefined)
  return classOf(head) === 'person' || /(?:ign|pay|train|nomin|mentor?|interview)ee$/.test(head)
}

const icons: Readonly<Partial<Record<string, string>>> = byWord({
  email: 'mail',
  phone: 'phone',
  number: 'grid',
  legs: 'paw',
  skills: 'star',
  skill: 'star',
  city: 'pin',
  address: 'pin',
  location: 'pin',
  date: 'calendar',
  birthday: 'calendar',
  day: 'calendar',
  time: 'clock',
  duration: 'clock',
  website: 'globe',
  total: 'wallet',
  subtotal: 'receipt',
  amount: 'wallet',
  balance: 'wallet',
  shipping: 'truck',
  streak: 'flame',
  night: 'wallet',
})
const iconOfValue = (head: string) => icons[head] ?? iconFor(head, 'tag')

/** Whose page it is: the one that was chosen from a list of people, else who uses the app. */
export function ownerOf({ app, entity, screen }: Scene): string {
  const lists = app.screens.flatMap(({ dictated }) => [...(dictated?.lists.values() ?? [])])
  const isChosen = screen.dictated?.from !== undefined && lists.includes(entity)
  const chosen = isChosen ? entity.samples[0]?.avatar : undefined
  return chosen ?? peopleOf(app.contentSeed, 1)[0] ?? 'Mara Vogt'
}

/** A row with the name of a value and what it could be; where nobody can know that, only with its name; `isOwn`: of who uses the app. */
export function factRows(scene: Scene, label: string, value: string | undefined, isOwn = false): Loose[] {
  const { app, entity, nth = 0 } = scene
  const head = toSingular(label.toLowerCase().split(' ').at(-1) ?? '')
  if (value !== undefined) return [{ icon: iconOfValue(head), title: label, value }]
  const worked = workedOut(scene, label)
  if (worked) return [{ icon: iconOfValue(head), title: label, value: worked.text, formula: worked.formula }]
  const mine = isOwn ? ownerOf(scene) : entity.samples[0]?.avatar
  const shown =
    (nth === 0 ? valueHere(scene, label) : undefined) ?? valueOf(label, nth, entity, app.contentSeed, mine)
  if (isPerson(label)) return [{ icon: 'user', title: label, value: shown }]
  if (/rating$|^stars$/i.test(label)) return [{ icon: 'star', title: label, value: shown }]
  // "Departure airport" is a place, whatever departs there.
  if (classOf(head) === 'place' && knownValue(label, nth) === undefined)
    return [
      { icon: 'pin', title: label, value: /arriv|destination|\bto\b/i.test(label) ? 'Lisbon' : 'Bergen' },
    ]
  if (/\btime$/i.test(label) && /arriv|end|finish|until|clos/i.test(label))
    return [{ icon: 'clock', title: label, value: '21:05' }]
  return [{ icon: iconOfValue(head), title: label, value: shown }]
}
