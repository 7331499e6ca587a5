import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise, stemOf, toPlural } from '../../words/forms.ts'
import { hasAll, valuesOfChoice } from '../choice-nodes.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { findEntries, type FoundEntry } from '../find-entries.ts'
import { entriesCalled, findEntriesLoosely } from '../find-loosely.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findTexts } from '../find-text.ts'
import { findNamedNode } from '../find-target.ts'
import { splitHost } from '../find-host.ts'
import { findList, isOfEntries } from '../lists.ts'
import { detailedEntry } from '../new-entry.ts'
import { typeNamed } from '../new-node.ts'
import { type EditRule, refuse } from '../rule.ts'
import { isMenuOfDishes, tabBar } from '../tabs.ts'
import { listed, unquote, withoutArticle } from '../words.ts'

const isChoice = ({ type, properties }: ComponentNode) =>
  (type === 'list' && properties.layout === 'chips') || (type === 'input' && properties.kind === 'select')

/** What one may choose from that is called so. */
function choiceNamed(document: AppDocument, words: string): ComponentNode | undefined {
  const { subject, screen } = splitHost(document, words)
  const stem = stemOf(
    withoutArticle(subject)
      .toLowerCase()
      .replace(/\s+(?:list|options|choices|chips|field)$/, ''),
  )
  return [...walkNodes(document)].find(
    (each) =>
      isChoice(each.node) &&
      (!screen || each.screen.id === screen.id) &&
      stemOf(each.node.label.toLowerCase()) === stem,
  )?.node
}

const notEntries = new RegExp(
  `^${tabBar}$|\\b(?:header|footer|form|screen|page|settings|app|top|bottom)$`,
  'i',
)
/** "Sourdough for 4.50": what it is called and costs. */
const priced =
  /^(.{2,40}?)\s+(?:(?:for|at|\()\s*((?:[$€£¥₹]\s?)?\d[\d.,]*\s?(?:[$€£¥₹]|euros?|dollars?|pounds?)?)\)?|([$€£¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥₹]|euros?|dollars?|pounds?|chf)))$/i

/** Where all that is to be added has a price, a list of things with prices. */
function pricedList(document: AppDocument, words: string, names: readonly string[]) {
  const list = findList(document, words)
  const isPriced = names.every((name) => priced.test(name))
  if (!isPriced || !list || list.entries.some(({ value }) => value !== undefined)) return list
  return anyPriced(document) ?? list
}

/** A list whose entries all have a price, that of the first screen before others. */
function anyPriced(document: AppDocument) {
  const start = document.app.startScreenId
  const others = [...walkNodes(document)]
    .filter(({ node }) => isOfEntries(node) && itemsOf(node).length > 2)
    .filter(({ node }) => itemsOf(node).every((item) => /[$€£¥₹]|CHF/.test(textOf(item, 'value') ?? '')))
  const found = others.find(({ screen }) => screen.id === start) ?? others[0]
  return found && { node: found.node, entries: itemsOf(found.node).filter(isEntry) }
}

const namesPart =
  /\b(?:icon|badge|sticker|rating|photo|switch|option|answer|filter|column|border|shadow)s?\b/i

/** "Add sourdough and cinnamon roll to the breads": entries like those that are there. */
const addEntries: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|put|include)\s+(.{2,160}?)\s+(?:to|into|in|on)\s+(?:the\s+|my\s+|our\s+)?(?:list\s+of\s+)?([^"“”]{2,40})$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[2]) return undefined
  if (notEntries.test(found[2]) && !isMenuOfDishes(document, found[2])) return undefined
  const names = listed(found[1].replace(/\s+as\s+(?:an?\s+)?(?:new\s+)?[\p{L}]+$/iu, '')).map((part) =>
    part.replace(/^(?:an?|the|some|also)\s+(?=["“\p{L}])/iu, ''),
  )
  const isQuoted = names.every((name) => /^["“]/.test(name))
  const isPart = (name: string) =>
    name.includes(':') ||
    // "Stickers for 3" are sold, and no badge.
    (!priced.test(name) && namesPart.test(name)) ||
    typeNamed(
      name
        .replaceAll(/["“][^"”]*["”]/g, '')
        .trim()
        .split(' '),
    ) !== undefined ||
    findNamedScreen(document, name) !== undefined ||
    findNamedNode(document, name) !== undefined
  // "Glue and a map" are things where one says that it is a list.
  const isListed = names.length > 1 && /\blist$/i.test(found[2]) && !/\s(?:an?|the)\s/i.test(` ${found[1]}`)
  if ((!isQuoted && !isListed && names.some(isPart)) || names.some((name) => !/\p{L}{2}/u.test(name)))
    return undefined
  const isMany =
    /(?:s|list|cart|basket|menu|queue|agenda|plan|schedule|catalog(?:ue)?|library|inbox|timeline|ranking)$/i.test(
      found[2],
    ) ||
    isQuoted ||
    names.length > 1 ||
    names.some((name) => priced.test(name))
  const choice = choiceNamed(document, found[2])
  if (choice && isMany)
    return [
      addChoices(
        choice,
        names.map((name) => capitalise(unquote(name))),
      ),
    ]
  const { subject, screen } = splitHost(document, found[2])
  const named = screen ? findNamedNode(document, subject, screen.id)?.node : undefined
  const list =
    named?.type === 'list'
      ? { node: named, entries: itemsOf(named).filter(isEntry) }
      : pricedList(document, found[2], names)
  const last = list?.entries.at(-1)
  if (!list || !last || !isMany) return undefined
  const titles = new Set(list.entries.map((entry) => textOf(entry, 'title')?.toLowerCase()))
  const titleOf = (name: string) => unquote(priced.exec(name)?.[1] ?? name).toLowerCase()
  const fresh = names.filter((name) => !titles.has(titleOf(name)))
  if (fresh.length === 0)
    return refuse(`${list.node.label} has ${fresh.length === names.length ? '' : 'all of '}that already.`)
  const made = fresh.map((name) => {
    const [, title, asked, written] = priced.exec(name) ?? []
    const price = asked ?? written
    return detailedEntry(last, capitalise(unquote(title ?? name)), price === undefined ? [] : [price.trim()])
  })
  return [{ type: 'set-properties', id: list.node.id, set: { items: [...itemsOf(list.node), ...made] } }]
}

/** "Add shirts 2.50, trousers 4 and dresses 8": to the things that have prices. */
const addPriced: EditRule = (clause, document) => {
  const names = listed(/^add\s+([^"“:]{5,160})$/i.exec(clause)?.[1] ?? '').map((part) =>
    /^(?:an?\s+|the\s+)?(\p{L}[\p{L} '’-]{2,30}?)\s+(?:for\s+)?((?:[$€£]\s?)?\d{1,4}(?:[.,]\d{2})?(?:\s?(?:[$€£]|euros?|dollars?|pounds?))?)$/iu.exec(
      part,
    ),
  )
  const list = names.length > 1 && !names.includes(null) ? anyPriced(document) : undefined
  const last = list?.entries.at(-1)
  if (!list || !last || !/\d/.test(textOf(last, 'value') ?? '')) return undefined
  const made = names.map((found) => detailedEntry(last, capitalise(found?.[1] ?? ''), [found?.[2] ?? '']))
  return [{ type: 'set-properties', id: list.node.id, set: { items: [...itemsOf(list.node), ...made] } }]
}

/** "Add a bill for Netflix, 13 euros", "add a speaker: Maria Lopez, Old dairy": what is known of it with it. */
/** "Boxing on Friday 18:00": when it is, behind its name. */
const onDay =
  /\s+(?:on|every|each)\s+((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:\s+(?:at\s+)?\d{1,2}[:.]\d\d)?)/i

const addDetailed: EditRule = (clause, document) => {
  const found =
    /^(?:[Aa]dd|[Ii]nsert|[Cc]reate)\s+(?:an?|another|the)\s+(?:new\s+)?([\p{L} -]{3,30}?)(?:\s*:\s*|\s+(?:for|called|named|by)\s+(?=["“\p{Lu}\d]))(.{2,120})$/u.exec(
      clause,
    ) ??
    // "Add a game Anna against Ben".
    /^[Aa]dd\s+(?:an?|another|the)\s+(?:new\s+)?(\p{Ll}{3,20})\s+(\p{Lu}\p{Ll}.{2,80})$/u.exec(clause) ??
    // "Add record: Kind of Blue, 1959": one, or it would be "records".
    /^(?:[Aa]dd|[Ii]nsert|[Cc]reate)\s+(?:new\s+)?([\p{L}-]{2,20}(?<!s))\s*:\s*(.{2,120})$/u.exec(clause)
  const kind = found?.[1]
  if (!kind || !found[2] || typeNamed(kind.split(' '))) return undefined
  if (/\b(?:screen|page|tab|section|message|note|line|sentence|text)$/i.test(kind)) return undefined
  const list = findList(document, toPlural(kind.toLowerCase()))
  const last = list?.entries.at(-1)
  // A row that only leads to where they are is no list of them.
  const isWay = list?.entries.length === 1 && textOf(last, 'title') === list.node.label
  if (isWay) return refuse(`There is no list of ${toPlural(kind.toLowerCase())} to add it to.`)
  const [name = '', ...details] = found[2]
    .replace(onDay, (_, when: string) => `, ${capitalise(when)}`)
    .replace(/\s+with\s+(?=\p{Lu}\p{Ll})/u, ', With ')
    .split(/,\s+|\s+(?:for|at)\s+(?=[$€£]?\d)/)
    .map(unquote)
  if (!list || !last || name === '') return undefined
  // "A work day: Saturday 12 June, clearing the pond": when it is, is no name.
  const [what] = details
  const isWhen = what !== undefined && /^\p{L}{2,}/u.test(what) && isTime.test(name)
  const entry = isWhen
    ? detailedEntry(last, capitalise(what), [name, ...details.slice(1)])
    : detailedEntry(last, capitalise(name), details)
  return [{ type: 'set-properties', id: list.node.id, set: { items: [...itemsOf(list.node), entry] } }]
}

const isTime =
  /^(?:on\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^(?:today|tomorrow|tonight)\b|^\d{1,2}(?::\d{2}|\.|\s?(?:am|pm))?\s?(?:st|nd|rd|th)?\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|$)/i

function addChoices(node: ComponentNode, titles: readonly string[]): Command {
  const { options } = node.properties
  const set = Array.isArray(options)
    ? { options: [...options, ...titles] }
    : { items: [...itemsOf(node), ...titles.map((title): JsonValue => ({ title }))] }
  return { type: 'set-properties', id: node.id, set }
}

function changeEach(
  entries: readonly FoundEntry[],
  change: (item: JsonValue) => readonly JsonValue[],
): Command[] {
  return [...new Set(entries.map(({ node }) => node))].map((node) => {
    const own = new Set(entries.filter((entry) => entry.node === node).map(({ index }) => index))
    const items = itemsOf(node).flatMap((item, index) => (own.has(index) ? change(item) : [item]))
    return { type: 'set-properties', id: node.id, set: { items } }
  })
}

/** "Remove the attendance number", "delete the winter trip": an entry wherever it stands. */
const removeEntries: EditRule = (clause, document) => {
  const words = /^(?:remove|delete|drop|hide)\s+([^"“]{2,80})$/i.exec(clause)?.[1]
  if (words === undefined) return undefined
  const entries = entriesCalled(document, words)
  return entries.length > 0 ? changeEach(entries, () => []) : undefined
}

/** "The first", of the tasks that were named before; else by their name. */
function entriesNamed(document: AppDocument, name: string, things: string): FoundEntry[] {
  const nth = /^(?:the\s+)?(first|second|third|fourth|last)(?:\s+(one|two|three|four))?$/i.exec(name.trim())
  if (!nth) return entriesCalled(document, name)
  const count = nth[2] === undefined || nth[2] === 'one' ? '' : `${nth[2]} `
  const found = findEntries(document, `${nth[1]} ${count}${withoutArticle(things)}`)
  return Array.isArray(found) ? found : []
}

/** "Delete all the people except Ana Petrova": of one list. */
const removeOthers: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|hide)\s+(?:all|every|everything in)(?:\s+(?:of\s+)?(?:the\s+|other\s+)*)\s*(.{2,40}?)\s+(?:except|but|apart from|other than)\s+(?:for\s+)?(.{2,80})$/i.exec(
      clause,
    ) ??
    /^(?:keep|leave|show)\s+only\s+(?<kept>[^"“]{2,60}?)\s+(?:in|on|of)\s+(?<place>.{2,40})$/i.exec(clause)
  const [place, names] = found?.groups?.kept
    ? [found.groups.place, found.groups.kept]
    : [found?.[1], found?.[2]]
  const list = place === undefined ? undefined : findList(document, place)
  if (!list || names === undefined) return undefined
  const kept = new Set(
    listed(names).flatMap((name) =>
      entriesNamed(document, name, place ?? '').flatMap(({ node, index }) =>
        node === list.node ? [index] : [],
      ),
    ),
  )
  if (kept.size === 0) return refuse(`${list.node.label} has no ${withoutArticle(names)}.`)
  const items = itemsOf(list.node).filter((_, index) => kept.has(index))
  return [{ type: 'set-properties', id: list.node.id, set: { items } }]
}

/** "Mark the rain jacket as packed", "tick Passport off". */
const tick: EditRule = (clause, document) => {
  const found =
    /^(?:mark|set|make|show)\s+(.{2,50}?)\s+(?:as\s+|to\s+)?(not\s+|un)?(?:done|packed|checked|ticked|completed?|finished|bought|read|paid|open)(?:\s+off)?$/i.exec(
      clause,
    ) ?? /^(un)?(?:tick|check)\s+(?:off\s+)?(.{2,50}?)(?:\s+off)?$/i.exec(clause)
  if (!found) return undefined
  const isVerb = /^(?:un)?(?:tick|check)/i.test(clause)
  const words = (isVerb ? found[2] : found[1]) ?? ''
  const checked = (isVerb ? found[1] : found[2]) === undefined && !/\bopen$/i.test(clause)
  const entries = entriesCalled(document, words).filter(({ node, index }) => {
    const item = itemsOf(node)[index]
    return isEntry(item) && item.checked !== undefined
  })
  return entries.length > 0 ? changeEach(entries, (item) => [withPart(item, 'checked', checked)]) : undefined
}

/** "Replace Mill Café with Nora Lind in the clients": one entry of that list. */
const replaceEntry: EditRule = (clause, document) => {
  const found =
    /^(?:replace|change|rename)\s+([^"“]{2,50}?)\s+(?:with|by|to|into)\s+([^"“]{2,50}?)\s+(?:in|on|of)\s+((?:the|our|my)\s+.{2,40})$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[2] || !found[3]) return undefined
  const screen = findNamedScreen(document, found[3])
  const list = findList(document, found[3])?.node
  const entries = entriesCalled(document, found[1]).filter(
    ({ node }) => node === list || screen?.components.includes(node),
  )
  const name = unquote(found[2])
  return entries.length > 0
    ? changeEach(entries, (item) => {
        const titled = withPart(item, 'title', name)
        return [isEntry(item) && item.avatar === item.title ? withPart(titled, 'avatar', name) : titled]
      })
    : undefined
}

/** "S" among the sizes: what one chooses from by its very name. */
const choicesCalled = (document: AppDocument, words: string): FoundEntry[] =>
  findTexts(document, words).flatMap(({ node, place }) =>
    node.type === 'list' && place.kind === 'item' && place.key === 'title'
      ? [{ node, index: place.index }]
      : [],
  )

/** "Rename the wedding cake to Big day cake": an entry by words of its title. */
const renameEntry: EditRule = (clause, document) => {
  const found =
    /^(?:rename|change|call|replace|swap)\s+([^"“]{1,50}?)\s+(?:to|into|as|with|by|for)\s+(.{1,60})$/i.exec(
      clause,
    )
  // A number is no name: "the budget of food to 400".
  if (!found?.[1] || !found[2] || /^[$€£]?\s?\d[\d.,]*\s?[$€£%]?$/.test(found[2])) return undefined
  const loose = findEntriesLoosely(document, found[1])
  const entries = loose.length > 0 ? loose : choicesCalled(document, found[1])
  const title = capitalise(unquote(found[2]).replace(/^(?:an?|the|some)\s+(?=\p{L})/iu, ''))
  return entries.length > 0 ? changeEach(entries, (item) => [withPart(item, 'title', title)]) : undefined
}

/** "Move Groceries to the top of the budgets": within its list. */
const moveEntry: EditRule = (clause, document) => {
  const found =
    /^(?:move|put|bring)\s+([^"“]{2,50}?)\s+(?:(?:to|at)\s+the\s+)?(top|bottom|first|last|start|end|up|down)(?:\s+(?:of|in|on)\s+(.{2,40}))?$/i.exec(
      clause,
    ) ?? /^(?:move|put)\s+([^"“]{2,50}?)\s+(above|before|below|after|under)\s+(.{2,40})$/i.exec(clause)
  if (!found?.[1] || !found[2]) return undefined
  const isBeside = /above|before|below|after|under/i.test(found[2])
  // "The comment box" is a part of a screen, and no number of comments.
  if (/\s(?:box|field|button|bar|input|form)$/i.test(found[1])) return undefined
  const [one] = entriesCalled(document, found[3] && !isBeside ? `${found[1]} in ${found[3]}` : found[1])
  if (!one) return undefined
  const items = itemsOf(one.node)
  const own = items[one.index]
  if (own === undefined) return undefined
  const word = found[2].toLowerCase()
  const other = isBeside
    ? entriesCalled(document, found[3] ?? '').find(({ node }) => node === one.node)
    : undefined
  if (isBeside && !other) return undefined
  const rest = items.toSpliced(one.index, 1)
  const place = other
    ? rest.indexOf(items[other.index] ?? null) + (/above|before/.test(word) ? 0 : 1)
    : /top|first|start/.test(word)
      ? firstPlace(one.node)
      : word === 'up'
        ? Math.max(0, one.index - 1)
        : word === 'down'
          ? one.index + 1
          : rest.length
  if (place === one.index) return refuse(`${textOf(own, 'title') ?? 'It'} is there already.`)
  return [{ type: 'set-properties', id: one.node.id, set: { items: rest.toSpliced(place, 0, own) } }]
}

/** "All" stays before what one chooses from. */
const firstPlace = (node: ComponentNode): number => (hasAll(valuesOfChoice(node) ?? []) ? 1 : 0)

/** Tried before components are looked for. */
export const namedEntryRules: readonly EditRule[] = [addDetailed, addPriced, addEntries, tick, removeOthers]
/** Of a list that is named: tried before what is called so anywhere. */
export const replaceEntryRules: readonly EditRule[] = [replaceEntry]
/** Tried when no component is called so. */
export const looseEntryRules: readonly EditRule[] = [removeEntries, moveEntry, renameEntry]
