import type { AppPlan, Extra, ScreenPlan } from '../../plan/types.ts'
import type { Phrase } from '../../understand/phrase.ts'

/** A phrase of an English description on its way to a screen. */
export interface Placing {
  plan: AppPlan
  /** As the description has it. */
  original: Phrase
  /** The same as something one does, where it is told as that. */
  phrase: Phrase
  /** All phrases of the description. */
  told: readonly Phrase[]
  /** Whether a phrase only says of what kind the app is. */
  isOfKind: (phrase: Phrase) => boolean
}

/**
 * `done`: that screen does or shows it anyway; `held`: it stands there as that; `nowhere`: it says nothing that could be
 * shown; `unsaid`: it is no feature of the app at all; `unplaced`: a feature that nothing of the app can show.
 */
export type Outcome = { done: ScreenPlan } | { held: Extra } | 'nowhere' | 'unsaid' | 'unplaced'

/** What becomes of a phrase before a component is made for it; undefined when the next rule is to be asked. */
export type PlacingRule = (placing: Placing) => Outcome | undefined

/** What becomes of a phrase that would stand somewhere as that component; undefined when the next rule is to be asked. */
export type ExtraRule = (shown: Extra, placing: Placing) => Outcome | undefined

export const doneOn = (screen: ScreenPlan | undefined): Outcome | undefined => screen && { done: screen }

/** On the first screen, if so. */
export const doneInFrontIf = (isSo: boolean, { screens }: AppPlan): Outcome | undefined =>
  isSo ? doneOn(screens[0]) : undefined

/** The first rule that has an answer. */
export function firstOutcome<Rule extends (...given: never[]) => Outcome | undefined>(
  rules: readonly Rule[],
  ...given: Parameters<Rule>
): Outcome | undefined {
  for (const rule of rules) {
    const outcome = rule(...given)
    if (outcome) return outcome
  }
  return undefined
}
