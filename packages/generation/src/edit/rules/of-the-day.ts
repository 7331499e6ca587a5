import { collectNodeIds, type ComponentNode } from '@kwiq/app-model'
import { capitalise, toPlural } from '../../words/forms.ts'
import { itemsOf, targetOf, textOf } from '../entry.ts'
import { screenNamed } from '../find-host.ts'
import { freeId } from '../free-id.ts'
import { findList, isOfEntries } from '../lists.ts'
import { placeAtEnd, placeOn, topOf } from '../places.ts'
import type { EditRule } from '../rule.ts'

const form =
  /^(?:add|show|put|have|feature|highlight)\s+(?:an?\s+|the\s+|our\s+)?([\p{L} ]{3,20}?) of the (day|week|month)(?:\s+(?:at|to|on) (?:the )?(top|bottom))?(?:\s+(?:on|to|of|in)\s+(?:the\s+)?(.{2,30}))?$/iu

/** "Show the next rehearsal big on the home page". */
const bigForm =
  /^(?:add|show|put|have|feature|highlight)\s+(?:an?\s+|the\s+|our\s+|my\s+)?(next|latest|newest|upcoming|featured|biggest|best|longest|largest|favou?rite)\s+([\p{L} ]{3,20}?)(?:\s+(?:big|large|prominently|in (?:big|large)|as (?:an?\s+)?(?:big|large|hero) (?:card|box)))?(?:\s+(?:at|to|on) (?:the )?(top|bottom))?(?:\s+(?:on|to|of|in)\s+(?:the\s+)?(.{2,30}))?$/iu

/** "Show the dish of the day at the top": one of the things the app has, in a large box of its own. */
const ofTheDay: EditRule = (clause, document) => {
  const told = bigForm.exec(clause)
  const big = told && (told[3] ?? / (?:big|large|prominently|hero)\b/i.exec(clause)) ? told : null
  const [, thing = '', span = '', edge, place] = big
    ? ['', big[2], '', big[3], big[4]]
    : (form.exec(clause) ?? [])
  const screen = screenNamed(document, place)
  if (thing === '' || !screen) return undefined
  const named = findList(document, toPlural(thing.toLowerCase()))?.node
  const shown = screen.components.find((node) => isOfEntries(node) && itemsOf(node).length > 1)
  const [first, second] = itemsOf(named ?? shown ?? { id: '', type: 'list', label: '', properties: {} })
  const item = big ? first : (second ?? first)
  const title = textOf(item, 'title')
  if (item === undefined || title === undefined) return undefined
  const image = textOf(item, 'image')
  const screenId = targetOf(item)
  const text = textOf(item, 'subtitle') ?? textOf(item, 'value')
  const overline = big
    ? `${capitalise(big[1]?.toLowerCase() ?? '')} ${thing.toLowerCase()}`
    : `${capitalise(thing.toLowerCase())} of the ${span.toLowerCase()}`
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'container'),
    type: 'container',
    label: overline,
    properties: {
      variant: image ? 'feature' : 'hero',
      overline,
      title,
      ...(text ? { text } : {}),
      ...(image ? { image } : {}),
      ...(screenId && image ? { action: { kind: 'screen', screenId } } : {}),
    },
    children: [],
  }
  return [
    {
      type: 'add-component',
      node,
      place: edge === 'bottom' ? placeAtEnd(screen) : placeOn(screen, topOf(screen)),
    },
  ]
}

export const ofTheDayRules: readonly EditRule[] = [ofTheDay]
