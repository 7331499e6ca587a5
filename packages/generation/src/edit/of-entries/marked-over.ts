import { type AppDocument, type ComponentNode, type JsonValue, walkNodes } from '@kwiq/app-model'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { isOfEntries } from '../lists.ts'
import { listsOf } from '../plainly/list-looks.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { markColor, markEntries, toneFor } from './marks.ts'

const over = '(?:above|over|more than|higher than|greater than|bigger than)'
const under = '(?:below|under|less than|lower than|smaller than|fewer than)'
const form = new RegExp(
  `^(?:mark|highlight|show|colou?r|flag|paint|make)\\s+(?:all\\s+|the\\s+|our\\s+|my\\s+|every\\s+|any\\s+)*(?<what>everything|anything|ones|values|numbers|[\\p{L} ]{3,24}?)\\s+(?:that\\s+(?:is|are)\\s+|which\\s+(?:is|are)\\s+)?(?:(?<over>${over})|${under})\\s+(?<limit>\\d+(?:[.,]\\d+)?)\\s*(?<unit>%|[\\p{L}°/]{1,8}?)?\\s+(?:in\\s+|as\\s+)?(?<color>${markColor})$`,
  'iu',
)
const anything = /^(?:everything|anything|ones|values|numbers)$/i

/** The number an entry shows: what stands at its right, else the first of its second line. */
function numberOf(item: JsonValue): number | undefined {
  for (const key of ['value', 'subtitle']) {
    const found = /(?<![\p{L}\d:.])\d+(?:[.,]\d+)*(?![\d:])/u.exec(textOf(item, key) ?? '')?.[0]
    if (found !== undefined) return Number(found.replace(/,(?=\d{3}\b)/g, '').replace(',', '.'))
  }
  return undefined
}

const isOfNumbers = (node: ComponentNode): boolean => {
  const entries = itemsOf(node).filter(isEntry)
  return (
    isOfEntries(node) &&
    entries.length > 2 &&
    !/^(?:details|contact)$/i.test(node.label) &&
    entries.filter((item) => /^[^\p{L}]*\d/u.test(textOf(item, 'value') ?? '')).length > entries.length / 2
  )
}

/** The lists that show such numbers: those of the things named, else all that have a number at the right. */
const listsFor = (document: AppDocument, what: string): ComponentNode[] =>
  anything.test(what)
    ? [...walkNodes(document)].map(({ node }) => node).filter(isOfNumbers)
    : listsOf(document, what).filter((node) => itemsOf(node).some((item) => numberOf(item) !== undefined))

const extremeOf = (lists: readonly ComponentNode[], isOver: boolean): number => {
  const numbers = lists.flatMap((node) => itemsOf(node).flatMap((item) => numberOf(item) ?? []))
  return isOver ? Math.max(...numbers) : Math.min(...numbers)
}

/** "Mark everything above 10 in red": entries with such a number say "High" or "Low" in that colour. */
const markOver: EditRule = (clause, document): EditOutcome | undefined => {
  const found = form.exec(clause)?.groups
  if (!found?.what || !found.limit) return undefined
  const limit = Number(found.limit.replace(',', '.'))
  const isOver = found.over !== undefined
  const lists = listsFor(document, found.what)
  if (lists.length === 0)
    return refuse(
      `No list of the app shows numbers of ${anything.test(found.what) ? 'its entries' : found.what}. Entries that say so in words can be marked: 'Mark the late ones red'.`,
    )
  const isMeant = (item: JsonValue) => {
    const number = numberOf(item)
    return number !== undefined && (isOver ? number > limit : number < limit)
  }
  const mark = { word: isOver ? 'High' : 'Low', tone: toneFor(found.color, '') }
  const [first] = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  const commands = lists.flatMap((node) => markEntries(node, mark, isMeant, node === first))
  const where = `${isOver ? 'above' : 'below'} ${found.limit}`
  return commands.length > 0
    ? { commands, note: `Samples ${where} say “${mark.word}”; nothing is worked out from what is entered.` }
    : refuse(
        `None of the samples is ${where}, so there is none to mark: the ${isOver ? 'highest' : 'lowest'} is ${extremeOf(lists, isOver)}.`,
      )
}

/** Entries marked by their number. */
export const markedOverRules: readonly EditRule[] = [markOver]
