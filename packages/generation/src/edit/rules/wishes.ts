import { collectNodeIds, type ComponentNode, type JsonValue } from '@kwiq/app-model'
import { valuesOf } from '../../plan/content/values.ts'
import { capitalise } from '../../words/forms.ts'
import { chipsOf } from '../choice-nodes.ts'
import { itemsOf, textOf } from '../entry.ts'
import { findByMeaning } from '../find-by-meaning.ts'
import { findHost, screenNamed } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { knownEntries } from '../known-entries.ts'
import { isOfEntries } from '../lists.ts'
import { placeAtEnd, placeOn, startOf, topOf } from '../places.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'
import { listed } from '../words.ts'

/** What the entries of a list have under one of these names, each once. */
function valuesIn(list: ComponentNode, names: readonly string[]): string[] {
  for (const name of names) {
    const values = itemsOf(list).flatMap((item) => {
      const value = textOf(item, name)
      return value !== undefined && value.length <= 18 ? [value] : []
    })
    // Times and amounts are no kinds.
    const distinct = [...new Set(values)].filter((value) => !/\d/.test(value))
    if (distinct.length > 1) return distinct.slice(0, 5)
  }
  return []
}

/** What one filters by where the entries do not tell: choices that hold for anything. */
const usualChoices: readonly [RegExp, readonly string[]][] = [
  [/\b(?:price|cost|budget)\b/, ['Under 20', '20 to 50', 'Over 50']],
  [/\b(?:date|day|time|when)\b/, ['Today', 'This week', 'This month']],
  [/\b(?:distance|location|place|near)\b/, ['Under 1 km', 'Under 5 km', 'Anywhere']],
  [/\b(?:rating|stars)\b/, ['4 stars and up', '3 stars and up']],
  [/\b(?:status|state)\b/, ['Open', 'In progress', 'Done']],
  [/./, ['New', 'Popular', 'Saved']],
]

/** Ranges of what the entries cost: a third of them in each, with the sign they have. */
function priceRanges(list: ComponentNode): string[] {
  const prices = itemsOf(list).flatMap((item) => {
    const [, sign, digits] = /(\p{Sc})\s?(\d[\d.,]*)/u.exec(textOf(item, 'value') ?? '') ?? []
    return sign !== undefined && digits !== undefined
      ? [{ sign, amount: Number(digits.replaceAll(/,(?=\d{3})/g, '').replace(',', '.')) }]
      : []
  })
  const sorted = prices.toSorted((one, other) => one.amount - other.amount)
  const sign = sorted[0]?.sign
  const [low = 0, high = 0] = [1, 2].map((third) => {
    const amount = sorted[Math.floor((sorted.length * third) / 3)]?.amount ?? 0
    const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - (amount >= 100 ? 1 : 0))
    return Math.max(step, Math.round(amount / step) * step)
  })
  if (sign === undefined || low >= high) return []
  return [`Under ${sign} ${low}`, `${sign} ${low} to ${high}`, `Over ${sign} ${high}`]
}

/** Words one chooses between, where no comma stands among them. */
const choiceWord =
  'xxs|xs|s|m|l|xl|xxl|small|medium|large|big|tiny|short|long|easy|hard|difficult|beginner|advanced|intermediate|low|high|male|female|men|women|kids|adults|indoor|outdoor|open|closed|done|new|old|used|free|paid|hot|cold|vegan|vegetarian|morning|afternoon|evening|spring|summer|autumn|winter|today|tomorrow|yes|no'
const bareChoices = new RegExp(
  String.raw`^(add\s.{3,60}?)\s((?:(?:${choiceWord}),?\s(?:and\s|or\s)?)+(?:${choiceWord}))$`,
  'i',
)

/** "Size small medium large": with the commas that were meant. */
const withCommas = (clause: string): string => {
  const [, before = '', choices = ''] = bareChoices.exec(clause) ?? []
  return before === '' || choices.includes(',')
    ? clause
    : `${before}: ${choices.split(/\s+(?:and\s+|or\s+)?/).join(', ')}`
}

/** "Pets allowed", "parking included": some are so, and others are not. */
const eitherOr = /\s(?:allowed|only|included|friendly|available|accepted|accessible|possible)$/i

/** "Add a filter by price to the shop": choices above its list, of which one holds. */
const addFilter: EditRule = (written, document) => {
  const clause = withCommas(written)
  const found =
    /^add\s+(?:an?\s+|some\s+)?filters?(?:\s+chips?)?(?:\s+(?:the\s+)?.{2,30}?)??(?:\s+(?:by|for)\s+(?:the\s+)?(.{2,30}?)(?:(?::|,?\s+(?:with|like|such as))\s+(.{3,80}?))?)?(?:\s+(?:to|on|in|above)\s+(?:the\s+)?(?![$€£]?\s?\d)(.{2,40}))?$/i.exec(
      clause,
    )
  if (!found) return undefined
  const named = found[3] ? findNamedScreen(document, found[3].replace(/\s+list$/i, '')) : undefined
  const screen = [named, startOf(document), ...document.screens].find(
    (each) => each && each.components.some(isOfEntries),
  )
  // One line alone needs no filter.
  const several = screen?.components.findIndex((node) => isOfEntries(node) && itemsOf(node).length > 1) ?? -1
  const index = several >= 0 ? several : (screen?.components.findIndex(isOfEntries) ?? -1)
  const list = screen?.components[index]
  if (!screen || !list) return refuse('No screen has a list to filter.')
  // "Distance 1 5 10 km": in steps of that unit.
  const [, stepped = found[1] ?? '', steps = '', unit = ''] =
    /^(\p{L}[\p{L} ]{2,24}?)\s+(\d[\d ,]*\d)\s*(\p{L}{0,8})$/u.exec(found[1] ?? '') ?? []
  const by = stepped.toLowerCase().replace(/^(?:an?|the)\s+/, '')
  const inSteps = steps
    .split(/[ ,]+/)
    .filter(Boolean)
    .map((step) => `${step} ${unit}`.trim())
  const said = listed((found[2] ?? inSteps.join(', ')).replaceAll(/\s+or\s+|\s?\/\s?/gi, ', '))
    .filter((choice) => !/^(?:all|both|any|everyone|everything)$/i.test(choice))
    .map(capitalise)
  const told =
    said.length > 1
      ? said
      : /price|cost|budget|rent/.test(by)
        ? priceRanges(list)
        : valuesIn(list, by === '' || /categor|kind|type|group|stat/.test(by) ? ['overline', 'badge'] : [])
  const known = [...new Set(by === '' ? [] : (valuesOf(by) ?? []))].filter((value) => !/\d/.test(value))
  const usual = usualChoices.find(([form]) => form.test(by || ' '))?.[1] ?? []
  const isUnknown = usual === usualChoices.at(-1)?.[1]
  const isEither = isUnknown && known.length < 2 && eitherOr.test(by)
  const choices =
    told.length > 0
      ? told
      : isEither
        ? [capitalise(by)]
        : isUnknown && known.length > 1
          ? known.slice(0, 5)
          : usual
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'list'),
    type: 'list',
    label: by === '' || isEither ? 'Filter' : `Filter by ${by}`,
    properties: { layout: 'chips', items: ['All', ...choices].map((title): JsonValue => ({ title })) },
  }
  return [{ type: 'add-component', node, place: placeOn(screen, index) }]
}

/** In which orders one may see a list. */
const orders: readonly [RegExp, readonly string[]][] = [
  [/\b(?:price|cost|amount)s?\b/i, ['Lowest price', 'Highest price', 'Newest']],
  [/\b(?:date|day|time|newest)s?\b/i, ['Newest', 'Oldest']],
  [/\b(?:ratings?|stars|reviews?)\b/i, ['Best rated', 'Most reviews', 'Newest']],
  [/\b(?:distance|location|near\w*)\b/i, ['Nearest', 'Newest']],
  [/./, ['Newest', 'A to Z']],
]

/** "Add sorting by price": the orders to choose from, above the list. */
const addSorting: EditRule = (clause, document) => {
  const found =
    /^(?:add|include|offer)\s+(?:an?\s+)?(?:sorting|sort(?: (?:option|button|menu|function))?|ordering)(?:\s+by\s+(?:the\s+)?(.{2,40}?))?(?:\s+(?:to|on|in)\s+(?:the\s+)?(.{2,40}))?$/i.exec(
      clause,
    )
  if (!found) return undefined
  const named = found[2] ? findNamedScreen(document, found[2].replace(/\s+list$/i, '')) : undefined
  const screen = [named, startOf(document), ...document.screens].find((each) =>
    each?.components.some(isOfEntries),
  )
  const index = screen?.components.findIndex((node) => isOfEntries(node) && itemsOf(node).length > 1) ?? -1
  if (!screen || index < 0) return refuse('No screen has a list to sort.')
  const by = found[1] ?? ''
  const titles = by === '' ? ['Newest', 'A to Z'] : (orders.find(([form]) => form.test(by))?.[1] ?? [])
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'list'),
    type: 'list',
    label: by === '' ? 'Sort' : `Sort by ${by.toLowerCase()}`,
    properties: { layout: 'chips', items: titles.map((title): JsonValue => ({ title })), active: 0 },
  }
  return [{ type: 'add-component', node, place: placeOn(screen, index) }]
}

/** "Add a pickup or delivery choice to the order form": one or the other. */
const addEither: EditRule = (clause, document) => {
  const [, one = '', other = '', place] =
    /^(?:add|insert|include)\s+(?:an?\s+)?([\p{L}\d -]{2,20}?(?:,\s[\p{L}\d -]{2,20}?){0,5}),?\s+or\s+([\p{L}\d -]{2,20}?)\s+(?:choice|option|selection|toggle|switch)(?:\s+(?:to|on|in)\s+(?:the\s+)?(.{2,40}))?$/iu.exec(
      clause,
    ) ?? []
  const screen = place === undefined ? startOf(document) : findHost(document, place)?.screen
  if (one === '' || !screen) return undefined
  const titles = [...one.split(/,\s*/), other].map((word) => capitalise(word.toLowerCase()))
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'list'),
    type: 'list',
    label: titles.length > 2 ? 'Choice' : titles.join(' or '),
    properties: { layout: 'chips', items: titles.map((title): JsonValue => ({ title })), active: 0 },
  }
  return [{ type: 'add-component', node, place: placeAtEnd(screen) }]
}

/** What stands at the foot of a page, by what one asks for. */
const footLines: readonly [RegExp, (name: string) => string][] = [
  [/\baddress|location\b/i, () => '12 Harbour Street, Riverside'],
  [/\b(?:phone|telephone|number|contact)\b/i, () => '+1 555 0100, hello@post.example'],
  [/\b(?:hours|opening)\b/i, () => 'Mon to Fri 9 to 17'],
  [/\b(?:social|instagram|links)\b/i, () => 'Instagram, Facebook, YouTube'],
  [/./, (name) => `© 2026 ${name}`],
]

/** "Add our phone number": a line of its own, as an example of what stands there. */
const addContact: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|put|show)\s+(?:an?\s+|the\s+|our\s+|my\s+)?(address|(?:phone|telephone) number|e-?mail address|opening hours|contact details|social(?:\s+media)?\s+(?:links|accounts))(?:\s+(?:at|to) the (?:very )?(?:bottom|end|foot|top|start))?(?:\s+(?:to|on|in|of)\s+(?:the\s+)?(.{2,40}))?$/i.exec(
      clause,
    )
  const screen = screenNamed(document, found?.[2])
  if (!found?.[1] || !screen) return undefined
  const place = /\b(?:at|to) the (?:very )?(?:top|start)\b/i.test(clause)
    ? placeOn(screen, topOf(screen))
    : placeAtEnd(screen)
  const asked = found[1]
  const isLine = /\bat the (?:bottom|end|foot)\b/i.test(clause) && !/^social/i.test(asked)
  const entries = isLine ? undefined : knownEntries(asked)
  if (entries) {
    const title = capitalise(asked.toLowerCase())
    const list: ComponentNode = {
      id: freeId(collectNodeIds(document), 'list'),
      type: 'list',
      label: title,
      properties: { layout: 'rows', title, items: entries },
    }
    return [{ type: 'add-component', node: list, place }]
  }
  const line = /^e-?mail/i.test(asked)
    ? () => 'hello@post.example'
    : /^(?:phone|telephone)/i.test(asked)
      ? () => '+1 555 0100'
      : footLines.find(([form]) => form.test(asked))?.[1]
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'text'),
    type: 'text',
    label: line?.(document.app.name) ?? asked,
    properties: { variant: 'body' },
  }
  return [{ type: 'add-component', node, place }]
}

/** "Add a footer with our address": a small line at the end of the screen, which scrolls with it. */
const addFooter: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|put)\s+(?:an?\s+)?footer(?:\s+(?:with|saying|showing)\s+["“]?(.{2,60}?)["”]?)?(?:\s+(?:to|on|in)\s+(?:the\s+)?(.{2,40}))?$/i.exec(
      clause,
    )
  if (!found) return undefined
  const screen = screenNamed(document, found?.[2])
  if (!screen) return noScreen(found[2] ?? '')
  const asked = found[1] ?? ''
  const lines = footLines
    .filter(([form]) => form.test(asked || ' '))
    .map(([, line]) => line(document.app.name))
  const label = /["“]/.test(clause)
    ? asked
    : lines.slice(0, Math.max(1, lines.length - 1)).join(' · ') || asked
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'text'),
    type: 'text',
    label,
    properties: { variant: 'caption', tone: 'muted', align: 'center' },
  }
  return [{ type: 'add-component', node, place: placeAtEnd(screen) }]
}

/** Reads wishes that say what people shall be able to do rather than what shall stand there. */
export const wishRules: readonly EditRule[] = [addFilter, addSorting, addEither, addContact, addFooter]

/** "Add a tip option: 5, 10 or 15 percent": what one chooses from, with the unit that is said once. */
const addChoices: EditRule = (clause, document) => {
  const [, name = '', told = ''] =
    /^(?:add|insert|include)\s+(?:an?\s+)?([\p{L} -]{2,30}?)\s+(?:choice|option|options|selection|selector)\s*(?::|\swith|\sof)\s*(.{3,100})$/iu.exec(
      clause,
    ) ?? []
  const unit = /\s(%|percent|euros?|dollars?|minutes?|min|hours?|km|kg|people|persons)$/i.exec(told)?.[1]
  const choices = listed(told.replaceAll(/\s+or\s+/gi, ', ')).map((choice) => {
    const whole = unit !== undefined && /^\d[\d.,]*$/.test(choice) ? `${choice} ${unit}` : choice
    return capitalise(whole.replace(/\s?percent$/i, ' %'))
  })
  const screen = startOf(document)
  if (name === '' || choices.length < 2 || !screen) return undefined
  const owner = findByMeaning(document, 'checkout')
  const host = /\b(?:tip|payment|pay|delivery|pick-?up)\b/i.test(name) ? (owner ?? screen) : screen
  const title = capitalise(name.toLowerCase())
  const node = chipsOf(document, title, choices)
  return [{ type: 'add-component', node, place: placeAtEnd(host) }]
}

/** Asked early: a "pickup" is no date where it is one of two. */
export const eitherRules: readonly EditRule[] = [addEither, addChoices]
