import type { AppPlan, Extra, ScreenPlan } from '../plan/types.ts'
import { titleOf } from '../trace/said-already.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { loneVerbs, strictVerbs } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import { readableParts } from './reads-well.ts'
import { stemsIn } from './said-in-app.ts'
import { type StoryClause, storyClauses } from './story-clauses.ts'
import { find } from '../understand/searched.ts'

/** What was taken away from a screen. */
export interface Scrap {
  extra: Extra
  screen: ScreenPlan
  stems: string[]
  /** What it is for, or what a firm does: in no app a part of it, even where nothing else says so. */
  isForGood: boolean
}

/**
 * Takes away what a phrase of a clause became that names nothing ("Above limit", "Newest") where the clause says it in
 * parts of its own; returns what went.
 */
export function withoutScraps(plan: AppPlan, clauses: readonly StoryClause[], text: string): Scrap[] {
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
  const isNone = (extra: Extra, stems: readonly string[]) => {
    const within = (words: ReadonlySet<string>) => stems.every((stem) => words.has(stem))
    // "We rent lenses": what a firm does is no button, and "pair with size" nothing one does.
    const isDone = extra.kind === 'action'
    // "An app that helps home fermenters babysit a starter": whom it is for is no row of it.
    const isOfPurpose =
      purpose.size > 0 && within(purpose) && !stems.some((stem) => told.some(({ words }) => words.has(stem)))
    if (isOfPurpose && (extra.kind === 'note' || (extra.kind === 'thing' && isOfPeople(extra.label))))
      return true
    if (!isDone) return false
    const [first = ''] = titleOf(extra).toLowerCase().split(' ')
    const isNoDoing = told.some(({ words }) => within(words)) && !verbs.has(stems[0] ?? '')
    return life.some(within) || (isNoDoing && !strictVerbs.has(first) && !loneVerbs.has(first))
  }
  const isScrap = (extra: Extra, stems: readonly string[]) => {
    const within = (words: ReadonlySet<string>) => stems.every((stem) => words.has(stem))
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
  const gone = plan.screens.flatMap((screen) =>
    screen.extras.flatMap((extra): Scrap[] => {
      // What somebody puts up there is for all to see.
      if (extra.kind === 'thing' && sections.has(extra.label)) return []
      if (extra.kind === 'action' && extra.isNamed) return []
      if (!scrapKinds.has(extra.kind) || (extra.kind === 'field' && extra.use !== undefined)) return []
      const stems = stemsIn(titleOf(extra))
      const isForGood = isNone(extra, stems)
      return isForGood || isScrap(extra, stems) ? [{ extra, screen, stems, isForGood }] : []
    }),
  )
  const extras = new Set(gone.map(({ extra }) => extra))
  for (const screen of plan.screens) screen.extras = screen.extras.filter((extra) => !extras.has(extra))
  return gone
}

const restored: ReadonlySet<Extra['kind']> = new Set(['action', 'field'])

/** Puts back what one does or fills in that nothing says now: the clause found no place of its own. */
export function putBackUnsaid(
  scraps: readonly Scrap[],
  plan: AppPlan,
  isSaid: (label: string) => boolean,
): void {
  const added = () => plan.screens.flatMap(({ extras }) => extras.map((extra) => stemsIn(titleOf(extra))))
  for (const { extra, screen, stems, isForGood } of scraps) {
    const isThere =
      isSaid(titleOf(extra)) || added().some((said) => stems.every((stem) => said.includes(stem)))
    if (!isForGood && restored.has(extra.kind) && !isThere && screen.extras.length < mostOnScreen)
      screen.extras.push(extra)
  }
}
const mostOnScreen = 9

const mostInScrap = 3
const leastForPurpose = 3
/** "An app that helps historians transcribe stones.": what a brief says first, before what one does in it. */
const purposeOf = (text: string): string =>
  find(
    /^(?:an?|the|build an?|create an?|make an?|[\p{L} -]{3,40} is an?) (?:\p{L}+ )?app (?:that|which|for|where)\b[^.!?]{5,120}[.!?]\s/iu,
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
