import { type AppDocument, type Screen, walkNodes } from '@kwiq/app-model'
import { findType } from '../model/repair/aliases.ts'
import { stemOf } from '../words/forms.ts'
import { findByMeaning } from './find-by-meaning.ts'
import { startOf } from './places.ts'
import { isSameThing } from './same-things.ts'
import { indexOfOrdinal } from './words.ts'

/** Words that name something, without those that only say that it is one. */
export const clean = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/["'“”]|\b(?:the|a|an|my|our|this|all|screen|page|tab)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
/** "Catalogue" and "catalog" are one word, as are "Détails" and "details". */
const spelt = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/ogue(s?)\b/g, 'og$1')
    .replaceAll(/\b(fav|col|flav|harb|neighb|lab)our/g, '$1or')
    .replaceAll(/\b(cent|theat|met|lit)re(s?)\b/g, '$1er$2')
/** "Settings" are no setting up of anything. */
export const stems = (text: string) =>
  spelt(clean(text))
    .split(' ')
    .filter(Boolean)
    .map((word) => (word === 'settings' ? word : stemOf(word)))

/** The screen a person names, by its name or id. */
export function findNamedScreen(document: AppDocument, words: string): Screen | undefined {
  const screen = findScreen(document, words)
  // "The cakes" are the list that is called so, not the screen of one cake.
  const bare = clean(words)
  const isList =
    screen !== undefined &&
    !/\b(?:screen|page|tab)s?\b/i.test(words) &&
    ![screen.name.toLowerCase(), screen.id].includes(bare) &&
    [...walkNodes(document)].some(({ node }) => node.type === 'list' && node.label.toLowerCase() === bare)
  return isList ? undefined : screen
}

function findScreen(document: AppDocument, words: string): Screen | undefined {
  const wanted = clean(words)
  if (wanted === '') return undefined
  const exact = document.screens.find(
    (screen) => screen.name.toLowerCase() === wanted || screen.id === wanted,
  )
  const sought = stems(words)
  const place = findByPlace(document, words)
  if (sought.length === 0) return exact ?? place
  return (
    exact ??
    place ??
    document.screens.find((screen) => stems(screen.name).join(' ') === sought.join(' ')) ??
    nameAmong(document.screens, sought, words) ??
    document.screens.find((screen) => doings(screen.name) === sought.map(withoutIng).join(' ')) ??
    document.screens.find(({ components }) =>
      components.some(({ type, label }) => type === 'header' && stems(label).join(' ') === sought.join(' ')),
    ) ??
    (sought.length > 1
      ? document.screens.find(({ components }) =>
          components.some(
            ({ type, label }) => type === 'header' && sought.every((stem) => stems(label).includes(stem)),
          ),
        )
      : undefined) ??
    // "The booking page" is the one whose title says booking.
    (/\s(?:screen|page)$/i.test(words) && sought.length === 1
      ? document.screens.find(({ components }) =>
          components.some(
            ({ type, label }) =>
              type === 'header' &&
              stems(label)
                .map(withoutIng)
                .includes(withoutIng(sought[0] ?? '')),
          ),
        )
      : undefined) ??
    (/\b(?:screen|page|tab)\b/i.test(words) || !findType(wanted)
      ? findByMeaning(document, wanted)
      : undefined)
  )
}

/** One with all these words in its name; the form that adds one of them only where that is said, or alone has them. */
function nameAmong(screens: readonly Screen[], sought: readonly string[], words: string): Screen | undefined {
  const named = screens.filter(({ name }) => sought.every((stem) => stems(name).includes(stem)))
  const isForm = ({ name }: Screen) => /^(?:add|new|edit|create|log)\b/i.test(name)
  const listed = /\b(?:add|new|edit|create|form)\b/i.test(words)
    ? undefined
    : named.find((screen) => !isForm(screen))
  if (listed) return listed
  // "The expenses screen" lists them, under whatever name; "add expense" takes one.
  const isOfMany = /s (?:screen|page|tab)$/i.test(words)
  const same = isOfMany
    ? screens.find(({ name }) => isSameThing(name, words.replace(/\s+\S+$/, '')))
    : undefined
  return same ?? named[0]
}

/** "The booking page" is the one called Book. */
const withoutIng = (stem: string) => (stem.length > 5 ? stem.replace(/ing$/, '') : stem)
const doings = (name: string) => stems(name).map(withoutIng).join(' ')

/** "The second screen", "the last page", "the start screen". */
function findByPlace(document: AppDocument, words: string): Screen | undefined {
  const found = /^(?:the\s+)?(\w+)\s+(?:screen|page|tab)$/i.exec(words.trim())?.[1]?.toLowerCase()
  if (found === 'start' || found === 'main' || found === 'opening') return startOf(document)
  return document.screens[indexOfOrdinal(found, document.screens.length) ?? -1]
}
