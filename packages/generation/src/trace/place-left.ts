import { thingOf } from '../plan/find-entities.ts'
import { entityLeft } from '../plan/foreign-left.ts'
import type { AppPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stopWords } from '../words/lexicon.ts'
import { iconOfVerb } from '../words/verb-icons.ts'
import { isAnybody, isPartOfAnother } from './extras/left-out.ts'
import { ofTheApp } from './fitted.ts'
import { noteHosts } from './host-of.ts'
import { isIdle } from './idle.ts'
import { labelOf } from './label-of.ts'
import { isKnownValue } from './said-already.ts'

const mostNotes = 6

/** Phrases that nothing shows, as buttons and samples, wherever there is room. */
export function placeLeft(plan: AppPlan, phrases: readonly Phrase[], isEnglish = true): void {
  if (plan.tool) return
  const hosts = noteHosts
    .filter((kind) => kind !== 'settings')
    .flatMap((kind) => plan.screens.filter((screen) => screen.kind === kind))
  for (const phrase of phrases) {
    const label = labelOf(phrase)
    if (label.length < 2 || label.length > 40 || stopWords.has(label.toLowerCase()) || isAnybody(phrase))
      continue
    if (isEnglish && (isPartOfAnother.test(label) || isIdle(phrase))) continue
    const host = hosts.find((screen) => screen.extras.length < mostNotes)
    if (phrase.verb) host?.extras.push({ kind: 'action', label, icon: iconOfVerb(phrase.verb) })
    const entity = phrase.verb
      ? undefined
      : plan.language
        ? entityLeft(phrase, label, plan.language, plan)
        : thingOf(phrase, plan.contentSeed, isEnglish)
    if (entity && isEnglish && isKnownValue({ kind: 'thing', label, entity }, plan, phrase)) continue
    if (entity)
      host?.extras.push(
        isEnglish
          ? ofTheApp({ kind: 'thing', label, entity }, phrase, plan)
          : { kind: 'thing', label, entity },
      )
  }
}
