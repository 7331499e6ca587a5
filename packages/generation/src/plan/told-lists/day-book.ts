import type { Said } from '../register/register.ts'
import { toSingular } from '../../words/forms.ts'
import { listLines } from './list-lines.ts'
import { rowValues } from './row-values.ts'
import type { ToldList } from './told-list.ts'
import { toldName } from './told-name.ts'
import { toldValue } from './told-value.ts'
import { apart, isLike } from './value-like.ts'

const leastValues = 3
const mostValues = 8
/** A log is of whatever is listed in it. */
const books = /^(?:diary|journal|logbook|notebook)$/
/** What is written down at the end of a day or a job. */
const reports = /^(?:report|sheet|record|protocol|handover)$/

/**
 * The book a description calls itself by, with the values it tells in lines of their own beside its lists: a site diary
 * has the weather and who was there. Undefined where it is no book, or tells too little of a day.
 */
export function dayBook(text: string, isOfList: (head: string) => boolean): ToldList | undefined {
  const name = toldName(text)?.toLowerCase()
  const words = name?.split(' ') ?? []
  const head = toSingular(words.at(-1) ?? '')
  if (!name || words.length < 2 || !(books.test(head) || reports.test(head))) return undefined
  const said = listLines(text)
    .slice(1)
    .filter(({ head: line, row }) => row === '' && !isOfList(line))
    .flatMap(({ head: line }) => valuesIn(line))
    .slice(0, mostValues)
  return said.length < leastValues
    ? undefined
    : { noun: words.slice(0, -1).join(' '), log: name, said, isBook: true }
}

/** The values of a line where one of them looks like a value: "company + headcount + hours". */
function valuesIn(line: string): Said[] {
  const said = rowValues(line.replaceAll(' + ', ', '))
    .flatMap(apart)
    .map(toldValue)
    .filter((value): value is Said => value !== undefined)
  return said.some((value) => isLike(value, new Set())) ? said : []
}
