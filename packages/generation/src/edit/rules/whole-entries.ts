import { capitalise } from '../../words/forms.ts'
import { likeFormer } from '../amounts.ts'
import { type Entry, isEntry, itemsOf, textOf } from '../entry.ts'
import { findEntries } from '../find-entries.ts'
import { type EditRule, refuse } from '../rule.ts'
import { ordinal, unquote } from '../words.ts'

const form = new RegExp(
  `^(?:make|let|change|set|turn|replace|have)\\s+(?:the\\s+)?((?:${ordinal})\\s+[^"“”]{2,40}?)\\s+(?:(?:to|into|be|with|by|say|read|show)\\s+)*(["“\\p{Lu}].{1,120})$`,
  'u',
)

/** Places of an entry that may hold what is told, the likeliest first. */
const places = ['value', 'overline', 'meta', 'time', 'badge', 'quantity'] as const

/** What a text is but for its numbers: "35 min" and "5 min" are alike. */
const shapeOf = (text: string) => text.toLowerCase().replaceAll(/\d+(?:[.,:]\d+)*/g, '0')

/** An entry with a name and what else is told of it: each in the place of what is like it, all else under the name. */
function retold(item: Entry, title: string, details: readonly string[]): Entry {
  const next: Entry = {
    ...item,
    title,
    ...(item.image === undefined ? {} : { image: title }),
    ...(item.avatar === undefined ? {} : { avatar: title }),
  }
  const below: string[] = []
  for (const detail of details) {
    const key = places.find((name) => {
      const former = textOf(item, name)
      if (former === undefined || !/\d/.test(detail)) return false
      return shapeOf(former) === shapeOf(likeFormer(former, detail))
    })
    if (key === undefined) below.push(detail)
    else next[key] = likeFormer(textOf(item, key), detail)
  }
  if (below.length > 0) next.subtitle = capitalise(below.join(' · '))
  return next
}

/** "The first recipe should be Pasta al forno, 25 min": that entry, and what is told of it. */
const retellEntry: EditRule = (clause, document) => {
  const [, words, said = ''] = form.exec(clause) ?? []
  if (words === undefined || /\s(?:instead of|everywhere)\s/i.test(said)) return undefined
  const found = findEntries(document, words)
  if (found === undefined) return undefined
  if (!Array.isArray(found)) return refuse(found.missing)
  const [one] = found
  const [, quoted, rest = ''] = /^["“]([^"”]+)["”](?:,?\s+(.+))?$/.exec(said) ?? []
  const [name = '', ...details] =
    quoted === undefined ? said.split(/,\s+/) : [quoted, ...rest.split(/,\s+/).filter(Boolean)]
  const items = one ? itemsOf(one.node) : []
  const item = one && items[one.index]
  if (found.length !== 1 || !one || !isEntry(item)) return undefined
  const next = retold(item, unquote(name), details.map(unquote))
  const set = { items: items.map((each, index) => (index === one.index ? next : each)) }
  return [{ type: 'set-properties', id: one.node.id, set }]
}

const by = new RegExp(
  `^(?:the\\s+)?((?:${ordinal})\\s+[^"“”]{2,40}?)\\s+(?:is|should be|was)\\s+((?:by|from|about|with|in|on|at)\\s.{2,60})$`,
  'iu',
)

/** "The second book is by Jane Austen": under its name. */
const tellOfEntry: EditRule = (clause, document) => {
  const [, words, said] = by.exec(clause) ?? []
  const found = words === undefined ? undefined : findEntries(document, words)
  if (said === undefined || !Array.isArray(found)) return undefined
  const [one] = found
  const items = one ? itemsOf(one.node) : []
  if (!one || found.length !== 1) return undefined
  const subtitle = capitalise(said.replace(/^by\s+/i, ''))
  const set = {
    items: items.map((each, index) => (index === one.index && isEntry(each) ? { ...each, subtitle } : each)),
  }
  return [{ type: 'set-properties', id: one.node.id, set }]
}

/** An entry told anew. */
export const wholeEntryRules: readonly EditRule[] = [retellEntry, tellOfEntry]
