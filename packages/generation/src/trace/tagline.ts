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

const longestKindLine = 40

/**
 * "A score keeper for Doppelkopf evenings": what an app is for, where it is no part of it, stands behind what the app is called.
 * Undefined where the description does not say it so.
 */
export function asPurpose(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const [front] = plan.screens
  const line = plan.kindLine
  if (!front || !line || phrase.verb || / for /i.test(line)) return undefined
  const place = plan.description.toLowerCase().indexOf(`${line} for `.toLowerCase())
  if (place < 0) return undefined
  const rest = plan.description.slice(place + line.length).replace(/^ for (?:the |an? |your |my |our )?/i, '')
  if (!rest.toLowerCase().startsWith(phrase.text) || /^[\p{L}-]/u.test(rest.slice(phrase.text.length)))
    return undefined
  const whole = `${line} for ${rest.slice(0, phrase.text.length)}`
  if (whole.length > longestKindLine) return undefined
  if (front.subtitle === line) front.subtitle = whole
  plan.kindLine = whole
  return front
}
