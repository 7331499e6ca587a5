import { screenFor } from '../plan/done-by.ts'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { isOf } from './names-of.ts'
import { presenting, qualifying } from './presented.ts'
import { has } from '../understand/searched.ts'

const nothingAlone =
  /^(?:list|entry|entries|item|record|element|object|instance|thing|info|information|data|value|query|term|option|feature|functionality|detail|form)$/

/** "Selected items", "information": without a word of what they are of, no feature of anything. */
export const namesNothing = ({ verb, label, words, options }: Phrase): boolean =>
  !verb &&
  !label &&
  options.length === 0 &&
  words.length > 0 &&
  words.every((word) => has(qualifying, word) || has(nothingAlone, toSingular(word))) &&
  words.some((word) => nothingAlone.test(toSingular(word)))

/** The screen that shows what such a phrase names: the list of plants for "multiple plants". Undefined where all of the app does. */
export function presentedOn({ verb, words }: Phrase, plan: AppPlan): ScreenPlan | undefined {
  if (verb && !/^(?:see|view|show|read|browse|list|display|open|get)$/.test(verb)) return undefined
  const nouns = words.map(toSingular).filter((word) => !has(presenting, word) && !qualifying.test(word))
  for (const noun of nouns.toReversed()) {
    const screen =
      screenFor(noun, plan.screens) ??
      plan.screens.find(({ kind, entity }) => {
        const shown = plan.entities.get(entity)
        return (
          (kind === 'browse' || kind === 'people' || kind === 'checklist') &&
          shown !== undefined &&
          isOf(shown, noun)
        )
      })
    if (screen) return screen
  }
  return undefined
}
