import { byWord } from '../../by-word.ts'
import { type Command, type ComponentNode, type JsonValue, type Screen, walkNodes } from '@kwiq/app-model'
import { whenOf } from '../dates.ts'
import { type Entry, isEntry, itemsOf, textOf } from '../entry.ts'
import { splitHost } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { toPlural, toSingular } from '../../words/forms.ts'
import { iconNamed } from '../icons.ts'
import { findList, isOfEntries } from '../lists.ts'
import { withoutArticle } from '../words.ts'
import { type EditRule, refuse } from '../rule.ts'

const sortKeys: Readonly<Record<string, string>> = byWord({
  name: 'title',
  title: 'title',
  alphabet: 'title',
  alphabetically: 'title',
  price: 'value',
  amount: 'value',
  value: 'value',
  cost: 'value',
  rating: 'rating',
  time: 'time',
})

/** "Sort the list by price", "sort alphabetically": the entries that are there. */
const sort: EditRule = (clause, document) => {
  const found =
    /^(?:sort|order)\s+(?:(.{2,40}?)\s+)?(?:by\s+(?:the\s+)?|in\s+)?(name|title|alphabet|alphabetically|price|amount|value|cost|rating|time)(?:ical order)?(?:,?\s+(?:from\s+)?(.{3,30}))?$/i.exec(
      clause,
    )
  const key = sortKeys[found?.[2]?.toLowerCase() ?? '']
  if (!found || key === undefined) return undefined
  const list = findList(document, found[1] ?? 'list', key)
  if (!list) return undefined
  const of = (entry: Entry) => {
    const value = entry[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }
  if (list.entries.some((entry) => of(entry) === undefined))
    return refuse(`The entries of ${list.node.label} have no ${found[2]?.toLowerCase()}.`)
  const numberOf = (text: string) =>
    Number(
      text
        .replaceAll(/[^\d.,-]/g, '')
        .replaceAll(/[.,](?=\d{3}\b)/g, '')
        .replace(',', '.'),
    )
  const isByNumber = key === 'value' || key === 'rating'
  if (isByNumber && list.entries.some((entry) => !/\d/.test(of(entry) ?? '')))
    return refuse(`The entries of ${list.node.label} have no ${found[2]?.toLowerCase()}.`)
  const isDown = /\b(?:descending|high(?:est)?|most|z|down|best)\b/i.test(
    found[3]?.split(/\s+to\s+/)[0] ?? '',
  )
  const inOrder = (one: Entry, other: Entry) => {
    const [left, right] = [of(one) ?? '', of(other) ?? '']
    const order = isByNumber ? numberOf(left) - numberOf(right) : left < right ? -1 : left > right ? 1 : 0
    return isDown ? -order : order
  }
  const sorted = list.entries.toSorted(inOrder)
  if (sorted.every((entry, index) => entry === list.entries[index]))
    return refuse(`${list.node.label} is in that order already.`)
  // The same things in another list of that name stand in the same order.
  const others = [...walkNodes(document)].flatMap(({ node }): Command[] => {
    const own = itemsOf(node).filter(isEntry)
    if (node.id === list.node.id || !isOfEntries(node) || node.label !== list.node.label || own.length < 2)
      return []
    if (own.some((entry) => of(entry) === undefined)) return []
    const next = own.toSorted(inOrder)
    return next.every((entry, index) => entry === own[index])
      ? []
      : [{ type: 'set-properties', id: node.id, set: { items: next } }]
  })
  return [{ type: 'set-properties', id: list.node.id, set: { items: sorted } }, ...others]
}

/** "Sort the notices by date, newest first": by what the entries say of when they are of. */
const sortByDate: EditRule = (clause, document) => {
  const found =
    /^(?:sort|order)\s+(?:(.{2,40}?)\s+)?by\s+(?:the\s+)?(?:date|day|time|when|newest|oldest|latest)\b(.{0,40})$/i.exec(
      clause,
    )
  if (!found) return undefined
  const { subject, screen } = splitHost(document, found[1] ?? 'list')
  const named = findList(document, subject)
  const there = screen?.components.find(
    (node) => isOfEntries(node) && (named === undefined || node.label === named.node.label),
  )
  const list = screen ? there : named?.node
  const entries = list ? itemsOf(list).filter(isEntry) : []
  const times = new Map(entries.map((entry) => [entry, whenOf(entry)]))
  if (!list || entries.length < 2 || [...times.values()].includes(undefined)) return undefined
  const isNew = /\b(?:newest|latest|new|descending|recent)\b/i.test(found[0].replace(/^.*?\sby\s/i, ''))
  const sorted = entries.toSorted(
    (one, other) => ((times.get(one) ?? 0) - (times.get(other) ?? 0)) * (isNew ? -1 : 1),
  )
  return sorted.every((entry, index) => entry === entries[index])
    ? refuse(`${list.label} is in that order already.`)
    : [{ type: 'set-properties', id: list.id, set: { items: sorted } }]
}

/** How far it is in metres, as an entry says it: "1.2 km". */
function metresOf(entry: Entry): number | undefined {
  for (const key of ['value', 'meta', 'subtitle', 'overline']) {
    const [, amount, unit] = /(\d+(?:[.,]\d+)?)\s?(km|m|mi)\b/.exec(String(entry[key] ?? '')) ?? []
    if (amount !== undefined) return Number(amount.replace(',', '.')) * (unit === 'm' ? 1 : 1000)
  }
  return undefined
}

/** How many minutes it takes, as an entry says it: "40 min", "1 h 20". */
function minutesOf(entry: Entry): number | undefined {
  for (const key of ['value', 'meta', 'subtitle', 'overline']) {
    const [, hours, rest, minutes] =
      /(?:^|[\s·,])(?:(\d+)\s?h(?:\s(\d{1,2}))?|(\d{1,3})\s?min(?:utes?)?)(?=$|[\s·,])/.exec(
        String(entry[key] ?? ''),
      ) ?? []
    if (minutes !== undefined) return Number(minutes)
    if (hours !== undefined) return Number(hours) * 60 + Number(rest ?? 0)
  }
  return undefined
}

/** "Sort the sights by distance": what is nearest comes first. */
const sortByDistance: EditRule = (clause, document) => {
  const found =
    /^(?:sort|order)\s+(?:(.{2,40}?)\s+)?by\s+(?:the\s+)?(?:distance|(?<long>(?:\p{L}+\s)?duration|length|(?:cooking|baking|preparation|prep|walking|driving|reading|travel)\s+time))\b.{0,30}$/iu.exec(
      clause,
    )
  if (!found) return undefined
  const isLong = found.groups?.long !== undefined
  const measure = isLong ? minutesOf : metresOf
  const { subject, screen } = splitHost(document, found[1] ?? 'list')
  const isStart = ({ id }: Screen) => id === document.app.startScreenId
  const isGeneric = /^(?:the\s+)?(?:list|them|it|everything|entries)$/i.test(subject)
  const named = isGeneric ? undefined : findList(document, subject)?.node
  const titlesOf = (node: ComponentNode) => itemsOf(node).map((item) => textOf(item, 'title'))
  const isSame = (node: ComponentNode) =>
    named !== undefined &&
    titlesOf(node).some((title) => title !== undefined && titlesOf(named).includes(title))
  const all = named
    ? [
        named,
        ...[...walkNodes(document)].map(({ node }) => node).filter((node) => node !== named && isSame(node)),
      ]
    : [...walkNodes(document)]
        .filter((each) => !screen || each.screen === screen)
        .toSorted((one, other) => Number(isStart(other.screen)) - Number(isStart(one.screen)))
        .map(({ node }) => node)
  const lists = all.filter((node) => {
    const entries = itemsOf(node).filter(isEntry)
    return isOfEntries(node) && entries.length > 1 && entries.every((entry) => measure(entry) !== undefined)
  })
  const list = lists[0]
  if (!list)
    return refuse(
      `${named ? `The entries of ${named.label} do` : 'No list does'} not say how ${isLong ? 'long it takes' : 'far it is'}.`,
    )
  const entries = itemsOf(list).filter(isEntry)
  const sorted = entries.toSorted((one, other) => (measure(one) ?? 0) - (measure(other) ?? 0))
  return sorted.every((entry, index) => entry === entries[index])
    ? refuse(`${list.label} is in that order already.`)
    : [{ type: 'set-properties', id: list.id, set: { items: sorted } }]
}

/** "Sort by location": of what the entries do not say there is no order. */
const sortUnknown: EditRule = (clause, document) => {
  const [, things, by = ''] =
    /^(?:sort|order)\s+(?:(.{2,40}?)\s+)?by\s+(?:the\s+)?([\p{L} -]{3,30})$/iu.exec(clause) ?? []
  const isOfTime = /^(?:dates?|days?|times?|newest|latest|oldest|age)\b/i.test(by)
  const list = by === '' || isOfTime ? undefined : findList(document, things ?? 'list')
  return (
    list &&
    refuse(
      `The entries of ${list.node.label} have no ${by.toLowerCase()} to sort by. Try name, price, rating or date.`,
    )
  )
}

const partKeys: Readonly<Record<string, string>> = byWord({
  icon: 'icon',
  picture: 'image',
  image: 'image',
  photo: 'image',
  badge: 'badge',
  price: 'value',
  value: 'value',
  subtitle: 'subtitle',
  rating: 'rating',
  arrow: 'chevron',
  chevron: 'chevron',
  overline: 'overline',
  avatar: 'avatar',
  face: 'avatar',
  progress: 'progress',
  time: 'time',
})

/** 'Add "Vaccinated" badges to the pets': the same for all. */
const addSame: EditRule = (clause, document) => {
  const found =
    /^(?:add|put|show)\s+(?:an?\s+|the\s+)?["“]([^"”]{1,30})["”]\s+(badge|label|tag|subtitle|overline)(s?)\s+(?:to|on)\s+(each\s+|every\s+|all\s+)?(?:the\s+)?(.{2,40})$/i.exec(
      clause,
    )
  if (!found?.[2] || !found[5] || (found[3] === '' && found[4] === undefined)) return undefined
  const list = findList(document, found[5])
  const word = found[2].toLowerCase()
  const key = partKeys[word] ?? 'badge'
  return (
    list && [
      {
        type: 'set-properties',
        id: list.node.id,
        set: { items: list.entries.map((entry) => ({ ...entry, [key]: found[1] })) },
      },
    ]
  )
}

/** What a part is that every entry of a list gets. */
const partOf: Readonly<Record<string, (entry: Entry, index: number) => JsonValue>> = byWord({
  rating: (_, index) => `4.${(index * 7 + 6) % 10}`,
  icon: ({ title }) => iconNamed(String(title)) ?? 'star',
  image: ({ title }) => String(title),
  chevron: () => true,
  progress: (_, index) => [0.4, 0.75, 0.15, 0.9, 0.55][index % 5] ?? 0.5,
})

/** "Add a rating to the products", "add icons to the plan list": to those that have none. */
const addParts: EditRule = (clause, document) => {
  const found =
    /^(?:add|show|give)\s+(?:an?\s+|star\s+)*(rating|star|icon|picture|image|photo|arrow|chevron|progress(?=\sto))s?\s+(?:to|on|for|in)\s+(all\s+|each of\s+|every\s+|each\s+)?(?:(?:the|my|our)\s+)?(.{2,40})$/i.exec(
      clause,
    )
  const word = found?.[1]?.toLowerCase().replace('star', 'rating') ?? ''
  const key = partKeys[word] ?? ''
  const make = partOf[key]
  const isEach =
    found?.[2] !== undefined ||
    /\b(?:lists?|rows|entries|items)$/i.test(found?.[3] ?? '') ||
    /s\s+(?:to|on|for|in)\s/i.test(clause)
  if (!found?.[3] || !make || (key !== 'rating' && !isEach)) return undefined
  const list = findList(
    document,
    found[2] === undefined ? found[3] : toPlural(toSingular(found[3].toLowerCase())),
  )
  // A row that only leads somewhere is nothing one rates.
  if (!list || (key === 'rating' && list.entries.length < 2)) return undefined
  // What is said of one thing is no list of such things.
  if (/^(?:details|at a glance|contact)$/i.test(list.node.label))
    return refuse(`There is no list of ${withoutArticle(found[3]).toLowerCase()}.`)
  // Who has a face there has a picture.
  const has = (entry: Entry) => entry[key] !== undefined || (key === 'image' && entry.avatar !== undefined)
  if (list.entries.every(has)) return refuse(`${list.node.label} has that already.`)
  const items = list.entries.map((entry, index) => ({ ...entry, [key]: entry[key] ?? make(entry, index) }))
  return [{ type: 'set-properties', id: list.node.id, set: { items } }]
}

/** "Remove all icons from the lists": out of their entries. */
const removeParts: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|hide)\s+(?:all\s+)?(?:of\s+)?(?:the\s+)?(icon|picture|image|photo|badge|price|value|subtitle|rating|arrow|chevron|overline|avatar|face|time)s?\s+(?:from|in|on|of)\s+(?:all\s+)?(?:the\s+)?(lists?|rows|cards|.{2,40})$/i.exec(
      clause,
    )
  const key = partKeys[found?.[1]?.toLowerCase() ?? '']
  if (!found?.[2] || !key) return undefined
  const host = findNamedScreen(document, found[2])
  const isAny =
    /^(?:lists|rows|cards)$/i.test(found[2]) ||
    (host !== undefined && /s\s+(?:from|in|on|of)\s/i.test(clause))
  const one = isAny ? undefined : findList(document, found[2], key)?.node
  // "The picture on the start screen" is no part of entries.
  const isOfEntries = /\blists?$|s$/i.test(found[2]) && one?.properties.items !== undefined
  if (!isAny && !isOfEntries) return undefined
  // Pictures that stand by themselves on the screen are meant first.
  const isPicture = key === 'image' && host !== undefined
  if (
    isPicture &&
    [...walkNodes(document)].some(({ node, screen }) => screen === host && node.type === 'image')
  )
    return undefined
  // Other values than money are no prices.
  const isPrice = /^(?:price|cost)$/i.test(found[1] ?? '')
  const has = (item: JsonValue) =>
    isEntry(item) && key in item && (!isPrice || /[$€£¥₹]|CHF/.test(textOf(item, key) ?? ''))
  const commands = [...walkNodes(document)].flatMap(({ node, screen }): Command[] => {
    if (node.type !== 'list' || (one && node.id !== one.id)) return []
    if (host !== undefined && isAny && screen !== host) return []
    const items = itemsOf(node)
    if (!items.some(has)) return []
    // "Worth" without its amount says nothing.
    const isOnlyPrice = (item: JsonValue) =>
      isPrice &&
      has(item) &&
      /^(?:worth|paid|price|total|costs?|value|fee|sum)$/i.test(textOf(item, 'title') ?? '')
    const rest = items
      .filter((item) => !isOnlyPrice(item))
      .map((item) =>
        isEntry(item) && has(item)
          ? Object.fromEntries(Object.entries(item).filter(([name]) => name !== key))
          : item,
      )
    return [{ type: 'set-properties', id: node.id, set: { items: rest } }]
  })
  if (commands.length > 0) return commands
  return host === undefined || one ? refuse(`No list has a ${found[1]?.toLowerCase() ?? 'part'}.`) : undefined
}

/** "Replace the bike icons with photos": the one for the other, in lists that have it. */
const exchangeParts: EditRule = (clause, document) => {
  const found =
    /^(?:replace|swap|change|turn|exchange)\s+(?:the\s+|all\s+)*(?:(.{2,30}?)\s+)?(icons|pictures|images|photos)(?:\s+(?:in|of|on)\s+(?:the\s+)?(.{2,40}?))?\s+(?:with|by|for|to|into)\s+(icons|pictures|images|photos)$/i.exec(
      clause,
    )
  const [from = '', into = ''] = [found?.[2], found?.[4]].map(
    (word) => partKeys[word?.replace(/s$/i, '').toLowerCase() ?? ''],
  )
  const make = partOf[into]
  if (!found || !make || from === into) return undefined
  const words = found[3] ?? found[1]
  const one = words === undefined ? undefined : findList(document, words, from)?.node
  if (words !== undefined && !one) return refuse(`There is no list of ${words}.`)
  const lists = [...walkNodes(document)].filter(
    ({ node }) => node.type === 'list' && (!one || node.label === one.label),
  )
  const commands = lists.flatMap(({ node }): Command[] => {
    const items = itemsOf(node)
    if (!items.some((item) => isEntry(item) && from in item)) return []
    const next = items.map((item, index) => {
      if (!isEntry(item) || !(from in item)) return item
      const { [from]: _former, ...rest } = item
      return { [into]: make(item, index), ...rest }
    })
    return [{ type: 'set-properties', id: node.id, set: { items: next } }]
  })
  return commands.length > 0 ? commands : refuse(`No list has ${found[2]?.toLowerCase() ?? 'that'}.`)
}

/** Whole lists. */
export const entryRules: readonly EditRule[] = [
  sortByDistance,
  sortByDate,
  sort,
  addSame,
  addParts,
  removeParts,
  exchangeParts,
]

/** Asked when no other rule knows what to sort by. */
export const unknownOrderRules: readonly EditRule[] = [sortUnknown]
