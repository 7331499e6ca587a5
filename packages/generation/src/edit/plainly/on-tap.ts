import { type AppDocument, type Command, type ComponentNode, type Screen, walkNodes } from '@kwiq/app-model'
import { giveToKind } from '../frames/fields-given.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { attributesSaid } from '../frames/said-attributes.ts'
import { isEntry, itemsOf, targetOf, withPart } from '../entry.ts'
import { findNamedNode } from '../find-target.ts'
import { isOfEntries } from '../lists.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { placeMeant, stemsIn } from './app-parts.ts'

const tap = '(?:tap|click|press|touch|hit|select|choose|tapping|clicking|pressing)(?:s|es)?(?:\\s+on)?'
const one = '(?:(?:an?|the|one of the|one|any|each)\\s+)?'
const who = '(?:i|you|we|people|someone|somebody|users?|one|they|the user|a user|guests?|members?|customers?)'
const wish =
  '(?:(?:please\\s+)?(?:(?:i|we|you|they|it|the app|that|this)\\s+)?(?:(?:want|wants|would like|should|must|can|could|need)\\s+(?:to\\s+)?)?(?:also\\s+)?(?:be able to\\s+)?(?:see|show|open|opens|shows|display|list|go to|goes to|get|lead to|leads to|take me to|takes me to|bring me to)(?:\\s+(?:me|us|them|people|you))?)'
const forms = [
  `^(?:when(?:ever)?|if|after)\\s+(?:${who}\\s+)?${tap}\\s+${one}(?<what>[^,]{3,36}?),?\\s+${wish}\\s+(?<then>[^,]{3,60})$`,
  `^(?:tapping|clicking|pressing|a tap on|a click on)\\s+(?:on\\s+)?${one}(?<what>[^,]{3,36}?)\\s+(?:should|must|has to|needs to)?\\s*(?:show|open|lead to|go to|display|list|bring up)s?\\s+(?<then>[^,]{3,60})$`,
  `^${wish}\\s+(?<then>[^,]{3,60}?)\\s+(?:when|if|whenever)\\s+(?:${who}\\s+)?${tap}\\s+${one}(?<what>[^,]{3,36})$`,
].map((form) => new RegExp(form, 'iu'))

const leading = /\b(?:opens?|go(?:es)? to|leads?(?: me)? to|takes? (?:me|us|you|them) to|jumps? to)\b/i

/** The screen of one of the things a list shows, in a word for its own list of others: "their classes" of a trainer. */
function ownThings(then: string): string | undefined {
  return /^(?:all\s+)?(?:their|his|her|its|the)\s+(?:own\s+)?([\p{L}]{3,20}s)(?:\s+(?:of (?:it|them|that one)|there))?$/iu.exec(
    then,
  )?.[1]
}

/** A list of other things on the screen of one, as they stand in the app. */
function listOnDetail(document: AppDocument, detail: Screen, words: string): Command[] | undefined {
  const kind = kindNamed(document, words, true)
  const [list] = kind?.lists ?? []
  if (!list || detail.components.includes(list)) return undefined
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  const taken = new Set([...walkNodes(document)].map(({ node }) => node.id))
  let id = 'list-own'
  for (let next = 2; taken.has(id); next += 1) id = `list-own-${next}`
  const foot = detail.components.findIndex(({ properties }) => properties.variant === 'footer')
  const node: ComponentNode = {
    id,
    type: 'list',
    label: title,
    properties: { layout: 'rows', title, items: itemsOf(list).slice(0, 3) },
  }
  const index = foot < 0 ? detail.components.length : foot
  return [{ type: 'add-component', node, place: { screenId: detail.id, parentId: null, index } }]
}

const detailOf = (document: AppDocument, lists: readonly ComponentNode[]): Screen | undefined => {
  const ids = lists.flatMap((node) => itemsOf(node).flatMap((item) => targetOf(item) ?? []))
  return document.screens.find(({ id }) => ids.includes(id))
}

/** "When I tap a tool, show who has it": told on the screen of one; "open the map": led there. */
const onTap: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)).find(Boolean)?.groups
  if (!found?.what || !found.then) return undefined
  const { what, then } = found
  const kind = kindNamed(document, what)
  const detail = kind ? (kind.detail ?? detailOf(document, kind.lists)) : undefined
  const own = ownThings(then)
  const isWay = /\b(?:way|route|directions|map|where (?:it|they|he|she) (?:is|are))\b/i.test(then)
  const target =
    (isWay ? mapScreen(document) : undefined) ??
    placeMeant(document, then.replace(/^(?:all\s+)?(?:their|his|her|its)\s+/i, ''))
  if (kind && detail && own !== undefined && kindNamed(document, own, true)?.one !== kind.one) {
    const commands = listOnDetail(document, detail, own)
    if (commands) return { commands }
  }
  if (kind && target && target !== detail && kind.lists.length > 0)
    return { commands: kind.lists.flatMap((list) => ledTo(list, target)) }
  if (kind && target && target === detail && leading.test(clause)) {
    const others = kind.lists.filter((list) => itemsOf(list).some((item) => targetOf(item) !== target.id))
    return others.length > 0
      ? { commands: others.flatMap((list) => ledTo(list, target)) }
      : refuse(`A tap on one of them opens ${target.name} already.`)
  }
  if (kind && detail) {
    const said = attributesSaid(then)
    const commands = said ? giveToKind(document, { one: kind.one, lists: [], detail }, said) : []
    if (commands.length > 0) return { commands }
    if (said) return refuse(`${detail.name} shows that already.`)
  }
  const node = findNamedNode(document, what)?.node
  if (!node || !target || isOfEntries(node)) return undefined
  const isMeant = stemsIn(what).some((stem) => stemsIn(node.label).includes(stem))
  return isMeant && /^(?:button|container|image|text)$/.test(node.type)
    ? {
        commands: [
          { type: 'set-properties', id: node.id, set: { action: { kind: 'screen', screenId: target.id } } },
        ],
      }
    : undefined
}

/** The screen with a map on it. */
const mapScreen = ({ screens }: AppDocument): Screen | undefined =>
  screens.find(({ components }) => components.some(({ type }) => type === 'map'))

const ledTo = (list: ComponentNode, target: Screen): Command[] => {
  const action = { kind: 'screen', screenId: target.id }
  const items = itemsOf(list).map((item) => (isEntry(item) ? withPart(item, 'action', action) : item))
  return [{ type: 'set-properties', id: list.id, set: { items } }]
}

/** What a tap does. */
export const onTapRules: readonly EditRule[] = [onTap]
