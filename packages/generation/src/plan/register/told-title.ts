import type { NounClass } from '../../words/noun-classes.ts'
import type { Column } from './said-field.ts'

/** What a row is about, whatever it is a row of. */
const matters = /\b(?:item|object|what|product|goods|article|food)$/i
/** The goods of a delivery and the subject of a talk are what it is about; a vase only is of its material. */
const mattersOfDeeds =
  /\b(?:material|part|dish|piece|subject|theme|topic|crop|plant|purpose|company|sponsor|client|medicine|medication|remedy|drug|service|job|task|activity|exercise)$/i
/** Whom one plays is what a match is called by. */
const contests = /(?:^| )(?:game|match|fixture|bout|round|race)$/
const opponents = /^(?:opponents?|opposing team|rivals?|against|visitors)$/i
/** Where in a room it lies says nothing of it. */
const inStore = /\b(?:bin|shelf|drawer|rack|box|crate|locker|slot|bay|aisle|position|stored|kept|are|is)$/i
/** They are somebody's, and called by whose they are. */
const somebodys =
  /(?:^| )(?:rental|order|booking|request|loan|spot|slot|shift|share|subscription|membership|invoice|quote|permit|reservation|application|claim|payment|contract|visit|lesson|appointment|session|duty|complaint)$/

/** Whether things of a noun are somebody's each, and are told by whose they are. */
export const isSomebodys = (noun: string): boolean => somebodys.test(noun)

/**
 * What tells one row of a list from the next more surely than a name would: its goods, what it is of, where it is. Undefined
 * where nothing told says so.
 */
export function surelyTold(noun: string, isDone: boolean, columns: readonly Column[]): Column | undefined {
  const filled = filledOf(columns)
  const isDeed = isDone || somebodys.test(noun)
  return (
    (contests.test(noun) ? filled.find(({ field }) => opponents.test(field.name)) : undefined) ??
    filled.find(({ field }) => matters.test(field.name)) ??
    (isDeed ? filled.find(({ field }) => mattersOfDeeds.test(field.name)) : undefined) ??
    (isDeed ? filled.find(({ use }) => use === 'ref') : undefined) ??
    (isDeed ? filled.find(isWhere) : undefined)
  )
}

/** What tells it where it has no name: whose it is, where it is, its day. */
export function toldTitle(
  noun: string,
  nounClass: NounClass,
  isDone: boolean,
  columns: readonly Column[],
  isBook = false,
): Column | undefined {
  const filled = filledOf(columns)
  const day = filled.find(({ use }) => use === 'date')
  // The pages of a diary are its days.
  if (isBook && day) return day
  const isOfSomebody = isDone || somebodys.test(noun) || nounClass === 'event' || nounClass === 'service'
  return (
    filled.find(({ use }) => use === 'ref') ??
    filled.find(isWhere) ??
    (isOfSomebody ? (filled.find(({ use }) => use === 'person') ?? day) : undefined)
  )
}

const filledOf = (columns: readonly Column[]) =>
  columns.filter(({ values, use }) => values.length > 3 && use !== 'none')
const isWhere = ({ use, field }: Column) => use === 'place' && !inStore.test(field.name)
