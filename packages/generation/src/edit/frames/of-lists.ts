import { byWord } from '../../by-word.ts'
import {
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { capitalise, stemOf, toSingular } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { knownEntries } from '../known-entries.ts'
import { isOfEntries } from '../lists.ts'
import { endOf, placeOn, startOf, topOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { kindNamed } from './kind-of-thing.ts'

const shown =
  /^(?:put|show|add|have|display|list)\s+(?:the\s+|my\s+|our\s+|all\s+(?:the\s+|my\s+|our\s+)?)?(?<thing>[\p{L}][\p{L} -]{2,24}?)\s+(?:on|to|onto|at)\s+(?:the\s+|our\s+|my\s+)?(?<place>(?:home|start|first|main|front)\s*(?:page|screen))$/iu
const few = 3

/** "Put the setlists on the home page too": the first of them, and the way to all. */
export const listOnFirst: EditRule = (clause, document): EditOutcome | undefined => {
  const found = shown.exec(clause)?.groups
  const start = startOf(document)
  if (!found?.thing || !start) return undefined
  const kind = kindNamed(document, found.thing, true)
  const list = kind?.lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)[0]
  const isMany = toSingular(found.thing.toLowerCase()) !== found.thing.toLowerCase()
  if (!kind || !list || !isMany || itemsOf(list).length < 2) return undefined
  const isOn = (screen: Screen) =>
    [...walkComponents(screen.components)].some((node) => kind.lists.includes(node))
  if (isOn(start)) return refuse(`${start.name} shows ${found.thing.toLowerCase()} already.`)
  const home = document.screens.find(isOn)
  const title = capitalise(found.thing)
  const node: ComponentNode = {
    ...list,
    id: freeId(new Set(collectNodeIds(document)), 'list'),
    label: title,
    properties: {
      ...list.properties,
      title,
      items: itemsOf(list).slice(0, few),
      ...(home ? { actionLabel: 'See all', action: { kind: 'screen', screenId: home.id } } : {}),
    },
  }
  return { commands: [{ type: 'add-component', node, place: placeOn(start, endOf(start)) }] }
}

const only =
  /^(?:on\s+(?:the\s+)?(?<where>[\p{L} ]{3,24}?),?\s+)?(?:show|list|display)\s+only\s+(?:the\s+)?(?<state>[\p{L}-]{3,16})\s+(?<thing>ones|things|[\p{L}]{3,20})(?:\s+on\s+(?:the\s+)?(?<place>[\p{L} ]{3,24}))?$/iu

/** "On the map show only stolen ones": chosen above it, among the others. */
export const showOnly: EditRule = (clause, document): EditOutcome | undefined => {
  const found = only.exec(clause)?.groups
  if (!found?.state || !found.thing || /^(?:one|two|three|four|five|the|my|our)$/i.test(found.state))
    return undefined
  const place = found.where ?? found.place
  const kind = /^(?:ones|things)$/i.test(found.thing) ? undefined : kindNamed(document, found.thing, true)
  const holding = (isMeant: (node: ComponentNode) => boolean) =>
    document.screens.find(({ components }) => [...walkComponents(components)].some(isMeant))
  const screen =
    place !== undefined
      ? (findNamedScreen(document, place) ??
        (/\bmap$/i.test(place) ? holding(({ type }) => type === 'map') : undefined))
      : kind &&
        document.screens.find(
          ({ components, id }) =>
            id !== document.app.startScreenId &&
            [...walkComponents(components)].some((node) => kind.lists.includes(node)),
        )
  if (place !== undefined && !screen)
    return refuse(`There is no ${place.toLowerCase().replace(/^the /, '')} in the app.`)
  if (!screen) return undefined
  const state = capitalise(found.state.toLowerCase())
  const chips = [...walkComponents(screen.components)].find(
    (node) =>
      (node.properties.layout === 'chips' || node.type === 'tabs') &&
      textOf(itemsOf(node)[0], 'title') === 'All',
  )
  const titles = chips ? itemsOf(chips).map((item) => (textOf(item, 'title') ?? '').toLowerCase()) : []
  const at = titles.findIndex((title) => stemOf(title) === stemOf(state.toLowerCase()))
  if (chips && at >= 0) return { commands: [{ type: 'set-properties', id: chips.id, set: { active: at } }] }
  if (chips)
    return {
      commands: [
        {
          type: 'set-properties',
          id: chips.id,
          set: { items: [...itemsOf(chips), { title: state }], active: titles.length },
        },
      ],
    }
  const node: ComponentNode = {
    id: freeId(new Set(collectNodeIds(document)), 'list'),
    type: 'list',
    label: 'Filter',
    properties: { layout: 'chips', items: [{ title: 'All' }, { title: state }], active: 1 },
  }
  return { commands: [{ type: 'add-component', node, place: placeOn(screen, topOf(screen)) }] }
}

const coloured =
  /^(?:the\s+|our\s+|my\s+|all\s+)?(?<thing>[\p{L}][\p{L} -]{2,24}?)\s+(?:that|which)\s+(?:are|were|is|was|have been|has been)\s+(?<state>[\p{L}-]{3,16})\s+(?:should|must|need to|needs to)\s+(?:have|get|show|be|carry)\s+(?:shown\s+)?(?:in\s+)?(?:an?\s+)?(?<color>red|green|orange|yellow|amber|blue|gr[ae]y)(?:\s+(?:label|badge|tag|mark|dot|sticker))?$/iu
const tones: Readonly<Record<string, string>> = byWord({
  red: 'danger',
  green: 'success',
  orange: 'warning',
  yellow: 'warning',
  amber: 'warning',
  blue: 'primary',
  grey: 'neutral',
  gray: 'neutral',
})

/** "Bikes that were found should have a green label": those that say so have it, in that colour. */
export const colorOfState: EditRule = (clause, document): EditOutcome | undefined => {
  const found = coloured.exec(clause)?.groups
  const kind = found?.thing ? kindNamed(document, found.thing) : undefined
  const tone = tones[found?.color?.toLowerCase() ?? '']
  if (!kind || !found?.state || tone === undefined) return undefined
  const state = capitalise(found.state.toLowerCase())
  const isSo = (item: JsonValue) =>
    ['badge', 'subtitle', 'overline', 'value', 'meta'].some((key) =>
      new RegExp(`\\b${state}\\b`, 'i').test(textOf(item, key) ?? ''),
    )
  const commands = kind.lists.flatMap((node): Command[] => {
    const items = itemsOf(node).map((item) =>
      isSo(item) ? withPart(withPart(item, 'badge', state), 'badgeTone', tone) : item,
    )
    return items.some((item, at) => item !== itemsOf(node)[at])
      ? [{ type: 'set-properties', id: node.id, set: { items } }]
      : []
  })
  return commands.length > 0
    ? { commands }
    : refuse(
        `No ${kind.one} says that it is ${state.toLowerCase()}. Try "Each ${kind.one} should show a status: ${state.toLowerCase()}, open".`,
      )
}

const known =
  /^add\s+(?:the\s+|our\s+|some\s+)?(?<of>[\p{L}][\p{L}' ]{2,20}?)(?:['’]s)?\s+(?<list>opening hours|opening times|office hours|house rules|safety rules|contact details)(?:\s+(?:to|on)\s+(?:the\s+)?(?<place>[\p{L} ]{3,24}))?$/iu

/** "Add library opening hours": the lines one knows of such a list, where that is spoken of. */
export const knownOf: EditRule = (clause, document): EditOutcome | undefined => {
  const found = known.exec(clause)?.groups
  const items = found?.list ? knownEntries(found.list) : undefined
  if (!found?.of || !items || /^(?:the|our|my|new)$/i.test(found.of)) return undefined
  const named = found.place === undefined ? undefined : findNamedScreen(document, found.place)
  const screen = named ?? findNamedScreen(document, found.of) ?? startOf(document)
  if (!screen) return undefined
  const title = capitalise(`${found.of} ${found.list ?? ''}`.trim())
  if ([...walkComponents(screen.components)].some(({ label }) => label === title))
    return refuse(`${screen.name} has that already.`)
  const node: ComponentNode = {
    id: freeId(new Set(collectNodeIds(document)), 'list'),
    type: 'list',
    label: title,
    properties: { layout: 'rows', title, items },
  }
  return { commands: [{ type: 'add-component', node, place: placeOn(screen, endOf(screen)) }] }
}

const reached =
  /^(?:add|put|show|list)\s+(?:in\s+)?(?:an?|the|our|some)\s+(?<sort>(?:\p{L}+\s){0,2}?(?:phone numbers?|telephone numbers?|numbers?|emails?|e-mails?|email address(?:es)?|address(?:es)?|hotline))\s+(?:for|of|to reach|to call)\s+(?:the\s+|our\s+|my\s+|an?\s+)?(?<who>[\p{L}][\p{L}' ]{2,24}?)(?:\s+(?:somewhere|in the app|on it))?(?:\s+(?:on|in|to)\s+(?:the\s+)?(?<place>[\p{L} ]{3,24}?(?:screen|page|tab)))?$/iu

/** "Put an emergency phone number for the caretaker somewhere": among the ways to reach people. */
export const wayToReach: EditRule = (clause, document): EditOutcome | undefined => {
  const found = reached.exec(clause)?.groups
  if (!found?.sort || !found.who || /^(?:each|every|all)\b/i.test(found.who)) return undefined
  const isMail = /mail/i.test(found.sort)
  const isPlace = /address/i.test(found.sort) && !isMail
  const value = isMail ? 'hello@post.example' : isPlace ? '12 Harbour Street' : '+1 555 0100'
  const item = {
    icon: isMail ? 'mail' : isPlace ? 'pin' : 'phone',
    title: capitalise(found.who),
    subtitle: capitalise(found.sort),
    value,
    ...(isMail ? {} : isPlace ? {} : { action: { kind: 'link', href: 'tel:+15550100' } }),
  }
  const named = found.place === undefined ? undefined : findNamedScreen(document, found.place)
  const screen =
    named ??
    document.screens.find(({ name }) =>
      /^(?:contacts?|help|emergency|info|about|house rules|support)$/i.test(name),
    ) ??
    startOf(document)
  if (!screen) return undefined
  const list = screen.components.find(
    (node) =>
      isOfEntries(node) &&
      /\b(?:contacts?|reach|emergency|help|phone)\b/i.test(
        `${node.label} ${String(node.properties.title ?? '')}`,
      ) &&
      itemsOf(node).some(isEntry),
  )
  const note = `${value} is an example: change it in the inspector.`
  if (list)
    return {
      commands: [{ type: 'set-properties', id: list.id, set: { items: [...itemsOf(list), item] } }],
      note,
    }
  const node: ComponentNode = {
    id: freeId(new Set(collectNodeIds(document)), 'list'),
    type: 'list',
    label: 'Contact',
    properties: { layout: 'rows', title: 'Contact', items: [item] },
  }
  return { commands: [{ type: 'add-component', node, place: placeOn(screen, endOf(screen)) }], note }
}
