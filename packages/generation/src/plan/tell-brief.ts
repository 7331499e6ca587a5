import type { Brief } from '../understand/brief/read-brief.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Planned } from './plan-app.ts'
import { stemOf } from '../words/forms.ts'
import { tellAreas } from './told-areas.ts'
import type { AppPlan, ScreenKind, ScreenPlan } from './types.ts'

/** What is refused by these words, and the kinds of screens that are it. */
const refusedKinds: readonly (readonly [RegExp, readonly ScreenKind[]])[] = [
  [/\b(?:chat|messag\w*|messenger)s?\b/i, ['chats', 'thread']],
  [/\b(?:shop|store|ordering|cart|checkout|e-?commerce|selling)\b/i, ['cart', 'checkout', 'confirmed']],
  [/\b(?:payments?|paying|wallet|prices?)\b/i, ['checkout', 'wallet', 'cart']],
  [/\b(?:leader ?boards?|rankings?|gamification|competition|points|high ?scores?)\b/i, ['leaderboard']],
  [/\b(?:social|feed|forum|community|comments|posts)\b/i, ['feed', 'thread', 'topic']],
  [/\b(?:registration|log-?ins?|accounts?|sign-?(?:in|up)s?|passwords?)\b/i, ['signin']],
  [/\b(?:statistics|stats|analytics|charts?|reports?)\b/i, ['stats']],
  [/\b(?:notifications?|push|reminders?)\b/i, ['notifications']],
  [/\bmaps?\b/i, ['map']],
  [/\bcalendars?\b/i, ['calendar', 'week']],
  [/\b(?:time tracking|timers?|time recording|stopwatch)\b/i, ['timer']],
  [/\b(?:settings)\b/i, ['settings']],
  [/\b(?:quiz(?:zes)?|games?)\b/i, ['quiz', 'game', 'result']],
  [/\b(?:profiles?)\b/i, ['profile']],
  [/\b(?:videos?)\b/i, ['video']],
]
const ofReviews = /\b(?:reviews?|ratings?|stars?)\b/i

/** Gives an app what a client's brief names, and takes out what it refuses. */
export function tellBrief({ plan }: Planned, meant: Understanding, brief: Brief): void {
  withoutRefused(plan, brief.unwanted)
  tellAreas(plan, meant, brief)
}

/** Screens nobody wants are taken out, as long as others are left; what is thought of a thing is not shown. */
function withoutRefused(plan: AppPlan, unwanted: readonly string[]): void {
  const { screens } = plan
  for (const noun of unwanted) {
    const kinds = refusedKinds.filter(([form]) => form.test(noun)).flatMap(([, all]) => all)
    for (const screen of screens.filter((each) => kinds.includes(each.kind) || isCalled(each, noun)))
      if (screens.indexOf(screen) > 0 && screens.length > 2) screens.splice(screens.indexOf(screen), 1)
    if (ofReviews.test(noun)) plan.hasReviews = false
  }
}

const stemsIn = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf)
/** All the words of what is refused stand in a screen's name, or the last of them is its name: "online payment". */
function isCalled({ name, title = '', page }: ScreenPlan, noun: string): boolean {
  const said = new Set(stemsIn(`${name} ${title} ${page?.name ?? ''}`))
  const stems = stemsIn(noun)
  return stems.every((stem) => said.has(stem)) || stemsIn(name).join(' ') === stems.at(-1)
}
