import { capitalise } from '../../words/forms.ts'
import { screenNamed } from '../find-host.ts'
import { newList } from '../new-list.ts'
import { placeAtEnd, placeOn, topOf } from '../places.ts'
import { type EditRule, noScreen } from '../rule.ts'
import { listed, withoutArticle } from '../words.ts'

/** How a list of that name is drawn. */
const layouts: Readonly<Record<string, string | undefined>> = {
  list: undefined,
  section: undefined,
  carousel: 'carousel',
  slider: 'carousel',
  grid: 'grid',
  gallery: 'grid',
  timeline: 'timeline',
  checklist: 'checklist',
  cards: 'cards',
}

/** 'Add a "Recurring" section with rent and insurance': what stands in it is told. */
const withForm =
  /^(add\s+an?\s+(?:["“][^"”]+["”]\s+section|section\s+["“][^"”]+["”]|section\s+(?:called|named)\s+[\p{L} -]{3,30}?|[\p{L} -]{3,30}\ssection))\s+with\s+(?:(?:the\s+)?(?:\w+\s+)?\w+:\s*)?(.{3,100}?)(\s+(?:to|on)\s+.{2,40})?$/iu

/** "Add a section with top rated recipes to the home screen", "add a carousel of offers at the top". */
const addSection: EditRule = (written, document) => {
  const [, before, parts = '', after = ''] = withForm.exec(written) ?? []
  const clause = before === undefined ? written : `${before}${after}`
  const found =
    /^(?:add|insert|create)\s+(?:an?|another)?\s*(?:new\s+)?(section|list|carousel|slider|grid|gallery|timeline|checklist)\s+(?:(?:with|for|of|showing|called|named|about)\s+["“]?|["“])(.+?)["”]?(?:\s+(?:at|to) the (top|bottom)(?:\s+of)?)?(?:\s*(?<=\s|["”])(?:on|to|in|of)\s+(.+))?$/i.exec(
      clause,
    )
  const named =
    /^(?:add|insert|create)\s+(?:an?|another)\s+(?:new\s+)?["“]?([\p{L}][\p{L} -]{2,30}?)["”]?\s+(?<kind>section)(?:\s+(?:at|to) the (?<edge>top|bottom)(?:\s+of)?)?(?:\s+(?:on|to|in|of)\s+(?<host>.+))?$/iu.exec(
      clause,
    )
  const [title, kind, edge, place] = found
    ? [found[2], found[1], found[3], found[4]]
    : [named?.[1], named?.groups?.kind, named?.groups?.edge, named?.groups?.host]
  if (title === undefined || kind === undefined) return undefined
  const host = screenNamed(document, place)
  if (!host) return noScreen(place ?? '')
  const shown = capitalise(title.replace(/^(?:the|my|some|all)\s+/i, ''))
  const made = newList(document, shown, layouts[kind.toLowerCase()])
  const told = listed(parts).map((part) => ({ title: capitalise(withoutArticle(part)) }))
  const node =
    told.length === 0 ? made : { ...made, properties: { layout: 'rows', title: shown, items: told } }
  const at = /top/i.test(edge ?? '') ? placeOn(host, topOf(host)) : placeAtEnd(host)
  return [{ type: 'add-component', node, place: at }]
}

export const sectionRules: readonly EditRule[] = [addSection]
