import type { Archetype } from '../archetype.ts'
import type { Entity } from '../entity.ts'
import type { Feature } from '../feature.ts'
import { features } from '../features/index.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { anyKind } from '../parts/anywhere/any-kind.ts'
import { logsAnywhere } from '../parts/anywhere/logs.ts'
import { partMeant } from './kind-parts.ts'
import { isOfOneHouse } from './own-house.ts'
import { ofTool } from './tool-app.ts'
import { Searched, has } from '../understand/searched.ts'

interface Asking {
  meant: Understanding
  archetype: Archetype
  /** What the app is about. */
  subject: Entity
  /** Id of the feature things of its class ask for by themselves. */
  ofItself: string | undefined
  isWholeTool: boolean
}

/** A map of more than where one house is. */
const mapped = /\b(?:maps?|plans?|nearby|around|routes?|stations|stores|gps)\b/i

/** Whether a phrase speaks of what a feature is for; "progress badges" are badges, however one gets on. */
export function speaksOf({ triggers }: Feature, { stems, words }: Phrase): boolean {
  const head = words.at(-1) ?? ''
  const award = classOf(toSingular(head)) === 'award' ? stemOf(head) : ''
  const said = ` ${stems.join(' ')} `
  return triggers.some((trigger) => said.includes(trigger.stems) && trigger.stems.includes(award))
}

/** Whether a feature has a word beside the turns that ask for nothing. */
function isSaidBeside(except: RegExp, triggers: Feature['triggers'], said: Searched): boolean {
  const rest = said.reword({ form: except, becomes: ' , ' })
  if (rest === said) return true
  const stems = ` ${(rest.text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []).map(stemOf).join(' ')} `
  return triggers.some((trigger) => stems.includes(trigger.stems))
}

/** Talks between people, named as a part of the app: "with members, events and messages". */
const talks =
  /^(?:(?:private|direct|personal|group|team|club|family|staff|member|parent) )?(?:messages|chats)(?: (?:between|with|to) [\p{L} ]+)?$/u
const talking = /^(?:exchange|get|read|receive|send|write)$/
const hasTalks = ({ isEnglish, phrases }: Understanding): boolean =>
  isEnglish &&
  phrases.some(
    ({ verb, label, text }, index) =>
      index > 0 && (verb ? talking.test(verb) && talks.test(text) : has(talks, label ?? text)),
  )

/** Somebody pays in the app itself, for what has a price. */
const paying =
  /\b(?:buy(?:s|ing)?|purchas\w+|check-?out|cart|shop|store|tickets?|pay (?:by|with|online|in|for|via|at|the)|(?:online|card|mobile|in-app|secure) payments?|credit cards?|stripe|paypal|payment (?:methods?|page|screen|options?|integration|gateway|processing)|deposits?|donat\w+)\b/iu

/** "Payments" of an app that sells nothing are what was paid and what is open. */
const isPaidIn = ({ meant, archetype, subject }: Asking): boolean =>
  !meant.isEnglish ||
  subject.price !== undefined ||
  archetype.screens.some(({ kind }) => kind === 'cart' || kind === 'slots' || kind === 'checkout') ||
  meant.phrases.some(({ verb }) => verb === 'pay' || verb === 'buy') ||
  paying.test(meant.text)

/** Screens of the app's own things: "injury log" of a rowing club asks for no history of its dates. */
const ofOwnThings: ReadonlySet<string> = new Set(['history', 'planning', 'calendar', 'progress'])

/** Whether all that asks for a screen of the app's things speaks of something else, which has a screen of its own. */
function isOfAnother(feature: Feature, { meant: { phrases, text, isEnglish } }: Asking): boolean {
  if (!isEnglish || !ofOwnThings.has(feature.id)) return false
  const asking = phrases.filter((phrase) => speaksOf(feature, phrase))
  return (
    asking.length > 0 &&
    asking.every(
      (phrase) =>
        phrase !== phrases[0] &&
        phrase.words.length > 1 &&
        partMeant(phrase, [anyKind], text, logsAnywhere) !== undefined,
    )
  )
}

/** The features a description asks for, and the one that goes with what the app is about. */
export function askedFeatures(asking: Asking): Feature[] {
  const { meant, archetype, subject, ofItself, isWholeTool } = asking
  const said = new Searched(meant.text)
  const fitting = features.filter((feature) => {
    const { id, triggers, unless, except } = feature
    return (
      (triggers.some(({ stems }) => meant.askedStems.includes(stems)) &&
        !(unless && said.has(unless)) &&
        !(except && !isSaidBeside(except, triggers, said)) &&
        (id !== 'visit' || isOfOneHouse(meant.text, subject)) &&
        (id !== 'checkout' || isPaidIn(asking)) &&
        !isOfAnother(feature, asking)) ||
      (id === 'chat' && hasTalks(meant)) ||
      (meant.isEnglish && id === ofItself)
    )
  })
  const asked = isWholeTool ? ofTool(fitting, archetype, meant.text) : fitting
  // Where one house is stands on its own screen.
  const isHouse = asked.some(({ id }) => id === 'visit') && !mapped.test(meant.text)
  return isHouse ? asked.filter(({ id }) => id !== 'map') : asked
}
