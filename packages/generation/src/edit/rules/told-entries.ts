import type { AppDocument, Command } from '@kwiq/app-model'
import { capitalise, stemOf, toPlural, toSingular } from '../../words/forms.ts'
import { type Entry, isEntry, itemsOf, textOf } from '../entry.ts'
import { splitHost } from '../find-host.ts'
import { findNamedNode } from '../find-target.ts'
import { findList, isOfEntries } from '../lists.ts'
import { detailedEntry } from '../new-entry.ts'
import { typeNamed } from '../new-node.ts'
import { type EditRule, refuse } from '../rule.ts'
import { count, listed, unquote, withoutArticle } from '../words.ts'

const verb = '(?:add|insert|put|include|create|write down)'
const notThings =
  /\b(?:screens?|pages?|tabs?|sections?|buttons?|texts?|fields?|lists?|charts?|graphs?|maps?|banners?|images?|photos?|pictures?|messages?|notes?|lines?|sentences?|badges?|labels?|titles?|headings?|options?|choices?|filters?|icons?|switch(?:es)?|toggles?|cards?)$/i

/** 'A savings goal "New bike" 800', '"Paddle board" to the boats, 12 € an hour'. */
const quoted = new RegExp(
  `^${verb}\\s+(?:(?:an?|another|the)\\s+)?(?:new\\s+)?([\\p{L} -]{3,30}?)?\\s*(?:called\\s+|named\\s+|titled\\s+)?["“]([^"“”]{1,60})["”](?:\\s+(?:to|in|into|under|on)\\s+(?:the\\s+|my\\s+|our\\s+)?(?:list\\s+of\\s+)?([\\p{L} -]{3,40}?))?(?:(?:\\s*[,:–-]|\\s+(?:for|at|with|costing|of))?\\s+(.{1,90}))?$`,
  'iu',
)
/** "A new mug called Moon Mug for 34 euros". */
const called = new RegExp(
  `^${verb}\\s+(?:an?|another)\\s+(?:new\\s+)?([\\p{L} -]{3,30}?)\\s+(?:called|named|titled)\\s+([^"“”,]{1,60}?)((?:,|\\s+(?:for|at|with|costing|by|to|on|in)\\s).{1,90})?$`,
  'iu',
)
/** "A workout for the back, 15 minutes". */
const forWhat = new RegExp(
  `^${verb}\\s+(?:an?|another|one more)\\s+(?:new\\s+)?([\\p{L} -]{3,24}?)\\s+(?:for|about|on|with)\\s+(?:the\\s+|my\\s+|our\\s+)?(\\p{Ll}[\\p{L} -]{2,30}?)(,\\s.{2,80})?$`,
  'iu',
)

/** "A family box for 32 euros, for 4 to 5 people". */
const pricedKind = new RegExp(
  `^${verb}\\s+(?:an?|another|one more)\\s+(?:new\\s+)?([\\p{L}'’ -]{3,40}?)\\s+(?:for|at|costing)\\s+((?:[$€£]\\s?)?\\d[\\d.,]*\\s?(?:[$€£]|euros?|dollars?|pounds?|chf|francs?)(?:,\\s.{2,80})?)$`,
  'iu',
)

/** "For 34 euros with a picture of the moon": what is known of it, and what its picture is of. */
function detailsIn(text: string): { details: string[]; picture?: string } {
  const picture =
    /\s*,?\s*(?:and\s+)?with\s+(?:an?\s+|the\s+)?(?:photo|picture|image)\s+of\s+(?:the\s+|an?\s+)?([\p{L} ]{2,30})$/iu.exec(
      text,
    )
  const rest = (picture ? text.slice(0, picture.index) : text)
    .replace(/^[\s,:–-]+/, '')
    .replace(/^(?:for|at|with|costing|price|costs?)\s+(?=[$€£]?\s?\d)/i, '')
    .trim()
  const details = rest === '' ? [] : rest.split(/,\s+|\s+(?:for|at)\s+(?=[$€£]?\s?\d)/).map(unquote)
  return { details: details.filter(Boolean), ...(picture?.[1] ? { picture: picture[1] } : {}) }
}

/** The list of such things; one that only has a word of the name in common with some screen is none. */
function listOfKind(document: AppDocument, kind: string) {
  const list = findList(document, toPlural(toSingular(kind.toLowerCase())))
  // A row under its own name only leads somewhere.
  const [first, second] = list?.entries ?? []
  const isWay = second === undefined && first !== undefined && textOf(first, 'title') === list?.node.label
  return list && list.entries.length > 0 && !isWay ? list : undefined
}

function listAt(document: AppDocument, place: string) {
  const { subject, screen } = splitHost(document, place)
  const named = screen ? findNamedNode(document, subject, screen.id)?.node : undefined
  return named && isOfEntries(named)
    ? { node: named, entries: itemsOf(named).filter(isEntry) }
    : findList(document, place)
}

/** A box is a part of a screen, but not where the app has a list of boxes. */
function isPart(document: AppDocument, kind: string): boolean {
  if (typeNamed(kind.split(' ')) === undefined) return false
  const list = listOfKind(document, kind)?.node
  const stem = stemOf(kind.toLowerCase().split(' ').at(-1) ?? '')
  const said = `${list?.label ?? ''} ${String(list?.properties.title ?? '')}`.toLowerCase()
  return !said
    .split(/[^\p{L}]+/u)
    .map(stemOf)
    .includes(stem)
}

const own = (entry: Entry, picture: string | undefined): Entry =>
  picture !== undefined && entry.image !== undefined ? { ...entry, image: picture } : entry

/** 'Add a savings goal "New bike" 800': an entry with what is told of it. */
const addTold: EditRule = (clause, document) => {
  const inQuotes = quoted.exec(clause)
  const named = inQuotes ? undefined : called.exec(clause)
  const costing = inQuotes || named ? undefined : pricedKind.exec(clause)
  const purposed = inQuotes || named || costing ? undefined : forWhat.exec(clause)
  const [, kind = '', name = ''] = costing
    ? ['', costing[1]?.split(' ').at(-1), costing[1]]
    : (inQuotes ?? named ?? purposed ?? [])
  const place = inQuotes?.[3]
  const bare = withoutArticle(kind.replace(/\b(?:called|named|new)\b/gi, '').trim())
  if (name === '' || (bare === '' && place === undefined)) return undefined
  // "A page for new members with what they need to know" is a page.
  // "Contacts with photo and phone" are several.
  if (purposed && bare !== '' && toSingular(bare.toLowerCase()) !== bare.toLowerCase()) return undefined
  const head = bare.replace(/\s(?:for|of|with|about|on)\s.*$/i, '')
  if (bare !== '' && (notThings.test(head) || notThings.test(bare) || isPart(document, bare)))
    return undefined
  if (place !== undefined && /\b(?:header|footer|form|top|bottom|tab bar|settings|screen|page)$/i.test(place))
    return undefined
  // 'Another one "X"' is of the list one speaks of.
  const list =
    place === undefined ? listOfKind(document, bare) : (listAt(document, place) ?? listOfKind(document, bare))
  const last = list?.entries.at(-1)
  if (!list || !last) return undefined
  const tail = inQuotes?.[4] ?? named?.[3] ?? purposed?.[3] ?? costing?.[2] ?? ''
  const isPlaced = /^\s+(?:to|on|in)\s+(?:the\s+)?(.{2,40})$/i.exec(tail)
  if (named && isPlaced) return undefined
  const { details, picture } = detailsIn(tail)
  // "An invoice for Studio Nord" is called like whom it is for.
  const isName = /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(name)
  const title = purposed && !isName ? titleOf(bare, name) : capitalise(unquote(name))
  if (list.entries.some((entry) => textOf(entry, 'title')?.toLowerCase() === title.toLowerCase()))
    return refuse(`${list.node.label} has ${title} already.`)
  const entry = own(detailedEntry(last, title, details), picture)
  return [setItems(list.node.id, [...itemsOf(list.node), entry])]
}

/** A workout "for the back" is a back workout. */
const titleOf = (kind: string, what: string): string => {
  const words = what.trim()
  return words.split(' ').length > 2
    ? capitalise(`${kind} for ${words}`)
    : capitalise(`${toSingular(words.toLowerCase())} ${kind}`)
}

const setItems = (id: string, items: readonly Entry[] | ReturnType<typeof itemsOf>): Command => ({
  type: 'set-properties',
  id,
  set: { items: [...items] },
})

const points = '(?:points?|items?|entries|things?|steps?|rows?|tasks?|questions?|ones|lines)'
const wanting = new RegExp(
  `^(?:the\\s+|my\\s+|our\\s+)?([\\p{L} -]{3,30}?)\\s+(?:needs?|lacks?|misses|is missing|should (?:also )?(?:have|contain|include)|must (?:also )?(?:have|contain|include)|gets?)\\s+(?:(?:${count}|some|these|the following|a few|new|more|additional|further|other)\\s+)*(?:${points}|[\\p{L}-]{3,20})\\s?:\\s*(.{3,200})$`,
  'iu',
)
const toPlace = new RegExp(
  `^${verb}\\s+(?:(?:${count}|some|these|the following|a few|new|more|additional|further|other)\\s+)*${points}\\s+(?:to|in|on)\\s+(?:the\\s+|my\\s+|our\\s+)?([^:]{3,40}?)\\s?:\\s*(.{3,200})$`,
  'iu',
)

/** "The checklist needs three more points: oil, lights and brakes". */
const addPoints: EditRule = (clause, document) => {
  const found = wanting.exec(clause) ?? toPlace.exec(clause)
  if (!found?.[1] || !found[2]) return undefined
  const list = checklistNamed(document, found[1]) ?? findList(document, found[1])
  const last = list?.entries.at(-1)
  if (!list || !last) return refuse(`There is no list of ${withoutArticle(found[1]).toLowerCase()}.`)
  const made = listed(found[2]).map((name) => detailedEntry(last, capitalise(unquote(name)), []))
  return [setItems(list.node.id, [...itemsOf(list.node), ...made])]
}

/** "The checklist" is the list one ticks off, whatever it is called. */
function checklistNamed(document: AppDocument, words: string) {
  if (!/^(?:check ?list|to-?do list)$/i.test(words.trim())) return undefined
  for (const { components } of document.screens)
    for (const node of components)
      if (node.type === 'list' && node.properties.layout === 'checklist')
        return { node, entries: itemsOf(node).filter(isEntry) }
  return undefined
}

const barePriced =
  /^(?:add|insert)\s+(?:an?\s+|another\s+)?(?:new\s+)?(\p{L}[\p{L}'’ -]{2,40}?)\s+(?:for|at|costing)\s+((?:[$€£]\s?)?\d{1,4}(?:[.,]\d{1,2})?(?:\s?(?:[$€£]|euros?|dollars?|pounds?))?)$/iu

/** "Add rye bread for 4.20": what is sold there, where everything on the main list has a price. */
const addPriced: EditRule = (clause, document) => {
  const [, name = '', price = ''] = barePriced.exec(clause) ?? []
  if (name === '' || notThings.test(name) || isPart(document, name)) return undefined
  const isPriced = (entry: Entry) => /(?:[$€£¥₹]|CHF)\s?\d/.test(textOf(entry, 'value') ?? '')
  const list = document.screens
    .filter(({ components }) => !components.some(({ label }) => /^(?:sums|go to checkout)$/i.test(label)))
    .flatMap(({ components }) => [...components])
    .find((node) => {
      const entries = itemsOf(node).filter(isEntry)
      return (
        isOfEntries(node) && entries.length > 1 && entries.every(isPriced) && node.label !== 'In the cart'
      )
    })
  const last = list && itemsOf(list).filter(isEntry).at(-1)
  if (!list || !last) return undefined
  const title = capitalise(unquote(name))
  if (
    itemsOf(list).some(
      (entry) => isEntry(entry) && textOf(entry, 'title')?.toLowerCase() === title.toLowerCase(),
    )
  )
    return refuse(`${list.label} has ${title} already.`)
  return [setItems(list.id, [...itemsOf(list), detailedEntry(last, title, [price])])]
}

export const toldEntryRules: readonly EditRule[] = [addTold, addPoints, addPriced]
