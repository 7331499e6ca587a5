import { screenFor } from '../plan/done-by.ts'
import { wholeKind } from '../plan/kind-line.ts'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { asDoing } from './as-doing.ts'
import { labelOf } from './label-of.ts'
import { isOf } from './names-of.ts'
import { countIn } from './say-on-screens.ts'
import { has } from '../understand/searched.ts'

const wholes =
  /^(?:manage|organi[sz]e|keep|maintain|track|monitor|count|plan|achieve|learn|understand|exchange|simulate|discover|explore|improve|grow|provide|fetch|generate|implement|practi[cs]e|address|visuali[sz]e|simplify|streamline|reduce|train|master|study|remember|identify)$/
const earliest = 3
const longestLine = 36

/** "Manage local photos": what all of the app is for, which its first screen stands for. */
export function asTagline(phrase: Phrase, plan: AppPlan, told: readonly Phrase[]): ScreenPlan | undefined {
  const place = told
    .map(asDoing)
    .filter(({ verb }) => verb)
    .findIndex((each) => labelOf(each) === labelOf(phrase))
  if (!phrase.verb || phrase.isOfStory || place < 0 || place >= earliest) return undefined
  const [front] = plan.screens
  // "Watch the printer" of what shows how far it is.
  if (front?.kind === 'gauge' && place === 0 && /^(?:watch|follow|monitor|check)$/.test(phrase.verb))
    return front
  // "Keep the chat in one place": where one talks.
  const own =
    phrase.verb === 'keep' ? screenFor(toSingular(phrase.words.at(-1) ?? ''), plan.screens) : undefined
  if (own) return own
  const label = labelOf(phrase)
  if (front && place === 0 && isWhatFor(phrase.verb, plan.description) && label.length <= longestLine)
    return front
  if (!front || !['home', 'browse', 'feed', 'map', 'calendar'].includes(front.kind)) return undefined
  if (!has(wholes, phrase.verb) || label.length > longestLine) return undefined
  const [main] = plan.entities.values()
  // What is written down of something else than the app's things needs a place of its own.
  if (
    /^(?:track|monitor|count)$/.test(phrase.verb) &&
    main &&
    !phrase.words.some((word) => isOf(main, toSingular(word)))
  )
    return undefined
  sayWhichOnes(label.split(' ').slice(1).join(' '), plan)
  return front
}

/** "App to control the robot vacuum", "a client for moderating forums": all screens are for that. */
const isWhatFor = (verb: string, description: string): boolean =>
  /^(?:control|moderate|operate|access|inspect|administer|steer|supervise|handle|view)$/.test(verb) &&
  new RegExp(
    String.raw`^[^.,;:\n]{0,60}\b(?:app|application|client|tool|companion|software|utility|remote|frontend|interface|program) (?:to|for|with which (?:you|i|we) can|that (?:lets|helps|allows) (?:you|me|us|users|people)(?: to)?) (?:\p{L}+ly )?${verb.replace(/e$/, '')}(?:e|ing)?\b`,
    'iu',
  ).test(description)

const longestTitle = 20
const plain = /^\p{Ll}+$/u

/** "Library of podcasts", however it is said: "personal podcasts library". */
function heldIn(words: string): string | undefined {
  const [, holder, things] = /\b(library|collection|catalogue?|archive|gallery) of (.+)$/.exec(words) ?? []
  const [, before, place] = /(\p{L}+) (library|collection|catalogue?|archive|gallery)$/u.exec(words) ?? []
  return holder ? `${holder} of ${things ?? ''}` : place ? `${place} of ${before ?? ''}` : undefined
}

/** "Virtual plants", "library of podcasts": what an app keeps, said on top of its list where that says nothing else yet. */
function sayWhichOnes(words: string, plan: AppPlan): void {
  const [main] = plan.entities.values()
  const list = plan.screens.find(({ kind, entity }) => kind === 'browse' && entity === main?.id)
  if (!main || !list) return
  const held = heldIn(words)
  if (held) {
    list.subtitle ??= countIn(held, main)
    return
  }
  const parts = words.split(' ')
  const isOfMain =
    isOf(main, toSingular(parts.at(-1) ?? '')) && parts.at(-1) !== toSingular(parts.at(-1) ?? '')
  const isQualified = parts.length > 1 && parts.every((part) => plain.test(part))
  if (isOfMain && isQualified && words.length <= longestTitle) list.title ??= capitalise(words)
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

/** "Museum audio guide" of a museum audio guide: what the app itself is called. */
export const isKindLine = ({ verb, text }: Phrase, plan: AppPlan): boolean =>
  !verb && text.includes(' ') && ` ${wholeKind(plan)?.toLowerCase() ?? ''} `.includes(` ${text} `)
