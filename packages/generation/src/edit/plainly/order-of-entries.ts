import { type Command, type JsonValue, walkNodes } from '@kwiq/app-model'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { isOfEntries } from '../lists.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { count, countOf } from '../words.ts'
import { stemsIn } from './app-parts.ts'
import { listsOf } from './list-looks.ts'

const topped = [
  /^(?:put|show|list|move|have|sort|bring|place|keep)\s+(?:all\s+)?(?:the\s+)?(?<state>\p{L}{3,16})\s+(?<what>[\p{L} ]{3,24}?)\s+(?:first|on top|at the top|(?:to|at) the (?:very )?top(?: of the list)?|before the others|above the others)$/iu,
  /^(?:the\s+)?(?<state>\p{L}{3,16})\s+(?<what>[\p{L} ]{3,24}?)\s+(?:should|must)\s+(?:be|come|stand|appear|go)\s+(?:first|on top|at the top|to the top)$/iu,
]

const saidIn = (item: JsonValue, stem: string): boolean =>
  ['badge', 'subtitle', 'value', 'overline', 'title', 'meta', 'tag'].some((key) => {
    const text = textOf(item, key)
    return text !== undefined && text.split(' ').length < 8 && stemsIn(text).includes(stem)
  })

/** "Put broken machines on top": those that say so come first. */
const stateFirst: EditRule = (clause, document): EditOutcome | undefined => {
  const { state = '', what = '' } = topped.map((form) => form.exec(clause)?.groups).find(Boolean) ?? {}
  const [stem] = stemsIn(state)
  if (stem === undefined) return undefined
  const lists = listsOf(document, /^(?:ones|things|entries)$/i.test(what) ? 'list' : what)
  const commands = lists.flatMap((node): Command[] => {
    const items = itemsOf(node)
    const first = items.filter((item) => saidIn(item, stem))
    const sorted = [...first, ...items.filter((item) => !first.includes(item))]
    return first.length > 0 && sorted.some((item, index) => item !== items[index])
      ? [{ type: 'set-properties', id: node.id, set: { items: sorted } }]
      : []
  })
  if (commands.length > 0) return { commands }
  return lists.some((node) => itemsOf(node).some((item) => saidIn(item, stem)))
    ? refuse(`The ${state} ones are first already.`)
    : undefined
}

const sorted =
  /^(?:the\s+|our\s+|my\s+|all\s+)*(?<what>[\p{L} ]{3,30}?)\s+(?:should|must)\s+be\s+(?:sorted|ordered|listed|shown)\s+(?:in order\s+)?from\s+(?:the\s+)?(?<from>\p{L}+)\s+to\s+(?:the\s+)?(?<to>\p{L}+)$/iu
const sortAsked =
  /^(?:sort|order|list|show)\s+(?:the\s+|our\s+|my\s+|all\s+)*(?<what>[\p{L} ]{3,30}?)\s+from\s+(?:the\s+)?(?<from>\p{L}+)\s+to\s+(?:the\s+)?(?<to>\p{L}+)$/iu
const descending = /^(?:slow|high|most|big|large|expensive|heavy|long|old|best|late|z|strong|hot|far)/i
const first = /\d+(?:[.,:]\d+)*/

const numberIn = (text: string): number | undefined => {
  const found = first.exec(text)?.[0]
  if (found === undefined) return undefined
  const parts = found.split(':').map((part) => Number(part.replace(',', '.')))
  return parts.reduce((sum, part) => sum * 60 + part, 0)
}

/** "The best times from fast to slow": by the numbers the entries show. */
const fromTo: EditRule = (clause, document): EditOutcome | undefined => {
  const found = sorted.exec(clause)?.groups ?? sortAsked.exec(clause)?.groups
  if (!found?.what || !found.from) return undefined
  const isDown = descending.test(found.from)
  const isByName = /^[az]$/i.test(found.from)
  const own = listsOf(document, found.what)
  const lists =
    own.length > 0
      ? own
      : [...walkNodes(document)]
          .map(({ node }) => node)
          .filter(
            (node) =>
              isOfEntries(node) &&
              stemsIn(node.label).some((stem) => stemsIn(found.what ?? '').includes(stem)),
          )
  const commands = lists.flatMap((node): Command[] => {
    const entries = itemsOf(node).filter(isEntry)
    const keyOf = (item: JsonValue): number | string | undefined => {
      if (isByName) return textOf(item, 'title')?.toLowerCase()
      for (const key of ['value', 'title', 'subtitle']) {
        const number = numberIn(textOf(item, key) ?? '')
        if (number !== undefined) return number
      }
      return undefined
    }
    if (entries.length < 2 || entries.some((item) => keyOf(item) === undefined)) return []
    const order = itemsOf(node).toSorted((one, other) => {
      const [a = 0, b = 0] = [keyOf(one), keyOf(other)]
      return (a < b ? -1 : a > b ? 1 : 0) * (isDown ? -1 : 1)
    })
    return order.some((item, index) => item !== itemsOf(node)[index])
      ? [{ type: 'set-properties', id: node.id, set: { items: order } }]
      : []
  })
  return commands.length > 0 ? { commands } : undefined
}

const by =
  /^(?:sort|order|arrange|list)\s+(?:the\s+|our\s+|my\s+|all\s+)*(?<what>[\p{L} ]{3,30}?)\s+by\s+(?:the\s+|their\s+)?(?<key>price|cost|fee|rating|stars|distance|year|age|value|points|size|amount|number)(?:,?\s+(?:the\s+)?(?<how>highest|lowest|cheapest|most expensive|newest|oldest|nearest|closest|best|biggest|smallest|descending|ascending)(?:\s+first)?)?$/iu

/** What a line says of that, as a number. */
function valueIn(item: JsonValue, key: string): number | undefined {
  if (/^(?:rating|stars)$/i.test(key)) {
    const rating = isEntry(item) ? Number(item.rating) : Number.NaN
    if (Number.isFinite(rating)) return rating
  }
  const form = /^(?:price|cost|fee|value|amount)$/i.test(key)
    ? /(?:[$€£¥₹]|CHF)\s?(\d[\d,.]*)/u
    : /^(?:year|age)$/i.test(key)
      ? /\b((?:18|19|20)\d\d)\b/
      : /^distance$/i.test(key)
        ? /(\d[\d.,]*)\s?(?:km|m|mi)\b/u
        : /(\d[\d.,]*)/
  for (const place of ['value', 'subtitle', 'title', 'meta', 'overline']) {
    const found = form.exec(textOf(item, place) ?? '')
    if (!found?.[1]) continue
    const number = Number(found[1].replaceAll(',', ''))
    return /^distance$/i.test(key) && /\d\s?km\b/u.test(found[0]) ? number * 1000 : number
  }
  return undefined
}

/** "Sort sitters by price": by the numbers of that sort their lines show. */
const byNumber: EditRule = (clause, document): EditOutcome | undefined => {
  const { what, key = '', how = '' } = by.exec(clause)?.groups ?? {}
  if (what === undefined) return undefined
  const isDown =
    /^(?:highest|most|newest|best|biggest|desc)/i.test(how) ||
    (how === '' && /^(?:rating|stars|points)$/i.test(key))
  const lists = listsOf(document, what).filter(
    (node) => itemsOf(node).length > 1 && itemsOf(node).every((item) => valueIn(item, key) !== undefined),
  )
  const commands = lists.flatMap((node): Command[] => {
    const order = itemsOf(node).toSorted(
      (one, other) => ((valueIn(one, key) ?? 0) - (valueIn(other, key) ?? 0)) * (isDown ? -1 : 1),
    )
    return order.some((item, index) => item !== itemsOf(node)[index])
      ? [{ type: 'set-properties', id: node.id, set: { items: order } }]
      : []
  })
  return commands.length > 0 ? { commands } : undefined
}

const fewer = new RegExp(
  `^(?:remove|delete|take away|drop)\\s+(?<n>${count}|a couple of|some)\\s+(?:of\\s+(?:the|my|our)\\s+)?(?<what>\\p{L}{3,20}s)$`,
  'iu',
)

/** "Remove two horses": the last of them. */
const removeSome: EditRule = (clause, document): EditOutcome | undefined => {
  const { n = '', what } = fewer.exec(clause)?.groups ?? {}
  const kind = what === undefined ? undefined : kindNamed(document, what, true)
  const [list] = (kind?.lists ?? []).toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  const many = /^(?:a couple|some)/i.test(n) ? 2 : countOf(n)
  if (!kind || !list || itemsOf(list).length <= many) return undefined
  if (!stemsIn(what ?? '').every((stem) => stemsIn(list.label).includes(stem))) return undefined
  const gone = new Set(
    itemsOf(list)
      .slice(-many)
      .map((item) => textOf(item, 'title')),
  )
  const commands = kind.lists.flatMap((node): Command[] => {
    const items = itemsOf(node).filter((item) => !gone.has(textOf(item, 'title')))
    return items.length < itemsOf(node).length && items.length > 0
      ? [{ type: 'set-properties', id: node.id, set: { items } }]
      : []
  })
  return { commands, note: `${[...gone].join(', ')} went. Say which, for others.` }
}

/** Which entries come first. */
export const orderRules: readonly EditRule[] = [stateFirst, fromTo, byNumber, removeSome]
