import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type Screen,
  walkComponents,
  walkNodes,
} from '@kwiq/app-model'
import { itemsOf } from '../entry.ts'
import { freeId } from '../free-id.ts'
import { isOfEntries } from '../lists.ts'
import { placeOn, topOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { type Kind, kindNamed } from './kind-of-thing.ts'

const form =
  /^(?:(?:show|put|have|see|display)\s+)?(?:the\s+|our\s+|my\s+|all\s+)?(?<thing>[\p{L}][\p{L}' -]{2,30}?)\s+(?:(?:should|must)\s+be\s+)?(?:shown\s+)?(?:in|as|on|into)\s+(?:an?\s+|the\s+)?(?<look>calendar|month(?:ly)?(?: view| calendar)?|calendar view|list|simple list|plain list)(?:\s+view)?(?:,?\s+(?:instead of|rather than|not)\s+(?:in\s+|as\s+|on\s+)?(?:an?\s+|the\s+)?[\p{L} ]{3,24})?$/iu

const isMonth = (properties: { [key: string]: unknown }) => properties.month !== undefined

/** "Gigs in a calendar instead of a list": the month above what happens in it; and a list instead of a month. */
export const shownAs: EditRule = (clause, document): EditOutcome | undefined => {
  const found = form.exec(clause)?.groups
  if (!found?.thing || !found.look || /^(?:add|remove|make)\b/i.test(clause)) return undefined
  const kind = kindNamed(document, found.thing)
  const isList = /list$/i.test(found.look)
  if (isList) return asList(document, found.thing, kind)
  return kind && kind.lists.length > 0 ? asMonth(document, kind) : undefined
}

/** The screen with the most of them; the first one shows only some. */
function screenOf(document: AppDocument, { lists }: Kind): Screen | undefined {
  const holding = document.screens.filter(({ components }) =>
    [...walkComponents(components)].some((node) => lists.includes(node)),
  )
  return holding.find(({ id }) => id !== document.app.startScreenId) ?? holding[0]
}

function asMonth(document: AppDocument, kind: Kind): EditOutcome | undefined {
  const screen = screenOf(document, kind)
  if (!screen) return undefined
  const there = [...walkComponents(screen.components)].find(
    ({ type, properties }) => type === 'datepicker' && isMonth(properties),
  )
  if (there) return refuse(`${screen.name} shows them in a calendar already.`)
  const week = screen.components.find(
    ({ type, properties }) => type === 'datepicker' && properties.variant === 'week',
  )
  const commands: Command[] = week ? [{ type: 'remove-component', id: week.id }] : []
  const taken = new Set(collectNodeIds(document))
  const card = freeId(taken, 'container')
  taken.add(card)
  commands.push({
    type: 'add-component',
    node: {
      id: card,
      type: 'container',
      label: 'Card',
      properties: { variant: 'card' },
      children: [
        {
          id: freeId(taken, 'datepicker'),
          type: 'datepicker',
          label: 'November',
          properties: { month: '2026-11-19', selected: 19, marked: [19, 21, 24, 26, 28] },
        },
      ],
    },
    place: placeOn(screen, topOf(screen)),
  })
  return { commands }
}

/** The month goes, and what stood below it is a list one goes through. */
function asList(document: AppDocument, thing: string, kind: Kind | undefined): EditOutcome | undefined {
  const months = [...walkNodes(document)].filter(
    ({ node, screen }) =>
      node.type === 'datepicker' &&
      isMonth(node.properties) &&
      screen.components.some((each) => isOfEntries(each) && itemsOf(each).length > 0),
  )
  const word = thing.toLowerCase()
  const month =
    months.find(({ screen }) => kind?.lists.some((list) => screen.components.includes(list))) ??
    months.find(({ screen }) => screen.name.toLowerCase().includes(word)) ??
    (/\b(?:appointments?|events?|dates?|bookings?|calendar)\b/i.test(thing) ? months[0] : undefined)
  if (!month) return undefined
  const list = month.screen.components.find((each) => isOfEntries(each))
  const gone = month.parent?.children?.length === 1 ? month.parent.id : month.node.id
  return {
    commands: [
      { type: 'remove-component', id: gone },
      ...(list && list.properties.layout !== 'rows'
        ? [{ type: 'set-properties' as const, id: list.id, set: { layout: 'rows' } }]
        : []),
    ],
  }
}
