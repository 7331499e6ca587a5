import { type AppDocument, type Command, walkComponents } from '@kwiq/app-model'
import { likeFormer } from '../amounts.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { kindNamed } from './kind-of-thing.ts'

const form =
  /^(?:(?:all|every|each|the|our)\s+)*(?<thing>[\p{L}]{3,20}(?:\s[\p{L}]{3,16})?)\s+(?:costs?|are|is|should cost|must cost)\s+(?:now\s+|always\s+)?(?<price>(?:[$€£]\s?)?\d{1,5}(?:[.,]\d{1,2})?\s?(?:[$€£]|euros?|dollars?|pounds?|francs?)?)(?:\s+(?:each|now|an?\s+\p{L}+|per\s+\p{L}+|for\s+(?:one|an?)\s+\p{L}+))?$/iu
const money = /(?:[$€£¥₹]|CHF)\s?\d|\d\s?(?:[$€£¥₹]|CHF|kr)\b/
const isPrice = /^(?:price|cost|costs|fee|rate|per (?:hour|day|night|week|month|piece)|price per .{2,12})$/i

/** "Courts cost 18 euros an hour": what each of them costs, where that is told of each. */
export const priceOfAll: EditRule = (clause, document): EditOutcome | undefined => {
  const found = form.exec(clause.replace(/^fact:\s+/, ''))?.groups
  const price = found?.price?.trim() ?? ''
  // "12" alone is how many there are.
  if (!found?.thing || !/[$€£\p{L}]|[.,]\d\d$/u.test(price)) return undefined
  const kind = kindNamed(document, found.thing, true)
  const lists = kind?.lists ?? []
  const commands = lists.flatMap((node): Command[] => {
    const entries = itemsOf(node).filter(isEntry)
    const isSold = entries.length > 1 && entries.every((entry) => money.test(textOf(entry, 'value') ?? ''))
    if (!isSold) return []
    const items = entries.map((entry) => ({ ...entry, value: likeFormer(textOf(entry, 'value'), price) }))
    return [{ type: 'set-properties', id: node.id, set: { items } }]
  })
  if (!kind || commands.length === 0) return undefined
  return { commands: [...commands, ...(kind.detail ? priceRows(document, kind.detail.id, price) : [])] }
}

/** The same where one of them is told of. */
function priceRows(document: AppDocument, screenId: string, price: string): Command[] {
  const screen = document.screens.find(({ id }) => id === screenId)
  return [...walkComponents(screen?.components ?? [])].flatMap((node): Command[] => {
    const items = itemsOf(node)
    const isTold = (item: (typeof items)[number]) =>
      isPrice.test(textOf(item, 'title') ?? '') && money.test(textOf(item, 'value') ?? '')
    if (node.type !== 'list' || !items.some(isTold)) return []
    const told = items.map((item) =>
      isEntry(item) && isTold(item) ? { ...item, value: likeFormer(textOf(item, 'value'), price) } : item,
    )
    return [{ type: 'set-properties', id: node.id, set: { items: told } }]
  })
}
