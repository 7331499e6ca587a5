import { byWord } from '../../by-word.ts'
import type { Command } from '@kwiq/app-model'
import { likeFormer } from '../amounts.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { type EditRule } from '../rule.ts'
import { listsMeant } from './every-entry.ts'

/** Where an entry keeps such a thing. */
const places: Readonly<Record<string, string>> = byWord({
  price: 'value',
  cost: 'value',
  fee: 'value',
  rate: 'value',
  rating: 'rating',
  badge: 'badge',
  subtitle: 'subtitle',
})

const form =
  /^(?:add|set|put|give)\s+(?:an?\s+|the\s+)?(price|cost|fee|rate|rating|badge|subtitle)\s+(?:of|:)\s+["“]?([^"“”]{1,40}?)["”]?\s+(?:to|for|on)\s+(?:each|every|all)?\s*(?:of\s+)?(?:the\s+|our\s+|my\s+)?([\p{L} -]{3,40})$/iu

/** "Add a price of 12 € per walk to the walkers": the same for all of them. */
const sameForAll: EditRule = (clause, document) => {
  const [, word = '', said = '', things = ''] = form.exec(clause) ?? []
  const key = places[word.toLowerCase()]
  const lists = key === undefined ? [] : listsMeant(document, things)
  const isMany = /\b(?:each|every|all)\b/i.test(clause) || /s$/i.test(things)
  if (key === undefined || lists.length === 0 || !isMany) return undefined
  return lists.map((node): Command => {
    const items = itemsOf(node).map((item) =>
      isEntry(item) ? { ...item, [key]: key === 'value' ? likeFormer(textOf(item, key), said) : said } : item,
    )
    return { type: 'set-properties', id: node.id, set: { items } }
  })
}

const given =
  /^(?:give|set)\s+(?:each|every|all)\s+(?:of\s+)?(?:the\s+|our\s+|my\s+)?([\p{L} -]{3,30}?)\s+(?:a\s+)?((?:[$€£]\s?)?\d[\d.,]*\s?(?:[$€£%]|\p{L}{1,10})?)$/iu

/** "Give each chore 5 stars": where each has such a number. */
const giveAll: EditRule = (clause, document) => {
  const [, things, said] = given.exec(clause) ?? []
  const lists = things === undefined ? [] : listsMeant(document, things)
  if (said === undefined || lists.length === 0) return undefined
  return lists.map((node): Command => {
    const items = itemsOf(node)
    const key =
      ['value', 'meta', 'badge', 'quantity'].find((name) =>
        items.every((item) => /\d/.test(textOf(item, name) ?? '')),
      ) ?? 'value'
    const set = {
      items: items.map((item) => (isEntry(item) ? { ...item, [key]: likeFormer(undefined, said) } : item)),
    }
    return { type: 'set-properties', id: node.id, set }
  })
}

/** What all entries of a list get alike. */
export const sameForAllRules: readonly EditRule[] = [sameForAll, giveAll]
