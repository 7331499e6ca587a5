import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import type { Phrase } from '../understand/phrase.ts'

/** What is asked for in a word, and the screen or thing of the app that is that. */
export function shownByScreen({ verb, label, text, words }: Phrase, plan: AppPlan): ScreenPlan | undefined {
  if (verb) return undefined
  const said = (label ?? text).toLowerCase().replace(/^the /, '')
  const [, lead = ''] = /^(\p{L}+) of (?:the |this )?(?:week|day|month|season|evening)$/u.exec(said) ?? []
  // "Programme of the week" where a screen is called Programme
  if (lead !== '')
    return titled(
      plan.screens.find(({ name, isTab }) => isTab && name.toLowerCase() === lead),
      said,
    )
  if (words.at(-1) === 'quiz')
    return titled(
      plan.screens.find(({ kind, isTab }) => kind === 'quiz' && !isTab),
      said,
    )
  if (/^(?:live )?(?:scoreboard|leaderboard|ranking|rankings|standings)$/.test(said))
    return titled(
      plan.screens.find(({ kind }) => kind === 'leaderboard'),
      said,
    )
  // "Sick notes" where one reports an absence
  if (/^(?:sick notes?|sickness|absences?)$/.test(said))
    return titled(
      plan.screens.find(({ entity }) => plan.entities.get(entity)?.id === 'child-absence'),
      toSingular(said),
    )
  // "Answers get stars" where each says how many it helped
  return /^(?:stars?|upvotes?|thumbs up)$/.test(said) && plan.entities.has('asked-question')
    ? plan.screens.find(({ kind }) => kind === 'detail')
    : undefined
}

/** The screen, called as the description calls it. */
function titled(screen: ScreenPlan | undefined, said: string): ScreenPlan | undefined {
  if (screen) screen.title ??= capitalise(said)
  return screen
}
