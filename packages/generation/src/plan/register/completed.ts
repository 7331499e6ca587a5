import type { Field } from '../../entity.ts'
import { capitalise } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isObject as isTangible } from '../content/things.ts'
import { isDoneAgain } from './done-again.ts'
import { type Column, columnOf } from './said-field.ts'

/** For somebody: an order has a customer. */
const forSomebody =
  /(?:order|commission|return|request|booking|job|invoice|quote|complaint|claim|loan|dedication)$/

/** The check names what is checked: it is of nothing else the app keeps. */
const checkedByItself =
  /(?:^| )(?:lamp|lens|lantern|beacon|generator|fence|gate|roof|tower|siren) (?:check|inspection|test|cleaning)$/

/** What something the app keeps is done with: the one most is said of. */
export const keptOf = (named: ReadonlyMap<string, unknown>, noun: string): string | undefined =>
  // A water level is no boat's, and a lamp is checked by itself.
  / \w+ (?:reading|measurement)$/.test(noun) || checkedByItself.test(noun)
    ? undefined
    : [...named.keys()].findLast(
        (each) => !isDoneAgain(each) && !noun.endsWith(each) && classOf(each) !== 'person',
      )

/** What any such thing has besides, so that a form is no single line. */
export function completed(
  said: readonly Column[],
  noun: string,
  isDone: boolean,
  isShared: boolean,
  turn: number,
  named: ReadonlyMap<string, readonly string[]>,
  isTold = false,
): Column[] {
  const has = (...kinds: Field['kind'][]) => said.some(({ field }) => kinds.includes(field.kind))
  // Who writes lists with their values has told them: a day is all that is missing where something is done.
  if (isTold) {
    const plain = (name: string) => columnOf({ name, options: [] }, turn, new Map())
    return [
      ...(isDone && !has('date') && !has('time') ? [plain('Date')] : []),
      ...said,
      ...(has('long') ? [] : [plain('Notes')]),
    ]
  }
  const add = (name: string) => columnOf({ name, options: [] }, turn, named)
  // What is done is done with something the app keeps, where there is such a thing.
  const other = keptOf(named, noun)
  const isOf = said.some(({ use }) => use === 'place' || use === 'ref')
  return [
    ...(isDone && other && !isOf && said.length < 6 ? [add(capitalise(other))] : []),
    ...(isDone && !has('date') && !has('time') ? [add('Date')] : []),
    ...(forSomebody.test(noun) && !has('person') ? [add('Customer')] : []),
    ...said,
    ...(isDone && (isShared || said.length < 3) && !has('person') ? [add('Done by')] : []),
    ...(!isDone && said.length < 2 && !has('choice', 'person') && !isAmiss.test(noun)
      ? isTangible(noun.split(' ').at(-1) ?? '')
        ? [add('Condition')]
        : said.length === 0
          ? [add('Added on'), ...(isShared ? [add('Added by')] : [])]
          : []
      : []),
    ...(has('long') ? [] : [add('Notes')]),
  ]
}

/** Their condition is what they are called by. */
const isAmiss = /^(?:broken|faulty|damaged|lost|missing|late)\b/
