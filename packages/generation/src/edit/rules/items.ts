import { byWord } from '../../by-word.ts'
import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { findType } from '../../model/repair/aliases.ts'
import { itemsOf, textOf, withPart } from '../entry.ts'
import { findEntries, type FoundEntry } from '../find-entries.ts'
import { findEntriesLoosely } from '../find-loosely.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findList, isOfEntries } from '../lists.ts'
import { likeEntry } from '../new-entry.ts'
import { type EditRule, refuse } from '../rule.ts'
import { count, countOf, listed, ordinal, unquote, withoutArticle } from '../words.ts'

/** "The first habit", not a habit by its name. */
const namesPlace = (words: string) => new RegExp(`^(?:the\\s+)?${ordinal}\\s`, 'i').test(words)

const setItems = (node: ComponentNode, items: JsonValue[]): Command => ({
  type: 'set-properties',
  id: node.id,
  set: { items },
})

/** One command for each list; what comes of the entries that are meant, and of the others where `isOthersGone`. */
function changeLists(
  entries: readonly FoundEntry[],
  change: (item: JsonValue) => readonly JsonValue[],
  isOthersGone = false,
): Command[] {
  return [...new Set(entries.map(({ node }) => node))].map((node) => {
    const meant = new Set(entries.filter((entry) => entry.node === node).map(({ index }) => index))
    return setItems(
      node,
      itemsOf(node).flatMap((item, index) => (meant.has(index) ? change(item) : isOthersGone ? [] : [item])),
    )
  })
}

const changeEntries = (entries: readonly FoundEntry[], change: (item: JsonValue) => JsonValue): Command[] =>
  changeLists(entries, (item) => [change(item)])

const namesList = new RegExp(
  `^(?:the\\s+)?${ordinal}\\s+(?:list|chart|graph|button|image|picture|photo|map|field|text|banner|switch|calendar|section)s?\\s+(?:on|in|from|of)\\s`,
  'i',
)

/** "Remove the second item from the list". */
const removeItem: EditRule = (clause, document) => {
  const words = /^(?:remove|delete|drop)\s+(.{3,80})$/i.exec(clause)?.[1]
  // "The second list" is a list, no entry of one, wherever it stands.
  const isPart =
    namesList.test(words ?? '') ||
    /\b(?:list|chart|graph|button|image|picture|photo|map|field|text|banner|switch|calendar|section)(?:\s+(?:on|in|from)\s.{2,40})?$/i.test(
      words ?? '',
    )
  const found = words !== undefined && !isPart && namesPlace(words) ? findEntries(document, words) : undefined
  if (!found) return undefined
  return Array.isArray(found) ? changeLists(found, () => []) : refuse(found.missing)
}

/** "Duplicate the first plan": the copy stands after it. */
const duplicateItem: EditRule = (clause, document) => {
  const words = /^(?:duplicate|copy|clone)\s+(.{3,60})$/i.exec(clause)?.[1]
  const found = words !== undefined && namesPlace(words) ? findEntries(document, words) : undefined
  if (!found) return undefined
  if (!Array.isArray(found)) return refuse(found.missing)
  return changeLists(found, (item) => [item, item])
}

const onlyForm = new RegExp(`^(?:show|keep)\\s+only\\s+(?:the\\s+)?(${ordinal}\\s.{2,60})$`, 'i')

/** "Show only the first two trainers": the others go. */
const keepOnly: EditRule = (clause, document) => {
  const words = onlyForm.exec(clause)?.[1]
  const found = words === undefined ? undefined : findEntries(document, words)
  if (!found) return undefined
  if (!Array.isArray(found)) return refuse(found.missing)
  return changeLists(found, (item) => [item], true)
}

/** "Add a due date to the first task": what an entry has no place for. */
const addToItem: EditRule = (clause, document) => {
  const words = /^add\s+(?:an?\s+)?[^"“]{3,30}?\s+to\s+(.{3,60})$/i.exec(clause)?.[1]
  if (words === undefined || !namesPlace(words) || !findEntries(document, words)) return undefined
  return refuse(
    `An entry has a title, a subtitle, a price, a rating and a badge. Try "Change the subtitle of ${words} to ...".`,
  )
}

const moreForm = new RegExp(
  `^(?:add|insert|show|display)\\s+(?:me\\s+)?(another|${count})\\s+(?:more\\s+|new\\s+|further\\s+)?([\\p{L}-]{3,24})(?:\\s+(?:to|in|on)\\s+the\\s+list)?$`,
  'iu',
)

/** "Add two more patients": like the others, to be named. */
const addMore: EditRule = (clause, document) => {
  const found = moreForm.exec(clause)
  if (!found?.[1] || !found[2] || !/\b(?:more|another|further)\b/i.test(clause)) return undefined
  const isAny = /^(?:items?|entr(?:y|ies)|rows?|cards?)$/i.test(found[2])
  const list = findList(document, isAny ? 'list' : found[2])
  const last = list?.entries.at(-1)
  if (!list || !last) return undefined
  const name = `New ${toSingular(found[2].toLowerCase())}`
  const added = Array.from({ length: countOf(found[1]) }, (_, index) =>
    likeEntry(last, index === 0 ? name : `${name} ${index + 1}`),
  )
  return [setItems(list.node, [...list.entries, ...added])]
}

const namedForm = new RegExp(
  `^(?:add|insert|include)\\s+(?:(?:these|the following|some|another|${count})\\s+)?(?:more\\s+|new\\s+|further\\s+)?([\\p{L}-]{3,24})(?:\\s+to\\s+(.{2,40}?))?(?:\\s?:|\\s+(?:called|named|like))\\s*(.{3,160})$`,
  'iu',
)

/** "Add three more products: Rye, Spelt and Linseed": like the others, under their names. */
const addNamed: EditRule = (clause, document) => {
  const [, kind = '', place, names = ''] = namedForm.exec(clause) ?? []
  if (kind === '' || findType(toSingular(kind.toLowerCase())) || toSingular(kind) === kind) return undefined
  const list = findList(document, place ?? kind)
  const last = list?.entries.at(-1)
  const [, all = names, detail] =
    /^(.{3,100}?)\s+(?:each\s+)?with\s+(\d.{1,40}|each\s.{2,40})$/i.exec(names) ?? []
  const told = listed(all).map((name) => capitalise(unquote(name)))
  if (!list || !last || told.length === 0) return undefined
  // "Middlemarch by George Eliot": who made it stands below.
  const made = told.map((name) => {
    const [, title, by] = /^(.{2,60}?)\s+by\s+(\p{Lu}.{2,40})$/u.exec(name) ?? []
    if (title && by) return { ...likeEntry(last, title), subtitle: by }
    return detail === undefined ? likeEntry(last, name) : { ...likeEntry(last, name), subtitle: detail }
  })
  return [setItems(list.node, [...list.entries, ...made])]
}

/** "Add a new recipe called Shakshuka". */
const entryOfKind =
  /^(?:add|insert|create)\s+(?:an?|another)\s+(?:new\s+)?(?!screen|page|tab|section|button|text|field|list|chart|image|map|card\b)([\p{L} -]{3,30}?)\s+(?:called|named|titled)\s+["“]?([^"”]{1,60}?)["”]?(?:\s+to\s+the\s+list)?$/iu

/** "Add another conversation with Tom Becker": names have capitals. */
const entryWith =
  /^[Aa]dd\s+(?:an?|another)\s+(?:new\s+)?([\p{Ll} -]{3,30}?)\s+(?:with|by|from)\s+(\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+){0,3})$/u

function splitTarget(document: AppDocument, words: string): string {
  const [, name, place] = /^(.+?)\s+(?:to|on|in)\s+(?:the\s+)?(.{2,40})$/i.exec(words) ?? []
  return name !== undefined && place !== undefined && findNamedScreen(document, place) ? name : words
}

/** 'Add an item "Lemon tart" to the recipe list': made like the others. */
const addItem: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert)\s+(?:(?:a|an|another)\s+)?(?:new\s+)?(?:item|row|entry|card)\s+(?:called\s+|named\s+)?["“]?([^"”]+?)["”]?\s+(?:to|in|into)\s+(.+)$/i.exec(
      clause,
    ) ??
    /^(?:add|insert)\s+an?\s+([^"“”]{2,30}?)\s+(?:item|row|entry)\s+(?:to|in|into)\s+(.{2,40})$/i.exec(
      clause,
    ) ??
    /^(?:add|insert)\s+["“]([^"”]+)["”]\s+(?:to|into)\s+(.+?\s(?:list|rows|cards|grid|carousel))$/i.exec(
      clause,
    )
  const kind = found ? undefined : (entryOfKind.exec(clause) ?? entryWith.exec(clause))
  // "A habit called Floss to today": where it goes is not part of its name.
  const said = kind && !/["“]/.test(clause) ? splitTarget(document, kind[2] ?? '') : kind?.[2]
  const [name, place] = found ? [found[1], found[2]] : [said, kind?.[1]]
  if (!name || !place) return undefined
  const list = findList(document, kind ? toPlural(place.toLowerCase()) : place)
  const last = list?.entries.at(-1)
  if (!list || !last) return kind ? undefined : refuse(`There is no list in ${withoutArticle(place)}.`)
  const title = capitalise(unquote(name))
  return [setItems(list.node, [...list.entries, likeEntry(last, title)])]
}

const keys: Readonly<Record<string, string>> = byWord({
  price: 'value',
  amount: 'value',
  name: 'title',
  description: 'subtitle',
  caption: 'subtitle',
  text: 'subtitle',
})

/** "Change the price of the first box to 29 euros". */
const changeItem: EditRule = (written, document) => {
  const clause = written.replace(/\s+(?:everywhere|on (?:all|every) (?:screens?|pages?))$/i, '')
  const found =
    /^(?:change|set|update)\s+(?:the\s+)?(price|amount|value|name|title|subtitle|description|caption|time|rating|badge|text)\s+of\s+(?:the\s+)?(.+?)\s+(?:to|into)\s+(.+)$/i.exec(
      clause,
    ) ??
    /^make\s+(?:the\s+)?(price|amount|value)\s+of\s+(?:the\s+)?(.+?)\s+(?:be\s+)?(\D?\s?\d\S*(?:\s?\D{1,7})?)$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[2] || !found[3]) return undefined
  const word = found[1].toLowerCase()
  const key = keys[word] ?? word
  const text = unquote(found[3])
    .replace(/^(\d+(?:[.,]\d+)?)\s*(?:euros?|eur)$/i, '€ $1')
    .replace(/^(\d+(?:[.,]\d+)?)\s*(?:dollars?|usd)$/i, '$$$1')
  const exact = findEntries(document, found[2], key)
  if (exact !== undefined && !Array.isArray(exact)) return refuse(exact.missing)
  const loose = exact ?? findEntriesLoosely(document, found[2])
  // What one names by half only must have such a part.
  const entries = exact
    ? loose
    : loose.filter(({ node, index }) => textOf(itemsOf(node)[index], key) !== undefined)
  if (entries.length === 0) return undefined
  const having = entries.filter(({ node, index }) => textOf(itemsOf(node)[index], key) !== undefined)
  return changeEntries(having.length > 0 ? having : entries.slice(0, 1), (item) =>
    withPart(item, key, withUnitOf(item, key, text)),
  )
}

/** "Change the first habit to Drink water": what the entry is called. */
const renameItem: EditRule = (clause, document) => {
  const found = /^(?:change|rename|set|call)\s+(.{3,60}?)\s+(?:to|into|as)\s+(.{2,60})$/i.exec(clause)
  if (!found?.[1] || !found[2] || !namesPlace(found[1])) return undefined
  const entries = findEntries(document, found[1])
  if (entries === undefined) return undefined
  if (!Array.isArray(entries)) return refuse(entries.missing)
  const title = unquote(found[2])
  return changeEntries(entries, (item) => withPart(item, 'title', title))
}

/** A bare number keeps the currency or unit that stood there. */
function withUnitOf(item: JsonValue, key: string, text: string): string {
  const former = textOf(item, key)
  if (former === undefined || !/^\d+(?:[.,]\d+)?$/.test(text)) return text
  return former.replace(/\d+(?:[.,]\d+)*/, text)
}

/** The titles of what has a price or the like, each once. */
function havingPart(document: AppDocument, key: string): string[] {
  const isMoney = (value: string) => key !== 'value' || (/\d/.test(value) && /[$€£¥₹]|CHF/.test(value))
  const titles = [...walkNodes(document)]
    .flatMap(({ node }) => (isOfEntries(node) ? itemsOf(node) : []))
    .filter((item) => isMoney(textOf(item, key) ?? '') && textOf(item, key) !== undefined)
    .flatMap((item) => textOf(item, 'title') ?? [])
  return [...new Set(titles)]
}

/** "Change the price to 12": whose, must be said, where several have one. */
const changeWhose: EditRule = (clause, document) => {
  const found =
    /^(?:change|set|update|make)\s+(?:the\s+)?(price|amount|rating)\s+(?:to|into|be)?\s*(.+)$/i.exec(clause)
  const word = found?.[1]?.toLowerCase() ?? ''
  if (!found?.[2] || !/^["“]?\D{0,4}\d/.test(found[2])) return undefined
  const [one, ...others] = havingPart(document, keys[word] ?? word)
  if (one === undefined) return refuse(`Nothing in the app has a ${word}.`)
  if (others.length === 0) return changeItem(`change the ${word} of ${one} to ${found[2]}`, document)
  return refuse(`Several things have a ${word}. Try "Change the ${word} of ${one} to ${unquote(found[2])}".`)
}

/** What no rule for badges and the like has taken. */
export const addToItemRules: readonly EditRule[] = [addToItem]
/** Single entries of lists. */
export const itemRules: readonly EditRule[] = [
  addMore,
  addNamed,
  removeItem,
  duplicateItem,
  keepOnly,
  addItem,
  changeItem,
  renameItem,
  changeWhose,
]
