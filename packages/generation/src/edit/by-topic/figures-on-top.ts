import { type AppDocument, type Command, type Screen, walkNodes } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { kindNamed, mainList } from '../frames/kind-of-thing.ts'
import { put } from '../frames/put.ts'
import { startOf, topOf } from '../places.ts'
import { placeMeant, stemsIn } from '../plainly/app-parts.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { keysOf } from './sort-keys.ts'

const seeing =
  '(?:(?:show|put|display|have|i (?:want|would like|need) to (?:see|have)|i want|add|see|let me see|can i see)\\s+)?'
const place =
  '(?:,?\\s+(?:right\\s+)?(?:(?:on|at)\\s+(?:the\\s+)?(?:very\\s+)?top(?:\\s+of\\s+(?:the\\s+)?(?<of>[\\p{L} ]{3,20}?)(?:\\s+(?:screen|page))?)?|(?:on|at|in)\\s+(?:the\\s+|my\\s+)?(?<on>home|first|start|main|front|[\\p{L}]{3,20})\\s*(?:page|screen)))'
const counted = new RegExp(
  `^${seeing}(?:the\\s+|a\\s+)?(?:number|count)\\s+of\\s+(?:all\\s+|the\\s+|my\\s+|our\\s+)*(?<what>[\\p{L} ]{3,40}?)${place}$`,
  'iu',
)
const summed = new RegExp(
  `^${seeing}(?:the\\s+|a\\s+)?(?:total|overall|whole)\\s+(?<key>value|price|worth|cost|weight|amount)\\s+of\\s+(?:all\\s+|the\\s+|my\\s+|our\\s+)*(?<what>[\\p{L} ]{3,30}?)${place}$`,
  'iu',
)

const screenOf = (document: AppDocument, groups: Record<string, string | undefined>): Screen | undefined => {
  const told = groups.of ?? groups.on
  return told === undefined || /^(?:home|first|start|main|front)$/i.test(told)
    ? startOf(document)
    : (placeMeant(document, told) ?? undefined)
}

const figure = (document: AppDocument, screen: Screen, caption: string, value: string): EditOutcome =>
  put(document, screen, topOf(screen), {
    type: 'text',
    label: value,
    properties: { variant: 'stat', caption },
  })

/** "Number of repaired devices this year on top". */
const showCount: EditRule = (clause, document): EditOutcome | undefined => {
  const found = counted.exec(clause)?.groups
  const screen = found ? screenOf(document, found) : undefined
  if (!found?.what || !screen) return undefined
  const noun = found.what.replace(/\s+(?:this|last|per|in|of|today|so far|we|i|they)\b.*$/i, '')
  const list = kindNamed(document, noun, true)?.lists[0]
  const value = list && !/\s/.test(noun) ? String(itemsOf(list).length) : '24'
  return figure(document, screen, capitalise(found.what), value)
}

const sign = /[$£€¥₹]|CHF/

/** "The total value of my collection on the home page": the sum of what stands in the list. */
const showSum: EditRule = (clause, document): EditOutcome | undefined => {
  const found = summed.exec(clause)?.groups
  const screen = found ? screenOf(document, found) : undefined
  if (!found?.what || !screen) return undefined
  const isWeight = /^weight$/i.test(found.key ?? '')
  const kind = kindNamed(document, found.what, true)?.lists[0]
  const isAll = /^(?:collection|everything|things|items|all|stash|inventory|cellar|library)$/i.test(
    found.what,
  )
  const list = kind ?? (isAll ? mainList(document) : undefined)
  const key = isWeight ? 'weight' : 'price'
  const numbers = list
    ? keysOf(itemsOf(list), key).flatMap((each) => (typeof each === 'number' ? [each] : []))
    : []
  const sum = numbers.reduce((one, other) => one + other, 0)
  const symbol = sign.exec(JSON.stringify(document.screens))?.[0] ?? '€'
  const value = isWeight
    ? `${sum > 0 ? Math.round(sum / 100) / 10 : 24} kg`
    : `${symbol}${symbol.length > 1 || symbol === '€' ? ' ' : ''}${(sum > 0 ? Math.round(sum) : 1240).toLocaleString('en-US')}`
  return figure(document, screen, `Total ${(found.key ?? 'value').toLowerCase()}`, value)
}

/** There are many of these. */
const anyNumbers =
  /^(?:amounts?|numbers?|prices?|values?|texts?|letters?|fonts?|words|figures?|dates?|times?|sums?)$/i
const enlarging = [
  /^(?:show\s+|put\s+|write\s+)?(?:the\s+|my\s+|our\s+)?(?<what>[\p{L} ]{3,28}?)\s+in\s+(?:very\s+|really\s+)?(?:big|large|huge)\s+(?:letters|numbers|digits|type|font)$/iu,
  /^(?:the\s+|my\s+|our\s+)?(?<what>[\p{L} ]{3,28}?)\s+(?:should|must|needs? to)\s+(?:be|stand out|look)\s*(?:much\s+|way\s+|a lot\s+)?(?:bigger|larger|huge|more prominent|more visible|easier to see|big)?(?:,\s.{3,60})?$/iu,
  /^make\s+(?:the\s+|my\s+|our\s+)?(?<what>[\p{L} ]{3,28}?)\s+(?:much\s+|way\s+)?(?:bigger|larger|more prominent|huge|stand out)(?:,\s.{3,60})?$/iu,
]

/** A value among others on a screen: "Water temperature" with "19 °C". */
function valueNamed(document: AppDocument, wanted: readonly string[]) {
  for (const { node, screen } of walkNodes(document)) {
    if (node.type !== 'list' || !/^(?:stats|rows)?$/.test(String(node.properties.layout ?? ''))) continue
    const item = itemsOf(node).find(
      (each) =>
        textOf(each, 'value') !== undefined &&
        /\d/.test(textOf(each, 'value') ?? '') &&
        stemsIn(textOf(each, 'title') ?? '').join() === wanted.join(),
    )
    if (item !== undefined)
      return { node, screen, title: textOf(item, 'title') ?? '', value: textOf(item, 'value') ?? '' }
  }
  return undefined
}

/** "The water temperature should be bigger": the value is a figure at the top of its screen, and no line among others. */
const enlargeValue: EditRule = (clause, document): EditOutcome | undefined => {
  const what = enlarging.map((form) => form.exec(clause)?.groups?.what).find(Boolean)
  const wanted = stemsIn(what ?? '')
  if (
    wanted.length === 0 ||
    anyNumbers.test(what ?? '') ||
    /\b(?:bigger|larger|huge|prominent|visible|easier|stand out|big)\b/i.exec(clause) === null
  )
    return undefined
  const isPart = [...walkNodes(document)].some(
    ({ node }) =>
      node.type !== 'list' && stemsIn(node.label).join() === wanted.join() && node.type !== 'input',
  )
  const found = isPart ? undefined : valueNamed(document, wanted)
  if (!found) return undefined
  const { node, screen, title, value } = found
  const rest = itemsOf(node).filter((item) => textOf(item, 'title') !== title)
  const isRoom = rest.length > 0
  const shown = put(document, screen, topOf(screen), {
    type: 'text',
    label: value,
    properties: { variant: 'stat', caption: title, big: true },
  })
  const gone: Command[] = isRoom ? [{ type: 'set-properties', id: node.id, set: { items: rest } }] : []
  return { commands: [...gone, ...shown.commands] }
}

/** Numbers that are to be seen first. */
export const figureOnTopRules: readonly EditRule[] = [showCount, showSum, enlargeValue]
