import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise } from '../words/forms.ts'
import { asDoing } from './as-doing.ts'
import { labelOf } from './label-of.ts'

const wholes =
  /^(?:manage|organi[sz]e|keep|maintain|track|monitor|count|plan|achieve|learn|understand|exchange|simulate|discover|explore|improve|grow|provide|fetch|generate|implement|practi[cs]e|address|visuali[sz]e|simplify|streamline|reduce|train|master|study|remember|identify)$/
const earliest = 3
const longestLine = 36

/** "Manage local photos": what the app is for is said once, below the title it begins with. */
export function asTagline(phrase: Phrase, plan: AppPlan, told: readonly Phrase[]): ScreenPlan | undefined {
  const place = told
    .map(asDoing)
    .filter(({ verb }) => verb)
    .findIndex((each) => labelOf(each) === labelOf(phrase))
  if (!phrase.verb || phrase.isOfStory || place < 0 || place >= earliest || !wholes.test(phrase.verb))
    return undefined
  const [front] = plan.screens
  const label = labelOf(phrase)
  if (!front || !['home', 'browse', 'feed', 'map', 'calendar'].includes(front.kind)) return undefined
  const there = plan.screens.find(({ subtitle }) => subtitle === label)
  if (there) return there
  // "Implement point-of-sale": what one gets, rather than what whoever makes it does.
  if (/^(?:implement|provide|maintain|simulate|help)$/.test(phrase.verb)) {
    const thing = capitalise(label.slice(phrase.verb.length + 1))
    if (
      /^(?:implement|provide|maintain)$/.test(phrase.verb) &&
      thing.length <= longestLine &&
      plan.kindLine === undefined
    )
      front.subtitle ??= thing
    return front
  }
  const tail = ` ${label.split(' ').slice(1).join(' ')}`
  if (front.subtitle === undefined && plan.kindLine === undefined) {
    if (label.length > longestLine) return undefined
    front.subtitle = label
    return front
  }
  // "Plan, track, achieve life goals"
  const verbs = front.subtitle?.endsWith(tail) ? front.subtitle.slice(0, -tail.length) : undefined
  if (verbs !== undefined && verbs.length < 20) {
    if (!verbs.toLowerCase().split(', ').includes(phrase.verb))
      front.subtitle = `${verbs}, ${phrase.verb}${tail}`
    return front
  }
  if (/^(?:manage|organi[sz]e|keep|address)$/.test(phrase.verb)) return front
  const next = plan.screens.find(
    (screen) =>
      screen !== front &&
      screen.isTab &&
      screen.subtitle === undefined &&
      /^(?:browse|stats|history|calendar|week)$/.test(screen.kind),
  )
  if (!next || label.length > longestLine) return undefined
  next.subtitle = label
  return next
}
