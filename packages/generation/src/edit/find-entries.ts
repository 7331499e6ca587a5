import { type AppDocument, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { toPlural, toSingular } from '../words/forms.ts'
import { itemsOf } from './entry.ts'
import { findNamedScreen } from './find-screen.ts'
import { findTexts } from './find-text.ts'
import { findList, isOfEntries } from './lists.ts'
import { count, countOf, indexOfOrdinal, ordinal, withoutArticle } from './words.ts'

export interface FoundEntry {
  node: ComponentNode
  index: number
}

const generic = 'item|row|entry|card|element|one'
/** The first of these is no entry of a list. */
const noEntry =
  /^(?:screen|page|tab|column|button|field|input|section|chart|image|picture|text|line|link)s?$/i
const byPlace = new RegExp(
  `^(${ordinal})(?:\\s+(${count}))?\\s+(.{2,40}?)(?:\\s+(?:in|of|on|from)\\s+(.{2,40}))?$`,
  'i',
)

/** "The second filter": of several parts that are called so it is none of their entries. */
const isPart = (document: AppDocument, thing: string): boolean =>
  [...walkNodes(document)].filter(({ node }) => node.label.toLowerCase() === thing.toLowerCase()).length >
    1 && /^(?:filters?|chips?|charts?|numbers|searche?s?)$/i.test(thing)

/** "Fixtures on the league page": the list of that name there. */
function listOn(document: AppDocument, place: string, thing: string): ComponentNode | undefined {
  const screen = findNamedScreen(document, place)
  const wanted = toPlural(toSingular(thing.toLowerCase()))
  return [...walkNodes(document)].find(
    ({ node, screen: on }) => on === screen && isOfEntries(node) && node.label.toLowerCase() === wanted,
  )?.node
}

/** "First box" or "second item in the menu": its list and which of it; undefined where no place is named. */
function findByPlace(document: AppDocument, words: string, key: string) {
  const [, nth, several, thing = '', place] = byPlace.exec(withoutArticle(words)) ?? []
  const isGeneric = new RegExp(`^(?:${generic})s?$`, 'i').test(thing)
  if (nth === undefined || noEntry.test(thing) || isPart(document, thing)) return undefined
  const of = place ?? (isGeneric ? 'list' : toPlural(toSingular(thing.toLowerCase())))
  const own = place === undefined || isGeneric ? undefined : listOn(document, place, thing)
  return { of, list: own ?? findList(document, of, key)?.node, nth, several: several ? countOf(several) : 1 }
}

/**
 * The entries of lists that are meant: one by its place, all by their title, for the same thing may stand in several
 * lists. Undefined where no entry is meant; the name of what there is no list of where one is and it is not there.
 */
export function findEntries(
  document: AppDocument,
  words: string,
  key = 'title',
): FoundEntry[] | { missing: string } | undefined {
  const placed = findByPlace(document, words, key)
  if (placed) {
    const { list, nth, of, several } = placed
    const items = list ? itemsOf(list) : []
    const first = (indexOfOrdinal(nth, items.length) ?? -1) - (nth === 'last' ? several - 1 : 0)
    if (!list) return { missing: `There is no list of ${withoutArticle(of).toLowerCase()}.` }
    return first >= 0 && first + several <= items.length
      ? Array.from({ length: several }, (_, at) => ({ node: list, index: first + at }))
      : { missing: `${list.label} has only ${items.length} entries.` }
  }
  const title = withoutArticle(words).replace(new RegExp(`\\s+(?:${generic})$`, 'i'), '')
  return [words, title]
    .map((text) =>
      findTexts(document, text).flatMap(({ node, place }) =>
        place.kind === 'item' && place.key === 'title' && isOfEntries(node)
          ? [{ node, index: place.index }]
          : [],
      ),
    )
    .find((all) => all.length > 0)
}
