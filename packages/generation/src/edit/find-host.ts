import { type AppDocument, type ComponentNode, type Screen, walkComponents, walkNodes } from '@kwiq/app-model'
import { targetOf } from './entry.ts'
import { findNamedScreen } from './find-screen.ts'
import { findNear, type FoundNode } from './find-target.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { startOf } from './places.ts'

/** The screen that is named; the first one where none is. */
export const screenNamed = (document: AppDocument, words: string | undefined): Screen | undefined =>
  words ? findNamedScreen(document, words) : startOf(document)

/** "The chart on the home screen": what is meant, and the screen where one is named. */
export function splitHost(document: AppDocument, words: string): { subject: string; screen?: Screen } {
  // "The list of expenses" is no list on a screen that is called so.
  if (/\blist of\s+(?:the\s+|my\s+|our\s+)?[^\s]+(?:\s\S+)?$/i.test(words)) return { subject: words }
  const [, subject, place = ''] =
    /^(.+?)\s+(?:on|in|of|from|when|while|during)\s+(?:the\s+)?(.{2,40})$/i.exec(words) ?? []
  // "When choosing a date" is on the screen called Choose date.
  const screen =
    findNamedScreen(document, place) ??
    findForm(document, place) ??
    (/^\w+ing\s/i.test(place) ? findNamedScreen(document, place.replace(/^(\w+)ing\b/i, '$1')) : undefined)
  return screen && subject !== undefined ? { subject, screen } : { subject: words }
}

interface Host {
  screen: Screen
  /** The component of the screen that is meant. */
  node?: FoundNode
}

/** What something is added to: a screen, a form, "each habit" (the screen of one), or a component. */
export function findHost(document: AppDocument, words: string): Host | undefined {
  const screen =
    findNamedScreen(document, words) ??
    findForm(document, words) ??
    (/^(?:each|every)\s/i.test(words)
      ? (findNamedScreen(document, words.replace(/^\S+\s+/, '')) ??
        findNamedScreen(document, 'detail screen'))
      : undefined)
  if (screen) return { screen }
  const node = findNear(document, words)
  if (node) return { screen: node.screen, node }
  // "Full classes" are classes: the screen of one of them.
  const last = words.split(' ').at(-1)?.toLowerCase() ?? ''
  const one =
    words.includes(' ') && toSingular(last) !== last ? findNamedScreen(document, toSingular(last)) : undefined
  return one && { screen: one }
}

/** The form a button of such a name opens. */
function ledByButton(
  document: AppDocument,
  words: string,
  isForm: (screen: Screen) => boolean,
): Screen | undefined {
  const deed = (text: string) => stemOf(text.toLowerCase()).replace(/ing$/, '')
  const wanted = deed(
    words
      .replace(/^(?:the|our|my|an?)\s+/i, '')
      .split(' ')
      .at(-1) ?? '',
  )
  const targets = [...walkNodes(document)].flatMap(({ node }) =>
    node.type === 'button' && node.label.split(' ').some((word) => deed(word) === wanted)
      ? [targetOf(node.properties)]
      : [],
  )
  return document.screens.find((screen) => targets.includes(screen.id) && isForm(screen))
}

/** Where something is booked or ordered, under whatever name: one fills it in and confirms it there. */
function takenIn(
  document: AppDocument,
  words: string,
  isForm: (screen: Screen) => boolean,
): Screen | undefined {
  if (!/\b(?:book(?:ing)?s?|appointments?|reservations?|orders?|ordering|check-?out)\b/i.test(words))
    return undefined
  return document.screens.find(
    (screen) =>
      isForm(screen) &&
      [...walkComponents(screen.components)].some(
        ({ type, label }) =>
          type === 'button' && /^(?:confirm|book|reserve|order|place order|pay|send)\b/i.test(label),
      ),
  )
}

/** "The form" is the screen with the most fields. */
function findForm(document: AppDocument, words: string): Screen | undefined {
  if (!/\bform\b/i.test(words)) return undefined
  const sort = words.replace(/\s*\bform\b/i, '')
  const named = findNamedScreen(document, sort)
  const hasFields = ({ components }: Screen) => [...walkComponents(components)].some(isField)
  // "The booking form" is where the Book button leads, not the screen that says it is booked.
  const led = named && !hasFields(named) ? ledByButton(document, sort, hasFields) : undefined
  if (named) return led ?? (hasFields(named) ? undefined : takenIn(document, sort, hasFields)) ?? named
  const stem = stemOf(
    words
      .replace(/\s*\bform\b.*/i, '')
      .split(' ')
      .at(-1)
      ?.toLowerCase() ?? '',
  )
  const titled = document.screens.find(
    ({ components }) =>
      components.some(
        ({ type, label }) =>
          type === 'header' && stem !== '' && label.toLowerCase().split(' ').map(stemOf).includes(stem),
      ) && [...walkComponents(components)].some(isField),
  )
  if (titled) return titled
  const fields = (screen: Screen) => [...walkComponents(screen.components)].filter(isField).length
  const [most] = document.screens.toSorted((one, other) => fields(other) - fields(one))
  return most && fields(most) > 0 ? most : undefined
}

export const isField = ({ type, properties }: ComponentNode): boolean =>
  type === 'input' && properties.kind !== 'search' && properties.kind !== 'composer'
