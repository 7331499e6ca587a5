import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  type Screen,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { freeId } from '../free-id.ts'
import { isOfEntries } from '../lists.ts'
import { stemsIn } from '../plainly/app-parts.ts'
import { listsOf } from '../plainly/list-looks.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { isOfSort } from './sorts-of-things.ts'
import { inState } from './states.ts'

const showing =
  '(?:(?:please\\s+)?(?:show|list|display|see)\\s+(?:me\\s+|us\\s+)?only|only\\s+(?:show|list|see|display)(?:\\s+(?:me|us))?|just\\s+(?:show|list))'
const turning =
  ',?\\s+(?:and\\s+|but\\s+)?(?:with|add|have)\\s+(?:an?\\s+)?(?:switch|button|toggle|option|way|filter|chip|checkbox|possibility)\\s+to\\s+(?:turn\\s+(?:that|it|this)\\s+off|(?:see|show|list)\\s+.{2,40})'
const form = new RegExp(
  `^${showing}\\s+(?:the\\s+|my\\s+|our\\s+|those\\s+)?(?<what>\\p{L}{3,20}s)(?:\\s+(?:who|that|which)\\s+(?:are|is)\\s+(?:still\\s+)?(?<state>.{3,30}?))?${turning}$`,
  'iu',
)

const searchable = /^(?:rows|media|cards|grid)?$/
const textsIn = (item: JsonValue): string[] =>
  ['title', 'subtitle', 'overline', 'badge', 'tag', 'meta', 'image'].flatMap((key) => textOf(item, key) ?? [])

interface Found {
  list: ComponentNode
  screen: Screen
  isMeant: (item: JsonValue) => boolean
}

/** The longest list of such things that a choice above it can filter, and which of its entries are meant. */
function listFor(document: AppDocument, what: string, state: string | undefined): Found | undefined {
  const isSort = (item: JsonValue) => isOfSort(textsIn(item), what)
  const all = [...walkNodes(document)].map(({ node }) => node).filter(isOfEntries)
  const lists = (
    state === undefined
      ? all.filter(
          (node) =>
            itemsOf(node).some((item) => isSort(item)) && !itemsOf(node).every((item) => isSort(item)),
        )
      : listsOf(document, what)
  ).filter(({ properties }) => searchable.test(String(properties.layout ?? '')))
  const [list] = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  const screen = list && document.screens.find(({ components }) => components.includes(list))
  if (!screen || itemsOf(list).length < 2) return undefined
  const told = state === undefined ? isSort : inState([list], state)
  return {
    list,
    screen,
    isMeant: told ?? ((item) => itemsOf(list).indexOf(item) % 2 === 0),
  }
}

/** Entries that say in their second line what the choice above them says. */
const saying = (item: JsonValue, title: string): JsonValue => {
  if (!isEntry(item) || stemsIn(title).every((stem) => textsIn(item).flatMap(stemsIn).includes(stem)))
    return item
  const below = textOf(item, 'subtitle')
  return withPart(item, 'subtitle', below === undefined ? title : `${title} · ${below}`)
}

/** "Only show sitters who are free this weekend, with a switch to turn that off": two choices above the list. */
const filteredWithSwitch: EditRule = (clause, document): EditOutcome | undefined => {
  const { what = '', state } = form.exec(clause)?.groups ?? {}
  const found = what === '' ? undefined : listFor(document, what, state)
  const title = capitalise(state ?? what)
  if (!found || title.split(' ').length > 4) return undefined
  const { list, screen, isMeant } = found
  const items = itemsOf(list)
  const next = [
    ...items.filter((item) => isMeant(item)).map((item) => saying(item, title)),
    ...items.filter((item) => !isMeant(item)),
  ]
  const own = screen.components.find(
    ({ type, properties }) =>
      (type === 'tabs' || properties.layout === 'chips') &&
      properties.plain !== true &&
      properties.title === undefined,
  )
  const at = own
    ? itemsOf(own).findIndex((item) => stemsIn(textOf(item, 'title') ?? '').join() === stemsIn(title).join())
    : -1
  if (own && at >= 0)
    return {
      commands: [
        { type: 'set-properties', id: list.id, set: { items: next } },
        { type: 'set-properties', id: own.id, set: { active: at } },
      ],
      note: `“${title}” is chosen above ${list.label}, and the other choices there show the rest. They come first, and the list leaves the others out once a choice is tapped.`,
    }
  const node = {
    id: freeId(collectNodeIds(document), 'list'),
    type: 'list',
    label: title,
    properties: { layout: 'chips', items: [{ title }, { title: 'All' }], active: 0 },
  }
  const index = screen.components.indexOf(list)
  const commands: Command[] = [
    { type: 'set-properties', id: list.id, set: { items: next } },
    { type: 'add-component', node, place: { screenId: screen.id, parentId: null, index } },
  ]
  return {
    commands,
    note: `“${title}” and “All” can be chosen above ${list.label}. ${state === undefined ? 'They' : 'Which samples are so is an example; they'} come first, and the list leaves the others out once “${title}” is tapped.`,
  }
}

/** What a list shows, with a choice above it. */
export const filteredRules: readonly EditRule[] = [filteredWithSwitch]
