import { capitalise } from '../../words/forms.ts'
import type { Said } from '../register/register.ts'
import { lineHeads } from './line-heads.ts'
import { listHead } from './list-head.ts'
import { listLines } from './list-lines.ts'
import { rowValues } from './row-values.ts'
import { remembering } from '../../remembering.ts'
import { dayBook } from './day-book.ts'
import type { ToldList } from './told-list.ts'
import { toldValue } from './told-value.ts'
import { apart, isLike } from './value-like.ts'
import { has } from '../../understand/searched.ts'

/** Fewer are told in passing, and read as anything else is. */
const leastLists = 2
const leastValues = 2
/** Of the values of a row at least so many look like one, the others may be anything. */
const leastLike = 0.5

/**
 * The lists a description tells line by line or in brackets, each with what stands in it: "deliveries (supplier, material,
 * qty)", "Loans: borrower, due back". Empty where it tells fewer than two that way, and is no list of lines itself.
 */
export const readToldLists = (text: string): readonly ToldList[] => listsIn(text)

/** Several parts of a plan ask for the lists of one text. */
const mostKept = 50
const listsIn = remembering<readonly ToldList[]>(mostKept, (text) => findLists(text))

function findLists(text: string): ToldList[] {
  const lines = listLines(text).flatMap(({ head, row }) => {
    const found = listHead(head)
    return found ? [{ ...found, row }] : []
  })
  const nouns = new Set(lines.map(({ noun }) => lastOf(noun)))
  const lists: ToldList[] = []
  for (const [place, { noun, log, called, isMany, row }] of lines.entries()) {
    const said = row === '' ? [] : saidIn(row, nouns)
    // The first line says what the app is.
    const isNamed = row === '' && isMany && place > 0
    if (!isNamed && said.length === 0) continue
    const known = lists.find((list) => list.noun === noun)
    if (known) known.said.push(...said.filter(({ name }) => !known.said.some((each) => each.name === name)))
    else lists.push({ noun, said, ...(log ? { log } : {}), ...(called ? { called } : {}) })
  }
  const told = lists.filter(({ said }) => said.length >= leastValues).length
  // One is enough where the whole is a list.
  if (told < leastLists && !(told === 1 && lineHeads(text))) return []
  const book = dayBook(text, (head) =>
    lists.some(({ noun, log }) => (log ?? noun) === (listHead(head)?.log ?? listHead(head)?.noun)),
  )
  return book ? [book, ...lists] : lists
}

const ofState =
  /^(?:not (?:yet )?)?(?:open|closed|new|free|ready|active|inactive|done|lost|paid|unpaid|due|overdue|sent|taken|full|pending|missing|late|booked|\p{L}{3,}ed)$/iu

const lastOf = (noun: string) => noun.split(' ').at(-1) ?? noun

/** What a row says one knows of each; empty where it lists doings, samples or parts of the app. */
function saidIn(row: string, nouns: ReadonlySet<string>): Said[] {
  const isAllYesNo = / ?[-–—,] ?(?:each|all) (?:is |are )?yes ?(?:or|\/) ?no$/iu.test(row)
  const written = rowValues(
    row.replace(/ ?[-–—,] ?(?:each|all) (?:is |are )?yes ?(?:or|\/) ?no$/iu, ''),
  ).flatMap(apart)
  // "Dues (paid, not paid)": how each of them stands.
  if (written.length > 1 && written.every((value) => has(ofState, value.trim())))
    return [{ name: 'Status', options: written.map((value) => capitalise(value.trim())) }]
  const values = written.map(toldValue)
  const said = values
    .filter((value) => value !== undefined)
    .map((value) => (isAllYesNo && value.options.length === 0 ? { ...value, options: ['Yes', 'No'] } : value))
  const like = said.filter((value) => isLike(value, nouns)).length
  return like >= written.length * leastLike
    ? said.filter(({ name }, place) => said.findIndex((each) => each.name === name) === place)
    : []
}
