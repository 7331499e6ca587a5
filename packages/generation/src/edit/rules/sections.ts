import { byWord } from '../../by-word.ts'
import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { capitalise, toSingular } from '../../words/forms.ts'
import { likeFormer } from '../amounts.ts'
import { itemsOf, textOf } from '../entry.ts'
import { screenNamed } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { newList } from '../new-list.ts'
import { typeNamed } from '../new-node.ts'
import { placeAtEnd, placeOn, topOf } from '../places.ts'
import { type EditRule, noScreen } from '../rule.ts'
import { count, countOf, listed, withoutArticle } from '../words.ts'

/** How a list of that name is drawn. */
const layouts: Readonly<Record<string, string | undefined>> = byWord({
  list: undefined,
  section: undefined,
  carousel: 'carousel',
  slider: 'carousel',
  grid: 'grid',
  gallery: 'grid',
  timeline: 'timeline',
  checklist: 'checklist',
  cards: 'cards',
})

/** 'Add a "Recurring" section with rent and insurance': what stands in it is told. */
const withForm =
  /^(add\s+(?:an?\s+)?(?:["“][^"”]+["”]\s+section|section\s+["“][^"”]+["”]|section\s+(?:called|named)\s+[\p{L} -]{3,30}?|[\p{L} -]{3,30}\ssection))\s+with\s+(?:(?:the\s+)?(?:\w+\s+)?\w+:\s*)?(.{3,100}?)(\s+(?:to|on)\s+.{2,40})?$/iu

/** "Add a prices section to Tickets: adults 12, children 6". */
const colonForm =
  /^(add\s+(?:an?\s+)?(?:["“][^"”]+["”]\s+section|section\s+["“][^"”]+["”]|[\p{L} -]{3,40}\ssection|section\s+(?:called|named|with|for)\s+(?:the\s+|our\s+)?[\p{L} -]{3,30}?)(?:\s+(?:to|on|in|at)\s+[^:"“”]{2,40})?)\s*:\s*(.{3,200})$/iu

/** Pictures with their names: of each thing its own, else one of what the gallery is of. */
function asGallery(list: ComponentNode, title: string): ComponentNode {
  const of = toSingular(
    title
      .toLowerCase()
      .replace(/^(?:photos|pictures|images)(?: of)?\s*/, '')
      .split(' ')
      .at(-1) ?? '',
  )
  const items = itemsOf(list).map((item) => ({
    title: textOf(item, 'title') ?? title,
    image: textOf(item, 'image') ?? (of === '' ? 'photo' : of),
  }))
  return { ...list, properties: { ...list.properties, layout: 'grid', columns: 2, items } }
}

const signIn = (document: AppDocument): string =>
  /[$£¥₹]|CHF/.exec(JSON.stringify(document.screens))?.[0] ?? '€'

/** "Add a section with top rated recipes to the home screen", "add a carousel of offers at the top". */
const addSection: EditRule = (written, document) => {
  const [, before, parts = '', after = ''] = withForm.exec(written) ?? colonForm.exec(written) ?? []
  const clause = before === undefined ? written : `${before}${after}`
  const found =
    /^(?:add|insert|create)\s+(?:an?|another)?\s*(?:new\s+)?(section|list|carousel|slider|grid|gallery|timeline|checklist)\s+(?:(?:with|for|of|showing|called|named|about)\s+["“]?|["“])(.+?)["”]?(?:\s+(?:at|to) the (top|bottom)(?:\s+of)?)?(?:\s*(?<=\s|["”])(?:on|to|in|of)\s+(.+))?$/i.exec(
      clause,
    )
  const named =
    /^(?:add|insert|create)\s+(?:(?:an?|another)\s+)?(?:new\s+)?["“]?([\p{L}][\p{L} -]{2,30}?)["”]?\s+(?<kind>section)(?:\s+(?:at|to) the (?<edge>top|bottom)(?:\s+of)?)?(?:\s+(?:on|to|in|of)\s+(?<host>.+))?$/iu.exec(
      clause,
    )
  const [title, kind, edge, place] = found
    ? [found[2], found[1], found[3], found[4]]
    : [named?.[1], named?.groups?.kind, named?.groups?.edge, named?.groups?.host]
  if (title === undefined || kind === undefined) return undefined
  // "A list of jobs: bar, gate": with just these entries.
  if (/^list$/i.test(kind) && /^[^:]{2,40}:\s*[^,]+,/.test(title)) return undefined
  const host = screenNamed(document, place)
  if (!host) return noScreen(place ?? '')
  const shown = capitalise(title.replace(/^(?:the|my|some|all)\s+/i, ''))
  const list = newList(document, shown, layouts[kind.toLowerCase()])
  const made = kind.toLowerCase() === 'gallery' ? asGallery(list, shown) : list
  // "With two reviews": so many of them.
  const several = new RegExp(`^(${count})\\s+\\p{L}+$`, 'iu').exec(parts.trim())?.[1]
  if (several !== undefined && itemsOf(made).length > 0) {
    const items = itemsOf(made).slice(0, countOf(several))
    return [
      {
        type: 'add-component',
        node: { ...made, properties: { ...made.properties, items } },
        place: placeAtEnd(host),
      },
    ]
  }
  const told = listed(parts).map((part) => {
    const [, what, price] =
      /^(.{2,40}?)\s+((?:[$€£]\s?)?\d{1,4}(?:[.,]\d{2})?(?:\s?[$€£])?|free|closed)$/iu.exec(part) ?? []
    return what !== undefined && price !== undefined
      ? {
          title: capitalise(withoutArticle(what)),
          value: /[$€£]/.test(price)
            ? likeFormer(undefined, price)
            : /\d/.test(price)
              ? `${signIn(document)} ${price}`
              : capitalise(price),
        }
      : { title: capitalise(withoutArticle(part)) }
  })
  const node =
    told.length === 0 ? made : { ...made, properties: { layout: 'rows', title: shown, items: told } }
  const at = /top/i.test(edge ?? '') ? placeOn(host, topOf(host)) : placeAtEnd(host)
  return [{ type: 'add-component', node, place: at }]
}

/** "Add chapters on the episode page": several of something are a list of it. */
const addSeveral: EditRule = (clause, document) => {
  const [, words = '', place = ''] =
    /^add\s+(?:some\s+|the\s+|more\s+)?([\p{L} -]{3,24}s)\s+(?:to|on)\s+((?:the|my|our|each|every)\s+.{2,30}?\s(?:screen|page|tab))$/iu.exec(
      clause,
    ) ?? []
  const screen = place === '' ? undefined : findNamedScreen(document, place)
  if (!screen || typeNamed(words.split(' ')) !== undefined || /\b(?:and|with)\b/i.test(words))
    return undefined
  return [{ type: 'add-component', node: newList(document, capitalise(words)), place: placeAtEnd(screen) }]
}

export const sectionRules: readonly EditRule[] = [addSection]
export const severalOfRules: readonly EditRule[] = [addSeveral]
