import { walkNodes } from '@kwiq/app-model'
import { mainList } from '../../frames/kind-of-thing.ts'
import { stemsIn } from '../../plainly/app-parts.ts'
import type { Anew } from './anew.ts'

const counted =
  /^(?<what>how (?:many|much)\s[\p{L} ]{4,40}?)\s+(?:should|must)\s+(?:also\s+)?be\s+(?:seen|visible|shown|there|displayed|written|seen right away)?\s*(?:right\s+)?(?:on|at|in)\s+(?:the\s+)?(?:front|first|home|start|main|top)(?:\s+(?:page|screen))?$/iu

/** "How many people are coming should be seen on the front". */
const asCount: Anew = (sentence) => {
  const what = counted.exec(sentence)?.groups?.what
  return what === undefined ? undefined : [`show ${what} on the home screen`]
}

const onTop =
  /^(?:put|show|have|i want|move)\s+(?:the\s+)?(?<what>total|sum)(?<of>\s+(?:of|for)\s+[\p{L} ]{3,24}?)?\s+(?:right\s+)?(?:on|at)\s+(?:the\s+)?(?:very\s+)?top(?:\s+of\s+(?:the\s+)?(?<place>[\p{L} ]{3,20}?)(?:\s+(?:screen|page))?)?$/iu

/** "Put the total on top of the home screen", where none stands there yet. */
const asTotalOnTop: Anew = (sentence, document) => {
  const found = onTop.exec(sentence)?.groups
  if (!found) return undefined
  const isThere = [...walkNodes(document)].some(({ node }) => stemsIn(node.label).join() === 'total')
  const things = mainList(document)?.label.toLowerCase()
  return isThere || things === undefined
    ? undefined
    : [`show the total${found.of ?? ` of the ${things}`} on the ${found.place ?? 'home'} screen`]
}

const spans = [
  /^(?:the\s+|make\s+the\s+|our\s+)?(?<what>[\p{L} ]{0,24}?(?:chart|graph|diagram|curve|statistics))\s+(?:(?:should|must)\s+)?(?:show|cover|be)\s+(?:the\s+(?:last\s+)?|a\s+|one\s+|whole\s+)*(?<n>\d+\s+)?(?<unit>day|week|month|year)s?(?:\s+(?:instead of|not|rather than)\s.{2,20})?$/iu,
]

/** "The chart should show 30 days instead of a week". */
const asSpan: Anew = (sentence) => {
  const { what, n, unit = '' } = spans.map((form) => form.exec(sentence)?.groups).find(Boolean) ?? {}
  if (what === undefined) return undefined
  const days =
    Number(n ?? 1) * (/^week$/i.test(unit) ? 7 : /^month$/i.test(unit) ? 30 : /^year$/i.test(unit) ? 365 : 1)
  const span = days >= 300 ? 'year' : days >= 25 ? 'month' : days >= 5 ? 'week' : 'day'
  return [`show the ${what.trim()} per ${span}`]
}

/** Sentences of numbers that are to be seen, as clauses the rules know. */
export const anewOfFigures: readonly Anew[] = [asCount, asTotalOnTop, asSpan]
