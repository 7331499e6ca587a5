import { type AppDocument, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { isOfEntries } from '../lists.ts'
import { detailedEntry } from '../new-entry.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { listed } from '../words.ts'

const priced =
  /^(?:some\s+|an?\s+)?(?<name>\p{L}[\p{L}'’ -]{1,28}?)\s+(?:(?:for|at)\s+)?(?<price>(?:[$€£]\s?)?\d{1,4}(?:[.,]\d{1,2})?(?:\s?(?:[$€£]|euros?|dollars?|pounds?))?)$/iu

/** The list of what is sold: everything on it has a price. */
function soldIn(document: AppDocument): ComponentNode | undefined {
  const lists = [...walkNodes(document)].flatMap(({ node }) => {
    const entries = itemsOf(node).filter(isEntry)
    const isSold =
      isOfEntries(node) &&
      entries.length > 1 &&
      !/^(?:in the cart|sums|costs|fees)$/i.test(node.label) &&
      entries.every(
        (entry) => /(?:[$€£¥₹]|CHF)\s?\d/.test(textOf(entry, 'value') ?? '') && entry.action !== undefined,
      )
    return isSold ? [node] : []
  })
  return lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)[0]
}

/** "Add eggs 3.50 and honey 6.90": what is sold there, with its price. */
export const addPricedEntries: EditRule = (clause, document): EditOutcome | undefined => {
  const told = /^(?:add|sell|offer)\s+(?:also\s+)?([^:"“]{5,120})$/i.exec(clause)?.[1]
  const found = told === undefined ? [] : listed(told).map((part) => priced.exec(part)?.groups)
  if (found.length < 2 || found.some((each) => each === undefined)) return undefined
  const list = soldIn(document)
  const model = list && itemsOf(list).filter(isEntry).at(-1)
  if (!list || !model) return undefined
  const titles = new Set(itemsOf(list).map((item) => textOf(item, 'title')?.toLowerCase()))
  const entries = found
    .flatMap((each) => (each?.name && each.price ? [{ name: capitalise(each.name), price: each.price }] : []))
    .filter(({ name }) => !titles.has(name.toLowerCase()))
    .map(({ name, price }) => detailedEntry(model, name, [price]))
  return entries.length > 0
    ? { commands: [{ type: 'set-properties', id: list.id, set: { items: [...itemsOf(list), ...entries] } }] }
    : refuse(`${list.label} has these already.`)
}

const choices =
  /^(?:the\s+|our\s+|my\s+)?(?<thing>[\p{L}]{3,20}s)\s+(?:are|should be)\s+(?:called\s+|named\s+)?(?<told>[\p{L}\d][\p{L}\d ]{0,20}(?:,\s*[\p{L}\d ]{1,20})+,?\s+(?:and|or)\s+[\p{L}\d ]{1,20})$/iu

/** "Drawers are called top, middle and bottom": what one chooses from, and filters by. */
export const nameChoices: EditRule = (clause, document): EditOutcome | undefined => {
  const found = choices.exec(clause)?.groups
  const titles = listed((found?.told ?? '').replace(/\s+or\s+/i, ' and ')).map((each) =>
    capitalise(each.trim()),
  )
  if (!found?.thing || titles.length < 2) return undefined
  const one = found.thing.toLowerCase().replace(/s$/, '')
  const isIt = (label: string) => label.toLowerCase() === one || label.toLowerCase() === `${one}s`
  const nodes = [...walkNodes(document)].map(({ node }) => node)
  const chips = nodes.filter((node) => node.properties.layout === 'chips' && isIt(node.label))
  const written = nodes.filter((node) => node.type === 'input' && isIt(node.label))
  const commands = [
    ...chips.map(({ id }) => ({
      type: 'set-properties' as const,
      id,
      set: { items: titles.map((title) => ({ title })), active: 0 },
    })),
    ...written.map(({ id }) => ({
      type: 'set-properties' as const,
      id,
      set: { kind: 'select', options: titles, value: titles[0] ?? '' },
      unset: ['placeholder'],
    })),
  ]
  return commands.length > 0 ? { commands } : undefined
}
