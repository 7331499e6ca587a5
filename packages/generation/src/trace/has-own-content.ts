import type { AppPlan, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stemOf } from '../words/forms.ts'
import { extraOf } from './extra-of.ts'
import { fitted } from './fitted.ts'
import { labelOf } from './label-of.ts'

/** They show one sort of things. */
const listing: ReadonlySet<ScreenKind> = new Set([
  'browse',
  'calendar',
  'week',
  'map',
  'history',
  'checklist',
])
const fewestOptions = 2

/**
 * Whether a phrase names things that are known and that no screen of the app shows ("announcements" beside a month of
 * prayers), or a choice ("condition grade"): the screen whose recipe has its word says nothing of them.
 */
export function hasOwnContent(phrase: Phrase, screen: ScreenPlan, plan: AppPlan): boolean {
  if (phrase.verb || phrase.isActor || !listing.has(screen.kind)) return false
  const title = (screen.title ?? screen.name).toLowerCase().split(' ').map(stemOf)
  if (phrase.stems.some((stem) => title.includes(stem))) return false
  const said = extraOf(phrase, plan.contentSeed, true)
  const extra = said && fitted(said, phrase, plan)
  if (extra?.kind === 'choice')
    return extra.options.length >= fewestOptions && /^\p{L}+ \p{L}+$/u.test(labelOf(phrase))
  if (extra?.kind !== 'thing' || extra.entity.id.startsWith('own-')) return false
  return plan.screens.every(({ entity }) => entity !== extra.entity.id)
}
