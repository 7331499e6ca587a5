import type { AppPlan, Extra } from '../plan/types.ts'
import { titleOf } from '../trace/said-already.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { readableParts } from './reads-well.ts'
import { stemsIn } from './said-in-app.ts'
import { type StoryClause, storyClauses } from './story-clauses.ts'

/**
 * Takes away what a phrase of a clause became that names nothing ("Above limit", "Newest") where the clause says it in
 * parts of its own; returns the stems of what went.
 */
export function withoutScraps(plan: AppPlan, clauses: readonly StoryClause[], text: string): string[][] {
  const verbs = new Set(clauses.map(({ verb }) => stemOf(verb.split(' ')[0] ?? '')))
  const purpose = new Set(clauses.length < leastForPurpose ? [] : stemsIn(purposeOf(text)))
  const life = ofLifeIn(text).map((sentence) => new Set(stemsIn(sentence)))
  const told = clauses.flatMap((clause) => {
    const parts = readableParts(clause)
    const labels = parts.map(({ label }) => new Set(stemsIn(label)))
    return parts.length > 0
      ? [
          {
            words: new Set(stemsIn(`${clause.verb} ${clause.object}`)),
            labels,
            inParts: new Set(parts.flatMap(({ label, options }) => stemsIn([label, ...options].join(' ')))),
            isShown: parts.some(({ form }) => /^(?:see|list|value|picture|map|chart)$/.test(form)),
          },
        ]
      : []
  })
  const sections = new Set(
    plan.screens.flatMap((screen) => (screen.sections ?? []).map(({ title }) => title)),
  )
  const isScrap = (extra: Extra) => {
    // What somebody puts up there is for all to see.
    if (extra.kind === 'thing' && sections.has(extra.label)) return false
    if (!scrapKinds.has(extra.kind) || (extra.kind === 'field' && extra.use !== undefined)) return false
    const stems = stemsIn(titleOf(extra))
    const within = (words: ReadonlySet<string>) => stems.every((stem) => words.has(stem))
    // "We rent lenses": what a firm does is no button, and "pair with size" nothing one does.
    const isDone = extra.kind === 'action'
    // "An app that helps home fermenters babysit a starter": whom it is for is no row of it.
    const isOfPurpose =
      purpose.size > 0 && within(purpose) && !stems.some((stem) => told.some(({ words }) => words.has(stem)))
    if (isOfPurpose && (extra.kind === 'note' || (extra.kind === 'thing' && isOfPeople(extra.label))))
      return true
    if (
      isDone &&
      (life.some(within) || (told.some(({ words }) => within(words)) && !verbs.has(stems[0] ?? '')))
    )
      return true
    return (
      stems.length > 0 &&
      told.some(
        ({ words, labels, inParts, isShown }) =>
          within(extra.kind === 'thing' || extra.kind === 'field' ? inParts : words) &&
          // What one is shown may be a list of its own.
          (extra.kind !== 'thing' || !isShown) &&
          // It is said whole, or no part has a word of it.
          labels.every((label) => label.size > stems.length || !within(label)) &&
          (labels.some((label) => label.size > stems.length && within(label)) ||
            extra.kind === 'thing' ||
            (extra.kind !== 'action' && stems.length < mostInScrap)),
      )
    )
  }
  const gone = plan.screens.flatMap(({ extras }) =>
    extras.filter(isScrap).map((extra) => stemsIn(titleOf(extra))),
  )
  for (const screen of plan.screens) screen.extras = screen.extras.filter((extra) => !isScrap(extra))
  return gone
}
const mostInScrap = 3
const leastForPurpose = 3
/** "An app that helps historians transcribe stones.": what a brief says first, before what one does in it. */
const purposeOf = (text: string): string =>
  /^(?:an?|the|build an?|create an?|make an?|[\p{L} -]{3,40} is an?) (?:\p{L}+ )?app (?:that|which|for|where)\b[^.!?]{5,120}[.!?]\s/iu.exec(
    text,
  )?.[0] ?? ''
const isOfPeople = (label: string) =>
  ['person', 'group'].includes(classOf(toSingular(label.toLowerCase().split(' ').at(-1) ?? '')))

/** The sentences ahead of the app in which those who write say what they do. */
function ofLifeIn(text: string): string[] {
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/u)
  const app = sentences.findIndex((sentence) => ofAnApp.test(sentence))
  return sentences.length < 2
    ? []
    : sentences
        .slice(0, app < 0 ? 1 : app)
        .filter((sentence) => ofTheWriter.test(sentence) && storyClauses(`An app. ${sentence}`).length === 0)
}
const ofAnApp = /\b(?:apps?|tool|website|software|platform|system)\b/iu
const ofTheWriter = /^(?:i|we|my|our)\b/iu
const scrapKinds: ReadonlySet<Extra['kind']> = new Set(['action', 'note', 'field', 'thing'])
