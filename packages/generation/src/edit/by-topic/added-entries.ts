import type { Command } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { detailedEntry } from '../new-entry.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { listed } from '../words.ts'
import { listsMeant } from './things-meant.ts'

const adding =
  /^add\s+(?:an?\s+|the\s+|another\s+)?(?<names>(?!new\s|field|button|photo|picture|filter|search|list\s|chart|more\s)(?:[^"“”:,]|,(?=\d)){3,60}?)\s+to\s+(?:the\s+|our\s+|my\s+)(?<things>\p{L}{3,20}s)(?:\s+list)?(?:(?:,|:)\s+(?<details>[^"“”]{3,60}))?$/iu
const priced =
  /^(?<name>\p{L}[\p{L} '’-]{1,28}?)\s+(?:for|at|à)\s+(?<price>(?:[$€£¥₹]|CHF)?\s?\d+(?:[.,]\d{1,2})?)\s*(?:[$€£¥₹]|euros?|dollars?|pounds?|francs?)?$/iu

/** What is known of any thing is no entry among them. */
const attribute =
  /\b(?:price|date|time|name|title|number|address|phone(?! \p{L})|rating|icon|image|photo|picture|badge|status|description|note|comment|subtitle|field|button|link|filter|search|map|chart|tab|section|line|text|label|colou?r|weight|height|size|age|amount|category|type|tag|reminder|switch|checkbox|option|choice|counter|progress|details?)s?$/iu

/** "Add a phone booth to the rooms, for 1 person", "add Eggs for 3,50 and Honey for 6 to the products". */
const addTo: EditRule = (clause, document): EditOutcome | undefined => {
  // "3,50" is an amount, and no two.
  const found = adding.exec(clause.replaceAll(/(?<=\d),(?=\d{2}\b)/g, '.'))?.groups
  if (!found?.names || !found.things) return undefined
  const isAny = /^(?:products|items|goods|articles|things|offers)$/i.test(found.things)
  const lists = kindNamed(document, found.things)?.lists ?? (isAny ? (listsMeant(document, '') ?? []) : [])
  const parts = listed(found.names)
  const each = parts.map((part) => priced.exec(part)?.groups)
  const isPriced = each.every((groups) => groups?.price !== undefined)
  const isDetailed = found.details !== undefined && parts.length === 1
  // One thing alone, without more of it, has rules of its own.
  if (lists.length === 0 || (!isPriced && !isDetailed)) return undefined
  const names = parts.map((part, index) =>
    capitalise(each[index]?.name ?? part.replace(/^(?:an?|the)\s+/i, '')),
  )
  if (names.some((name) => attribute.test(name) || name.split(' ').length > 4)) return undefined
  const sign = /[$£€¥₹]|CHF/.exec(JSON.stringify(document.screens))?.[0] ?? '€'
  const commands = lists.flatMap((node): Command[] => {
    const items = itemsOf(node)
    const model = items.find(isEntry)
    if (!model) return []
    const more = names
      .filter((name) => !items.some((item) => textOf(item, 'title')?.toLowerCase() === name.toLowerCase()))
      .map((name, index) => detailedEntry(model, name, detailsOf(each[index]?.price, found.details, sign)))
    return more.length > 0
      ? [{ type: 'set-properties', id: node.id, set: { items: [...items, ...more] } }]
      : []
  })
  return commands.length > 0
    ? { commands }
    : refuse(`${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} among the ${found.things} already.`)
}

const detailsOf = (price: string | undefined, details: string | undefined, sign: string): string[] =>
  price === undefined
    ? details === undefined
      ? []
      : [capitalise(details.replace(/^(?:it is|it has|with)\s+/i, ''))]
    : [/^\d/.test(price.trim()) ? `${sign} ${price.trim()}` : price.trim()]

/** Entries told with what is known of them. */
export const addedEntryRules: readonly EditRule[] = [addTo]
