import { byWord } from '../../by-word.ts'
import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type Screen,
  walkComponents,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { itemsOf, textOf, withPart } from '../entry.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { put } from '../frames/put.ts'
import { inState } from '../of-entries/states.ts'
import { startOf, topOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { placeMeant, stemsIn } from './app-parts.ts'

const asking =
  "(?:(?:(?:i|we)(?:\\s+would|['’]d)?\\s+(?:like|want|need|love)(?:\\s+to\\s+(?:see|know|have|read))?|(?:please\\s+)?(?:add|show|tell|display|see|count|include)(?:\\s+me|\\s+us)?)\\s+)"
const summed = '(?:in total|altogether|overall|all in all|in all)'
const top =
  '(?:(?:at|on|to)\\s+(?:the\\s+)?(?:very\\s+)?(?:top|head)(?:\\s+of\\s+(?:the\\s+|my\\s+|our\\s+|that\\s+)?(?<list>[\\p{L} ]{3,24}))?)'
const first =
  '(?:(?:on|at|to|in)\\s+(?:the\\s+|my\\s+|our\\s+)?(?<page>[\\p{L} ]{3,20}\\s(?:page|screen|tab)))'
const forms = [
  `^${asking}?how (?:many|much)\\s+(?<told>.{3,60}?)\\s+${summed}(?:,?\\s+(?:${top}|${first}))?$`,
  `^${asking}?how (?:many|much)\\s+(?<told>.{3,60}?),?\\s+(?:${top.replace('<list>', '<there>')})$`,
].map((form) => new RegExp(form, 'iu'))

/** The past participle of a verb that has one of its own, by its base. */
const participles: Readonly<Record<string, string>> = byWord(
  Object.fromEntries(
    `give given, do done, take taken, write written, drive driven, eat eaten, run run, see seen, swim swum, drink drunk, ride ridden,
  fly flown, grow grown, sing sung, throw thrown, wear worn, go gone, break broken, choose chosen, make made, sell sold, buy bought,
  read read, win won, lose lost, spend spent, pay paid, sleep slept, find found, catch caught, build built, lend lent, borrow borrowed`
      .split(/,\s*/)
      .map((pair) => pair.trim().split(' ')),
  ),
)
const participleOf = (verb: string): string => {
  const base = baseOfVerb(verb) ?? verb
  return participles[base] ?? (/ed$/i.test(verb) ? verb.toLowerCase() : `${base.replace(/e$/, '')}ed`)
}

interface Told {
  thing: string
  /** What was done with it, or what it is. */
  done?: string
}

/** What a total of what somebody did is called: "Hours given". */
export function nameOfTotal(told: string): string | undefined {
  const found = toldOf(told)
  return found?.done === undefined ? undefined : nameOf(found)
}

/** "Hours I gave" are hours given; "guests said yes" are those that did. */
function toldOf(told: string): Told | undefined {
  const words = told.replace(/^(?:of\s+)?(?:the|my|our)\s+/i, '')
  const ours =
    /^(?<thing>[\p{L} ]{3,30}?)\s+(?:i|we|you|they|people|everyone)(?:['’]ve|\s+have|\s+had|\s+already)*(?:\s+(?<verb>\p{L}+))?$/iu.exec(
      words,
    )?.groups
  if (ours?.thing) {
    const verb = ours.verb?.toLowerCase()
    return verb === undefined || /^(?:have|had|own|got|need)$/.test(verb)
      ? { thing: ours.thing }
      : { thing: ours.thing, done: participleOf(verb) }
  }
  const being =
    /^(?<thing>[\p{L} ]{3,24}?)\s+(?:there\s+)?(?:are|is|were|was|have been|has been)(?:\s+(?<done>\p{L}+(?:\s\p{L}+)?))?$/iu.exec(
      words,
    )?.groups
  if (being?.thing)
    return { thing: being.thing, ...(being.done === undefined ? {} : { done: being.done.toLowerCase() }) }
  const deed = /^(?<thing>\p{L}{3,20}s|people|children)\s+(?:have\s+)?(?<done>\p{L}+(?:\s\p{L}+)?)$/iu.exec(
    words,
  )?.groups
  if (deed?.thing && deed.done && baseOfVerb(deed.done.split(' ')[0] ?? '') !== undefined)
    return { thing: deed.thing, done: deed.done.toLowerCase() }
  return /^[\p{L} ]{3,24}$/u.test(words) && words.split(' ').length < 4 ? { thing: words } : undefined
}

/** How an amount of that is written behind its number. */
const units: readonly (readonly [RegExp, RegExp])[] = [
  [/^hours?\b/i, /\d\s?h\b/],
  [/^(?:minutes?|mins?)\b/i, /\d\s?min\b/],
  [/^(?:kilomet(?:er|re)s?|km|met(?:er|re)s?|miles?)\b/i, /\d\s?(?:km|m|mi)\b/],
  [/^(?:kilos?|kg|grams?)\b/i, /\d\s?(?:kg|g)\b/],
  [/^lit(?:er|re)s?\b/i, /\d\s?(?:l|ml)\b/],
  [/^(?:money|euros?|dollars?|pounds?)\b/i, /[$€£]/],
]
const totalName = /^(?:total|in all|altogether|overall|all|in total|sum)\b/i

interface Figure {
  name: string
  value: string
  node: ComponentNode
  screen: Screen
}

const figuresOf = (document: AppDocument): Figure[] =>
  [...walkNodes(document)].flatMap(({ node, screen }): Figure[] => {
    if (node.type === 'text' && node.properties.variant === 'stat')
      return [{ name: String(node.properties.caption ?? ''), value: node.label, node, screen }]
    if (node.properties.layout !== 'stats') return []
    return itemsOf(node).flatMap((item) => {
      const [name, value] = [textOf(item, 'title'), textOf(item, 'value')]
      return name === undefined || value === undefined ? [] : [{ name, value, node, screen }]
    })
  })

/** The figure of the app that tells this, by its name, its unit and what its screen is about. */
function figureOf(document: AppDocument, { thing, done }: Told): Figure | undefined {
  const [unit, other] = thing.split(/\s+of\s+/i)
  const signs = units.find(([name]) => name.test(thing))?.[1]
  const stems = stemsIn(signs ? (other ?? '') : thing)
  const deed = done === undefined ? undefined : (baseOfVerb(done.split(' ')[0] ?? '') ?? done)
  const about = (screen: Screen) =>
    [...walkComponents(screen.components)].some(
      ({ label, type }) => type === 'list' && stems.some((stem) => stemsIn(label).includes(stem)),
    )
  const score = ({ name, value, screen }: Figure): number => {
    if (signs !== undefined && !signs.test(value)) return 0
    const words = name.toLowerCase().split(/\s+/)
    const own = stemsIn(name)
    const isDeed = deed !== undefined && words.some((word) => (baseOfVerb(word) ?? word) === deed)
    const isThing = stems.length > 0 && stems.every((stem) => own.includes(stem))
    const isOther =
      words.length > 1 &&
      deed === undefined &&
      own.some((stem) => !stemsIn(thing).includes(stem)) &&
      !totalName.test(name)
    if (isOther) return 0
    return (
      (signs === undefined ? 0 : 1) +
      (isDeed ? 2 : 0) +
      (isThing && (deed === undefined || isDeed) ? 2 : 0) +
      (totalName.test(name) && (about(screen) || unit === undefined) ? 1 : 0)
    )
  }
  const [best] = figuresOf(document).toSorted((one, other) => score(other) - score(one))
  return best && score(best) > 1 ? best : undefined
}

/** How many of them the longest list has; of those in a state where one is told. */
function countOf(document: AppDocument, { thing, done }: Told): string | undefined {
  const lists = kindNamed(document, thing, true)?.lists ?? []
  const [longest] = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  if (!longest) return undefined
  const isSo = done === undefined ? undefined : inState([longest], done.replace(/^(?:said|say)\s+/, ''))
  if (isSo) return String(itemsOf(longest).filter((item) => isSo(item)).length)
  // What is told of each of them is no count of all.
  return done === undefined || /^(?:there|played|made|kept|collected|added|written|taken)$/.test(done)
    ? String(itemsOf(longest).length)
    : undefined
}

/** "4.2 km" in metres, where those were asked for. */
function inUnitOf({ thing }: Told, value: string): string {
  const [, amount] = /^(\d+(?:\.\d+)?)\s?km$/.exec(value) ?? []
  return amount !== undefined && /^met(?:er|re)s?\b/i.test(thing)
    ? `${(Number(amount) * 1000).toLocaleString('en-US')} m`
    : value
}

/** What was done with the hours stands behind them; "metres of yarn" are yarn in total. */
function nameOf({ thing, done }: Told): string {
  const [unit = '', other] = thing.split(/\s+of\s+/i)
  if (done !== undefined) return capitalise(`${thing} ${done}`)
  return capitalise(
    other !== undefined && units.some(([name]) => name.test(unit)) ? `${other} in total` : thing,
  )
}

/** The same figure on the same screen, further below: there it goes. */
function withoutSame(screen: Screen, figure: Figure | undefined): Command[] {
  if (figure?.screen !== screen || figure.node.properties.layout !== 'stats') return []
  const items = itemsOf(figure.node).filter((item) => textOf(item, 'title') !== figure.name)
  if (items.length === 0) return [{ type: 'remove-component', id: figure.node.id }]
  const { columns } = figure.node.properties
  const set = { items, ...(typeof columns === 'number' ? { columns: Math.min(columns, items.length) } : {}) }
  return [{ type: 'set-properties', id: figure.node.id, set }]
}

const anyPage =
  /^(?:page|screen|app|list|start|home|first|front|main|home ?page|(?:start|home|first|front|main) (?:page|screen))$/i

/** The screen with the longest list of such things, as one speaks of "the guest list"; else the one called so. */
function screenOf(document: AppDocument, place: string): Screen | undefined {
  const thing = place.replace(/\s+list$/i, '')
  const lists = thing === place ? [] : (kindNamed(document, thing)?.lists ?? [])
  const [longest] = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  return (
    document.screens.find(({ components }) => longest !== undefined && components.includes(longest)) ??
    placeMeant(document, thing)
  )
}

const isAnyPage = (place: string): boolean => anyPage.test(place.replace(/^(?:the|my|our)\s+/i, ''))

const wouldHave = new RegExp(
  `^${asking}?how (?:many|much)\\s+(?<thing>[\\p{L} ]{3,24}?)\\s+(?:i|we)\\s+would\\s+have\\s+(?<verb>\\p{L}+)(?:,?\\s+at\\s+(?<rate>\\d+)\\s+a\\s+day)?(?<price> with its price)?$`,
  'iu',
)

/** "How many cigarettes I would have smoked, at 20 a day": what is left out, as the app counts it by its days. */
const showLeftOut: EditRule = (clause, document): EditOutcome | undefined => {
  const found = wouldHave.exec(clause)?.groups
  if (!found?.verb) return undefined
  const deed = baseOfVerb(found.verb) ?? found.verb
  const figures = figuresOf(document)
  const not = figures.filter(
    ({ name, value }) =>
      /^(?:not|no|un)/i.test(name) &&
      /^\d/.test(value) &&
      name
        .toLowerCase()
        .split(/\s+/)
        .some((word) => (baseOfVerb(word) ?? word) === deed),
  )
  const [first] = not
  if (!first)
    return refuse(
      `How many that are stands nowhere in the samples. Say the number: 'Add a number "Not ${found.verb}" with 240'.`,
    )
  const days = figures.find(({ name, value }) => /\bdays?\b/i.test(name) && /^\d+$/.test(value))
  if (found.rate === undefined || !days)
    return refuse(
      `“${first.name}” on ${first.screen.name} tells that: ${first.value}. Say the number a day to have another.`,
    )
  const value = (Number(found.rate) * Number(days.value)).toLocaleString('en-US')
  const commands = not.map(({ node, name }): Command =>
    node.type === 'text'
      ? { type: 'rename-component', id: node.id, label: value }
      : {
          type: 'set-properties',
          id: node.id,
          set: {
            items: itemsOf(node).map((item) =>
              textOf(item, 'title') === name ? withPart(item, 'value', value) : item,
            ),
          },
        },
  )
  return {
    commands,
    note: `“${first.name}” is ${value} now: ${found.rate} a day in ${days.value} days.${found.price === undefined ? '' : ' What it would have cost is not worked out: say "Change Money saved to" with the amount.'}`,
  }
}

/** "How many hours I gave in total, at the top of the page": a figure under a name of its own. */
const showTotal: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  const told = found?.told === undefined ? undefined : toldOf(found.told)
  if (!found || !told) return undefined
  const place = found.list ?? found.there ?? found.page
  const start = startOf(document)
  const host = place === undefined || isAnyPage(place) ? start : screenOf(document, place)
  if (!host) return undefined
  const figure = figureOf(document, told)
  const value = figure ? inUnitOf(told, figure.value) : countOf(document, told)
  const name = nameOf(told)
  // Where no total was asked for, other rules may know what it is.
  if (value === undefined && found.there !== undefined) return undefined
  if (value === undefined)
    return refuse(
      `How many that are stands nowhere in the samples. Say the number: 'Add a number "${name}" with 24 to the ${host.name} screen'.`,
    )
  if (figure?.screen === host && host.components.indexOf(figure.node) === topOf(host))
    return refuse(`${host.name} shows “${figure.name}”, ${value}, at its top already.`)
  const made = put(document, host, topOf(host), {
    type: 'text',
    label: value,
    properties: { variant: 'stat', caption: name, big: host === start },
  })
  return { commands: [...made.commands, ...withoutSame(host, figure)] }
}

const given =
  /^(?:add|show|put|insert)\s+(?:an?\s+|the\s+)?(?:number|figure|stat|statistic|total|count|counter)\s+(?:called\s+|named\s+|for\s+)?["“](?<name>[^"”]{2,40})["”]\s*(?:with|of|at|:|,)?\s*(?:the value\s+)?(?<value>[$€£]?\s?\d[\d.,]*\s?(?:%|[\p{L}°/]{1,6})?)(?:\s+(?:to|on|at)\s+(?<place>.{3,40}))?$/iu

/** "Add a number "Hours driven" with 24 to the home screen". */
const showGiven: EditRule = (clause, document): EditOutcome | undefined => {
  const { name, value, place } = given.exec(clause)?.groups ?? {}
  const host = place === undefined || isAnyPage(place) ? startOf(document) : placeMeant(document, place)
  if (name === undefined || value === undefined || !host) return undefined
  return put(document, host, topOf(host), {
    type: 'text',
    label: value.trim(),
    properties: { variant: 'stat', caption: capitalise(name.trim()) },
  })
}

/** Totals, under names that say what is counted. */
export const totalRules: readonly EditRule[] = [showLeftOut, showTotal, showGiven]
