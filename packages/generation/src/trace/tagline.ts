import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise } from '../words/forms.ts'
import { asDoing } from './as-doing.ts'
import { labelOf } from './label-of.ts'

const wholes =
  /^(?:manage|organi[sz]e|keep|maintain|track|monitor|count|plan|achieve|learn|understand|exchange|simulate|discover|explore|improve|grow|provide|fetch|generate|implement|practi[cs]e|address|visuali[sz]e|simplify|streamline|reduce|train|master|study|remember|identify)$/
const earliest = 3
const longestLine = 36
const longestWhole = 60
const mostWords = 6

/** "Manage local photos": what the app is for is said once, where the app tells of itself. */
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
  // "Implement point-of-sale": what one gets, rather than what whoever makes it does.
  const line = /^(?:implement|provide|maintain)$/.test(phrase.verb)
    ? capitalise(label.slice(phrase.verb.length + 1))
    : label
  if (/^(?:simulate|help)$/.test(phrase.verb)) return front
  if (plan.kindLine === undefined) {
    if (line.length > longestLine) return undefined
    plan.kindLine = line
    return front
  }
  if (plan.kindLine === line) return front
  // "Plan, track, achieve life goals"
  const tail = ` ${label.split(' ').slice(1).join(' ')}`
  const verbs = plan.kindLine.endsWith(tail) ? plan.kindLine.slice(0, -tail.length) : undefined
  if (verbs !== undefined && verbs.length < 20) {
    if (!verbs.toLowerCase().split(', ').includes(phrase.verb))
      plan.kindLine = `${verbs}, ${phrase.verb}${tail}`
    return front
  }
  if (/^(?:manage|organi[sz]e|keep|address|implement|provide|maintain)$/.test(phrase.verb)) return front
  const whole = `${plan.kindLine}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`
  if (whole.length > longestWhole || whole.split(' ').length > mostWords) return undefined
  plan.kindLine = whole
  return front
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
  plan.kindLine = whole
  return front
}
