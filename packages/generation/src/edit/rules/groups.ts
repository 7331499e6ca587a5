import { collectNodeIds, type Command, type ComponentNode, type JsonValue } from '@kwiq/app-model'
import { findType } from '../../model/repair/aliases.ts'
import { capitalise, toPlural } from '../../words/forms.ts'
import { itemsOf, textOf, withPart } from '../entry.ts'
import { findHost, screenNamed } from '../find-host.ts'
import { findEntries } from '../find-entries.ts'
import { entriesCalled } from '../find-loosely.ts'
import { findNamedScreen } from '../find-screen.ts'
import { knownEntries } from '../known-entries.ts'
import { freeId } from '../free-id.ts'
import { iconNamed, noIcon } from '../icons.ts'
import { findList } from '../lists.ts'
import { newNode, typeNamed } from '../new-node.ts'
import { placeAtEnd, startOf } from '../places.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'
import { indexOfOrdinal, listed, ordinal, unquote, withoutArticle } from '../words.ts'

/** "Add a newsletter sign-up with an email field and a button": a box of that name with these in it. */
const addGroup: EditRule = (clause, document) => {
  const found =
    /^add\s+(?:an?\s+)?([\p{L} '-]{3,40}?)\s+with\s+([^"“]{3,120}?)(?:\s+(?:to|on)\s+(?:the\s+)?([\p{L} ]{2,30}))?$/iu.exec(
      clause,
    )
  if (
    !found?.[1] ||
    !found[2] ||
    /\b(?:screen|page|form|tab)\b|\b(?:section|header|list|chart)$/i.test(found[1])
  )
    return undefined
  const parts = listed(found[2]).map(withoutArticle)
  const types = parts.map((part) => findType(part.split(' ').at(-1) ?? ''))
  const screen = screenNamed(document, found?.[3])
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
  return [{ type: 'add-component', node, place: placeAtEnd(screen) }]
}

/** "Add care instructions to each plant": under that title, on the screen of one. */
const addToEach: EditRule = (clause, document) => {
  const found =
    /^(?:add|show)\s+(?:an?\s+|the\s+|some\s+)?([\p{L} -]{3,30})\s+(?:to|on|for|under)\s+(?:each|every)\s+([\p{L} -]{2,30})$/iu.exec(
      clause,
    )
  if (
    !found?.[1] ||
    !found[2] ||
    typeNamed(found[1].split(' ')) !== undefined ||
    /\bbutton\b/i.test(found[1])
  )
    return undefined
  const screen = findNamedScreen(document, found[2]) ?? findNamedScreen(document, 'detail screen')
  if (!screen || screen.components.some(({ type }) => type === 'navbar')) return undefined
  const taken = collectNodeIds(document)
  const heading = freeId(taken, 'text')
  taken.add(heading)
  const title = capitalise(found[1])
  const known = knownEntries(found[1])
  if (known)
    return [
      {
        type: 'add-component',
        node: {
          id: freeId(taken, 'list'),
          type: 'list',
          label: title,
          properties: { layout: 'rows', title, items: known },
        },
        place: placeAtEnd(screen),
      },
    ]
  const line = `What there is to know about ${found[1].toLowerCase()} stands here.`
  return [
    {
      type: 'add-component',
      node: { id: heading, type: 'text', label: title, properties: { variant: 'heading' } },
      place: placeAtEnd(screen),
    },
    {
      type: 'add-component',
      node: {
        id: freeId(taken, 'text'),
        type: 'text',
        label: line,
        properties: { variant: 'body', tone: 'muted' },
      },
      place: placeAtEnd(screen, 1),
    },
  ]
}

const badgeForm = new RegExp(
  `^add\\s+(?:an?\\s+|the\\s+)?["“]?([^"”]{2,20}?)["”]?\\s+(?:badge|label|tag|sticker)\\s+(?:to|on)\\s+(?:the\\s+)?(${ordinal})\\s+([\\p{L} ]{2,30})$`,
  'iu',
)

/** 'Add a "Sale" badge to the first product'. */
const addBadge: EditRule = (clause, document) => {
  const [, said, place] =
    /^(?:add|put|show|set)\s+(?:an?\s+|the\s+)?["“]?([^"”]{2,20}?)["”]?\s+(?:badge|sticker)s?\s+(?:to|on)\s+(?:the\s+)?([^"“”]{3,40})$/iu.exec(
      clause,
    ) ?? []
  const placed = said === undefined || place === undefined ? undefined : findEntries(document, place)
  const named = Array.isArray(placed)
    ? placed
    : said === undefined || place === undefined
      ? []
      : entriesCalled(document, place)
  if (said !== undefined && named.length > 0)
    return [...new Set(named.map(({ node }) => node))].map((node): Command => {
      const own = new Set(named.filter((each) => each.node === node).map(({ index }) => index))
      const badge = capitalise(said)
      const items = itemsOf(node).map((item, at) => (own.has(at) ? withPart(item, 'badge', badge) : item))
      return { type: 'set-properties', id: node.id, set: { items } }
    })
  const found = badgeForm.exec(clause)
  if (!found?.[1] || !found[2]) return undefined
  const list = (findList(document, toPlural(found[3] ?? 'item')) ?? findList(document, 'list'))?.node
  const items = list ? itemsOf(list) : []
  const index = indexOfOrdinal(found[2], items.length) ?? 0
  if (!list || items.length <= index) return refuse('No list has so many entries.')
  const badge = /^discount$/i.test(found[1]) ? '-20%' : capitalise(found[1])
  const next = items.map((item, at) => (at === index ? withPart(item, 'badge', badge) : item))
  return [{ type: 'set-properties', id: list.id, set: { items: next } }]
}

/** "Put a cart icon in the header": at its end, leading to the screen of that name. */
const headerAction: EditRule = (clause, document) => {
  const found =
    /^(?:add|put|show|place)\s+(?:an?\s+|the\s+)?([\p{L} -]{2,24}?)\s+(?:icon|button|symbol)\s+(?:to|in|into|on)\s+(?:the\s+)?(?:header|top bar|title bar|app bar|toolbar)(?:\s+(?:of|on)\s+(?:the\s+)?(\S.{1,30}?))?(?:\s+(?:that|which)\s+(?:opens|leads to|goes to|shows)\s+(.{2,40}))?$/iu.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const screen = found[2] ? findHost(document, found[2])?.screen : startOf(document)
  const header = screen?.components.find(({ type }) => type === 'header')
  if (!screen || !header) return refuse(`${screen?.name ?? 'The app'} has no header.`)
  const word = found[1].toLowerCase()
  const icon = iconNamed(word)
  if (icon === undefined) return noIcon(word, 'the inspector')
  const target = findNamedScreen(document, found[3] ?? word)
  if (found[3] && !target) return noScreen(found[3])
  const actions = Array.isArray(header.properties.actions) ? header.properties.actions : []
  if (actions.some((each) => textOf(each, 'icon') === icon))
    return refuse(`The header of ${screen.name} has that icon already.`)
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
    /^add\s+(?:two|three|four|[2-4]|some)\s+buttons(?!\s+side by side)\s*(?::|called|named|for|saying)?\s+(.{3,80}?)(?:\s+(?:to|on)\s+(?:the\s+)?([\p{L} ]{2,30}\s(?:screen|page)))?$/iu.exec(
      clause,
    )
  const names = listed(found?.[1] ?? '').map(unquote)
  const screen = screenNamed(document, found?.[2])
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
      place: placeAtEnd(screen, index),
    }
  })
}

/** What is made of several parts, or goes into something that is there. */
export const groupRules: readonly EditRule[] = [headerAction, addBadge, addToEach, addButtons, addGroup]
