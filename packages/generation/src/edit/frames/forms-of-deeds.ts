import { type AppDocument, type Screen, walkComponents } from '@kwiq/app-model'
import { stemOf } from '../../words/forms.ts'
import { targetOf } from '../entry.ts'
import { lastFilledIn } from '../rules/told-fields.ts'
import { kindNamed, mainDetail } from './kind-of-thing.ts'

/** Deeds that are done in the same form, under whatever word the app has for them. */
const alike: readonly (readonly string[])[] = [
  ['buy', 'order', 'pay', 'purchase', 'checkout', 'check', 'cart', 'basket'],
  ['book', 'reserve', 'schedule', 'appointment', 'reservation', 'booking', 'confirm'],
  ['register', 'join', 'enrol', 'apply', 'sign'],
  ['report', 'submit', 'send', 'hand'],
  [
    'add',
    'log',
    'record',
    'create',
    'enter',
    'write',
    'make',
    'note',
    'do',
    'new',
    'save',
    'start',
    'edit',
    'track',
  ],
]
const selling = new Set(['buy', 'order', 'pay', 'purchase', 'checkout', 'book', 'reserve'])

/** "Booking", "checking out": the bare verb. */
function bareVerb(word: string): string {
  const low = word.toLowerCase().split(' ')[0] ?? ''
  const bare = low.replace(/ing$/, '')
  if (bare === low) return low
  const all = alike.flat()
  return all.find((each) => each === bare || each === `${bare}e` || each === bare.slice(0, -1)) ?? bare
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** The form in which something is done: by what it is called, or what its buttons say. */
export function formForDeed(document: AppDocument, verb: string, thing: string): Screen | undefined {
  const deed = bareVerb(verb)
  const kind = thing === '' ? undefined : kindNamed(document, thing)
  const group = alike.find((each) => each.includes(deed)) ?? [deed]
  const isAdding = alike.at(-1)?.includes(deed) === true
  if (kind?.form && (isAdding || thing !== '')) {
    const isOwn = !selling.has(deed)
    if (isOwn) return kind.form
  }
  const forms = document.screens.filter((screen) => lastFilledIn(screen) >= 0)
  const stems = group.map((word) => stemOf(word))
  const isSaid = (text: string) =>
    wordsOf(text).some((word) => stems.includes(stemOf(word.replace(/ing$/, ''))))
  const titles = ({ name, components }: Screen) => [
    name,
    ...components.flatMap(({ type, label }) => (type === 'header' ? [label] : [])),
  ]
  const thingStems = wordsOf(thing).map(stemOf)
  const isOfThing = (text: string) => {
    const own = wordsOf(text).map(stemOf)
    return thingStems.length > 0 && thingStems.every((stem) => own.includes(stem))
  }
  const named = forms.filter((screen) => titles(screen).some((title) => isSaid(title)))
  const best =
    forms.find((screen) => titles(screen).some((title) => isOfThing(title))) ??
    (isAdding && thingStems.length > 0 ? undefined : named[0])
  if (best) return best
  // What is ordered is paid somewhere, whether or not one fills in something there.
  const till = group.includes('order')
    ? document.screens.find(({ name }) =>
        /^(?:check-?out|pay|payment|order|cart|basket|your order)$/i.test(name),
      )
    : undefined
  if (till) return till
  // "Confirm" on a screen with days and times: one books there.
  const buttons = ({ components }: Screen) =>
    [...walkComponents(components)].filter(({ type }) => type === 'button')
  const ended = isAdding
    ? undefined
    : forms.find((screen) => buttons(screen).some(({ label }) => isSaid(label)))
  if (ended) return ended
  const led = isAdding
    ? undefined
    : document.screens
        .flatMap((screen) => buttons(screen))
        .filter(({ label }) => isSaid(label))
        .flatMap(({ properties }) => targetOf(properties) ?? [])
  const target = forms.find(({ id }) => led?.includes(id))
  if (target) return target
  // The only form there is.
  const [only, ...others] = forms.filter(
    ({ components }) => !components.some(({ type }) => type === 'navbar'),
  )
  return isAdding && thingStems.length === 0 && others.length === 0 ? only : kind?.form
}

/** Where something is chosen before it is bought or booked, in an app without a form for that: the page of one. */
export const pageForDeed = (document: AppDocument, verb: string): Screen | undefined =>
  selling.has(bareVerb(verb)) ? mainDetail(document) : undefined
