import { capitalise, toSingular } from '../../words/forms.ts'
import { listHead } from './list-head.ts'
import { listLines } from './list-lines.ts'
import { rowValues } from './row-values.ts'
import { toldValue } from './told-value.ts'
import { isLike } from './value-like.ts'

const leastNamed = 3
const longestName = 28
const mostWords = 4
const further = /[\s.…]*(?:\betc\b)?[\s.…]*$/iu
const examples = /^(?:e\.? ?g\.?|for example|like|such as|i\.? ?e\.?)[ :,]*/iu

/**
 * Some of what stands in a list, where a description names them: "goals (open an account, find a flat, pass the test)"; by the
 * singular noun the list is of. What is told of each is no such name, and neither are lists within a list.
 */
export function namedSamples(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const { head, row, isBracketed } of listLines(text)) {
    const list = isBracketed ? listHead(head) : undefined
    if (!list?.isMany || list.log !== undefined) continue
    const names = rowValues(row.replace(examples, '').replace(further, ''))
      .map((each) => each.replace(further, ''))
      .filter((each) => each !== '')
    if (names.length >= leastNamed && names.every(isName) && isOfNames(names))
      found.set(list.noun, names.map(capitalise))
  }
  return found
}

const isName = (name: string) =>
  /^\p{L}[\p{L}\d '’/-]*$/u.test(name) && name.length <= longestName && name.split(' ').length <= mostWords

/** Whatever stands beside these is told of each, too: "sowing date, variety, trays". */
const surelyValue =
  /(?:^| )(?:dates?|names?|numbers?|amounts?|prices?|costs?|sizes?|weights?|ages?|types?|status|colou?rs?|lengths?|years?|quantity|qty|phone|e-?mail|address|deadline|owner)$/iu

/** Whether words in a row are names of things rather than values told of each; several of them may be in the plural. */
export function isOfNames(names: readonly string[], mayBeSeveral = false): boolean {
  if (names.some((name) => surelyValue.test(name))) return false
  const values = names.filter((name) => {
    const value = toldValue(name)
    return value !== undefined && isLike(value, new Set())
  }).length
  const several = names.filter((name) => {
    const last = name.toLowerCase().split(' ').at(-1) ?? ''
    return toSingular(last) !== last
  }).length
  return values * 2 < names.length && (mayBeSeveral || several * 2 < names.length)
}
