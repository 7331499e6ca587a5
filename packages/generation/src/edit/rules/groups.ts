import {
  type AppDocument,
  collectNodeIds,
  type ComponentNode,
  type JsonValue,
  type Screen,
} from '@kwiq/app-model'
import { findIconName } from '@kwiq/catalogue/icons'
import { findType } from '../../model/repair/aliases.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { findNamedScreen } from '../find-target.ts'
import { itemsOf } from '../find-text.ts'
import { freeId } from '../free-id.ts'
import type { EditRule } from '../rule.ts'
import { newNode } from './adding.ts'
import { listNamed } from './entries.ts'

const startOf = (document: AppDocument): Screen | undefined =>
  document.screens.find(({ id }) => id === document.app.startScreenId)

const endOf = ({ components }: Screen): number => {
  const foot = components.findIndex(
    ({ type, properties }) => type === 'navbar' || properties.variant === 'footer',
  )
  return foot < 0 ? components.length : foot
}

const bare = (words: string) => words.trim().replace(/^(?:an?|the|another|some)\s+/i, '')

/** "Add a newsletter sign-up with an email field and a button": a box of that name with these in it. */
const addGroup: EditRule = (clause, document) => {
  const found =
    /^add\s+(?:an?\s+)?([\p{L} '-]{3,40}?)\s+with\s+([^"“]{3,120}?)(?:\s+(?:to|on)\s+(?:the\s+)?([\p{L} ]{2,30}))?$/iu.exec(
      clause,
    )
  if (!found?.[1] || !found[2] || /\b(?:screen|page|form|tab|section|header|list|chart)$/i.test(found[1]))
    return undefined
  const parts = found[2].split(/,\s*(?:and\s+)?|\s+and\s+/).map(bare)
  const types = parts.map((part) => findType(part.split(' ').at(-1) ?? ''))
  const screen = found[3] ? findNamedScreen(document, found[3]) : startOf(document)
  if (!screen || parts.length < 2 || types.includes(undefined)) return undefined
  const taken = collectNodeIds(document)
  const id = freeId(taken, 'container')
  taken.add(id)
  const children = types.flatMap((type, index): ComponentNode[] => {
    if (!type) return []
    const own = (parts[index] ?? '').split(' ').filter((word) => findType(word) !== type)
    const label = own.length > 0 ? capitalise(own.join(' ')) : type === 'button' ? 'Send' : capitalise(type)
    const node = newNode(type, label, parts[index] ?? '', taken)
    taken.add(node.id)
    return [node]
  })
  const title = capitalise(found[1])
  const node: ComponentNode = { id, type: 'container', label: title, properties: { title }, children }
  return [
    { type: 'add-component', node, place: { screenId: screen.id, parentId: null, index: endOf(screen) } },
  ]
}

/** "Add care instructions to each plant": under that title, on the screen of one. */
const addToEach: EditRule = (clause, document) => {
  const found =
    /^(?:add|show)\s+(?:an?\s+|the\s+|some\s+)?([\p{L} -]{3,30})\s+(?:to|on|for|under)\s+(?:each|every)\s+([\p{L} -]{2,30})$/iu.exec(
      clause,
    )
  if (!found?.[1] || !found[2] || findType(found[1].split(' ').at(-1) ?? '')) return undefined
  const screen = findNamedScreen(document, found[2]) ?? findNamedScreen(document, 'detail screen')
  if (!screen || screen.components.some(({ type }) => type === 'navbar')) return undefined
  const taken = collectNodeIds(document)
  const heading = freeId(taken, 'text')
  taken.add(heading)
  const title = capitalise(found[1])
  const line = `What there is to know about ${found[1].toLowerCase()} stands here.`
  const place = { screenId: screen.id, parentId: null, index: endOf(screen) }
  return [
    {
      type: 'add-component',
      node: { id: heading, type: 'text', label: title, properties: { variant: 'heading' } },
      place,
    },
    {
      type: 'add-component',
      node: {
        id: freeId(taken, 'text'),
        type: 'text',
        label: line,
        properties: { variant: 'body', tone: 'muted' },
      },
      place: { ...place, index: place.index + 1 },
    },
  ]
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** 'Add a "Sale" badge to the first product'. */
const addBadge: EditRule = (clause, document) => {
  const found =
    /^add\s+(?:an?\s+|the\s+)?["“]?([^"”]{2,20}?)["”]?\s+(?:badge|label|tag|sticker)\s+(?:to|on)\s+(?:the\s+)?(first|second|third|fourth|fifth|sixth)\s+([\p{L} ]{2,30})$/iu.exec(
      clause,
    )
  if (!found?.[1] || !found[2]) return undefined
  const index = ordinals.indexOf(found[2].toLowerCase())
  const things = found[3] ?? 'item'
  const list = (listNamed(document, toPlural(things), 'value') ?? listNamed(document, 'list'))?.node
  if (!list || itemsOf(list).length <= index) return { commands: [], note: 'No list has so many entries.' }
  const badge = /^discount$/i.test(found[1]) ? '-20%' : capitalise(found[1])
  const items = itemsOf(list).map((item, at): JsonValue =>
    at === index && item !== null && typeof item === 'object' && !Array.isArray(item)
      ? { ...item, badge }
      : item,
  )
  return [{ type: 'set-properties', id: list.id, set: { items } }]
}

/** "Put a cart icon in the header": at its end, leading to the screen of that name. */
const headerAction: EditRule = (clause, document) => {
  const found =
    /^(?:add|put|show|place)\s+(?:an?\s+|the\s+)?([\p{L} -]{2,24}?)\s+(?:icon|button|symbol)\s+(?:to|in|into|on)\s+(?:the\s+)?(?:header|top bar|title bar|app bar|toolbar)(?:\s+(?:of|on)\s+(?:the\s+)?([\p{L} ]{2,30}))?$/iu.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const screen = found[2] ? findNamedScreen(document, found[2]) : startOf(document)
  const header = screen?.components.find(({ type }) => type === 'header')
  if (!screen || !header) return { commands: [], note: `${screen?.name ?? 'The app'} has no header.` }
  const word = found[1].toLowerCase()
  const icon = findIconName(word) ?? findIconName(toSingular(word)) ?? iconFor(toSingular(word), '')
  if (!icon)
    return { commands: [], note: `${capitalise(word)} is not among the icons. Pick one in the inspector.` }
  const target = findNamedScreen(document, word)
  const actions = Array.isArray(header.properties.actions) ? header.properties.actions : []
  const isThere = actions.some(
    (each) => each !== null && typeof each === 'object' && !Array.isArray(each) && each.icon === icon,
  )
  if (isThere) return { commands: [], note: `The header of ${screen.name} has that icon already.` }
  const action: JsonValue = {
    icon,
    label: capitalise(word),
    ...(target && target !== screen ? { action: { kind: 'screen', screenId: target.id } } : {}),
  }
  return [{ type: 'set-properties', id: header.id, set: { actions: [...actions, action] } }]
}

/** "Add two buttons: Yes and No". */
const addButtons: EditRule = (clause, document) => {
  const found =
    /^add\s+(?:two|three|four|[2-4]|some)\s+buttons\s*(?::|called|named|for|saying)?\s+(.{3,80}?)(?:\s+(?:to|on)\s+(?:the\s+)?([\p{L} ]{2,30}\s(?:screen|page)))?$/iu.exec(
      clause,
    )
  const names = (found?.[1] ?? '')
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((name) => name.replaceAll(/["“”]/g, ''))
  const screen = found?.[2] ? findNamedScreen(document, found[2]) : startOf(document)
  if (!found || !screen || names.length < 2 || names.length > 4) return undefined
  const taken = collectNodeIds(document)
  return names.map((name, index) => {
    const node = newNode('button', capitalise(name), name, taken)
    taken.add(node.id)
    const target = findNamedScreen(document, name)
    const action = target ? { action: { kind: 'screen', screenId: target.id } } : {}
    return {
      type: 'add-component',
      node: { ...node, properties: { ...node.properties, ...action } },
      place: { screenId: screen.id, parentId: null, index: endOf(screen) + index },
    }
  })
}

/** What is made of several parts, or goes into something that is there. */
export const groupRules: readonly EditRule[] = [headerAction, addBadge, addToEach, addButtons, addGroup]
