import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { isOfEntries } from '../lists.ts'
import { startOf } from '../places.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { listed } from '../words.ts'
import { placeMeant, stemsIn } from './app-parts.ts'
import { listsOf } from './list-looks.ts'

const only =
  /^(?:(?:on|in)\s+(?:the\s+)?(?<before>[\p{L} ]{3,30}?),?\s+)?(?:(?:show|list|display|keep)\s+)?(?:only|just)\s+(?:(?:show|list|display|keep)\s+)?(?<what>[\p{L}\d,'’ ]{3,60}?)(?:\s+(?:in|on|of)\s+(?:the\s+|my\s+|our\s+)?(?<behind>[\p{L} ]{3,30}?))?$/iu

/** What stands in a line of a list, by the words for it. */
const parts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:names?|titles?)$/, ['title']],
  [/^(?:photos?|pictures?|images?|faces?|avatars?)$/, ['image', 'avatar']],
  [/^(?:icons?|symbols?)$/, ['icon']],
  [/^(?:badges?|status|labels?|tags?)$/, ['badge']],
  [/^(?:prices?|amounts?|values?|weights?|costs?|numbers?|sizes?)$/, ['value']],
  [/^(?:subtitles?|descriptions?|second lines?)$/, ['subtitle']],
]
const partKeys = new Set(parts.flatMap(([, keys]) => keys))

const bare = (name: string): string => name.toLowerCase().replace(/^(?:the|my|our|their|its)\s+/, '')
const isFirst = (place: string): boolean =>
  /^(?:first|front|home|start|main)(?:\s(?:page|screen))?$/i.test(place)

/** "Only names and prices in the list": its lines without what else they say. */
function linesWith(names: readonly string[], place: string, document: AppDocument): Command[] | undefined {
  const kept = names.map((name) => parts.find(([form]) => form.test(name))?.[1])
  if (kept.includes(undefined) || !kept.some((keys) => keys?.includes('title'))) return undefined
  const stays = new Set(kept.flatMap((keys) => keys ?? []))
  const thing = place.replace(/\s*\b(?:lists?|lines?|rows?|cards?)$/i, '')
  const start = startOf(document)
  const all = start?.components.filter((node) => isOfEntries(node) && itemsOf(node).length > 1) ?? []
  const lists = thing === '' || isFirst(thing) ? all : listsOf(document, thing)
  return lists.flatMap((list): Command[] => {
    const items = itemsOf(list).map((item) => (isEntry(item) ? without(item, stays) : item))
    return JSON.stringify(items) === JSON.stringify(itemsOf(list))
      ? []
      : [{ type: 'set-properties', id: list.id, set: { items } }]
  })
}

const without = (item: { [key: string]: JsonValue | undefined }, stays: ReadonlySet<string>): JsonValue =>
  Object.fromEntries(
    Object.entries(item).flatMap(([key, value]) => {
      const isGone = (partKeys.has(key) && !stays.has(key)) || (key === 'badgeTone' && !stays.has('badge'))
      return value === undefined || isGone ? [] : [[key, value] as const]
    }),
  )

const isThings = (node: ComponentNode): boolean => isOfEntries(node) && itemsOf(node).length > 1

/** "Show only dogs": that choice above the list, or the entries that are called so. */
function entriesWith(names: readonly string[], place: string, document: AppDocument): Command[] {
  const screen = isFirst(place) ? startOf(document) : place === '' ? undefined : placeMeant(document, place)
  if (place !== '' && !screen) return []
  const nodes = [...walkNodes(document)].flatMap(({ node, screen: on }) =>
    // What one fills in is no list of things.
    node.type === 'list' && (!screen || on === screen) && on.components.some(isThings) ? [node] : [],
  )
  const wanted = names.map(stemsIn).filter((stems) => stems.length > 0)
  const isSaid = (item: JsonValue) => {
    const own = stemsIn(textOf(item, 'title') ?? '')
    return wanted.some((stems) => stems.every((stem) => own.includes(stem)))
  }
  const [chips] = nodes.filter(({ properties }) => properties.layout === 'chips')
  const chosen = chips && wanted.length === 1 ? itemsOf(chips).findIndex(isSaid) : -1
  if (chips && chosen >= 0) return [{ type: 'set-properties', id: chips.id, set: { active: chosen } }]
  const isKept = (list: ComponentNode) => {
    const count = itemsOf(list).filter(isSaid).length
    return isOfEntries(list) && count > 0 && count < itemsOf(list).length
  }
  const lists = nodes.filter(isKept)
  // The same things stand under the same name on other screens; others that say the word stay.
  return lists
    .filter(({ label }) => label === lists[0]?.label)
    .map((list) => ({ type: 'set-properties', id: list.id, set: { items: itemsOf(list).filter(isSaid) } }))
}

/** "Only names in the list", "only show perch": what is named stays. It is never what goes. */
const shownOnly: EditRule = (clause, document): EditOutcome | undefined => {
  const { before, what, behind } = only.exec(clause)?.groups ?? {}
  const names = listed(what ?? '').map(bare)
  const place = (before ?? behind ?? '').trim()
  if (
    names.length === 0 ||
    /\b(?:one|two|three|four|five|first|last|when|if|to|who|that|which|where|with)\b/i.test(what ?? '')
  )
    return undefined
  if (/\b(?:menu|tab bar|tabs|navigation)$/i.test(place)) return undefined
  const commands = linesWith(names, place, document) ?? entriesWith(names, place, document)
  return commands.length > 0 ? { commands } : undefined
}

/** Only some of what there is. */
export const shownOnlyRules: readonly EditRule[] = [shownOnly]
