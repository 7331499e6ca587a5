import type { AppDocument, Screen } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { formForDeed } from '../frames/forms-of-deeds.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { formMeant, mainForm, stemsIn } from '../plainly/app-parts.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { hintOn } from './limits.ts'

const deed =
  '(?<verb>book|cancel|order|reserve|vote|enter|join|borrow|return|change|edit|pay|upload|apply|ask|request|rent|comment|review|register|sign up|add|post|bring|take|keep|move|swap|choose|pick|select|use|take out|sign in)'
const when =
  '\\b(?:only|up to|before|until|once|twice|per|an? (?:day|week|month|year)|each (?:day|week|month)|same|again|at most|more than|within|from \\d)\\b'
const forms = [
  // "You can only book 2 slots a week", "patients should be able to cancel up to 24 hours before".
  `^(?:you|people|users?|everyone|everybody|members?|customers?|guests?|patients?|clients?|visitors?|students?|players?|tenants?|residents?|parents?|neighbou?rs|one|(?:the\\s+)?\\p{L}{3,14}s)\\s+(?:can|may|should be able to|must be able to|are allowed to)\\s+(?<only>only\\s+)?${deed}(?<rest>\\s[^"“”]{2,60})$`,
  // "People should not be able to add the same song twice".
  `^(?:you|people|users?|everyone|members?|customers?|guests?|patients?|clients?|players?|nobody|no one|(?:the\\s+)?\\p{L}{3,14}s)\\s+(?<not>cannot|can(?:['’]t| not)|may not|must(?: not|n['’]t)|should(?: not|n['’]t)(?: be able to)?|(?<=nobody |no one )(?:can|may|should(?: be able to)?))\\s+${deed}(?<rest>\\s[^"“”]{2,60})$`,
  // "Don't let people choose the same dish twice".
  `^(?<not>do not|don['’]?t|never)\\s+(?:let|allow)\\s+(?:the\\s+|our\\s+)?(?:people|users?|them|everyone|anyone|anybody|members?|guests?|customers?|\\p{L}{3,14}s?)\\s+(?:to\\s+)?${deed}(?<rest>\\s[^"“”]{2,60})$`,
].map((form) => new RegExp(form, 'iu'))
const opened =
  /^(?:only\s+)?(?:allow|accept|take)\s+(?:only\s+)?(?<thing>\p{L}{4,16}s)\s+(?<rest>(?:only\s+)?(?:from|until|between|on|before|after|up to|till)\s[^"“”]{2,40})$/iu
const passive =
  /^(?:an?\s+|the\s+|every\s+|each\s+)?(?<thing>\p{L}{3,20})\s+(?:can|may|must)\s+(?<only>only\s+)?be\s+(?<done>booked|cancelled|canceled|ordered|reserved|borrowed|returned|changed|edited|paid|rented|picked up|collected)\s+(?<rest>[^"“”]{3,60})$/iu

const conditioned = new RegExp(when, 'iu')

/** "7 am to 10 pm" as apps write it. */
const clock = (text: string): string =>
  text.replaceAll(
    /\b(\d{1,2})(?::(\d\d))?\s?(am|pm)\b/giu,
    (_, hour: string, minutes: string | undefined, half: string) => {
      const value = (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0)
      return `${value}:${minutes ?? '00'}`
    },
  )

/** Where such a thing is done: its form, or the form of what it is done to. */
function screenFor(document: AppDocument, verb: string, rest: string): Screen | undefined {
  const things = rest
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
  const form = formForDeed(document, verb, things[0] ?? '')
  if (form) return form
  const named = document.screens.find(({ name }) => stemsIn(name).includes(stemsIn(verb)[0] ?? '-'))
  const instead = ['book', 'order', 'reserve', 'borrow']
    .map((other) => formForDeed(document, other, ''))
    .find(Boolean)
  return (
    named ??
    things.map((thing) => kindNamed(document, thing, true)?.form).find(Boolean) ??
    formMeant(document, verb) ??
    instead ??
    mainForm(document)
  )
}

/** "Allow bookings only from 5 pm". */
const openingRule: EditRule = (clause, document): EditOutcome | undefined => {
  const { thing = '', rest = '' } = opened.exec(clause)?.groups ?? {}
  const verb = baseOfVerb(thing.toLowerCase().replace(/(?:ing)?s$/, ''))
  const screen =
    thing === '' || !/\d|\p{L}+days?\b/iu.test(rest) ? undefined : screenFor(document, verb ?? 'book', thing)
  if (!screen) return undefined
  const text = `${capitalise(thing)} ${clock(rest)}.`
  const commands = hintOn(document, screen, text)
  return commands.length > 0
    ? {
        commands,
        note: `“${text}” stands on ${screen.name}: screens say it, and nothing is refused by itself.`,
      }
    : undefined
}

/** "You can only book 2 slots a week": said where one does it. */
const usageRule: EditRule = (clause, document): EditOutcome | undefined => {
  if (clause.length > 120) return undefined
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  const done = passive.exec(clause)?.groups
  const rest = found?.rest ?? done?.rest ?? ''
  if (rest === '' || !conditioned.test(`${rest} ${found?.only ?? done?.only ?? ''}`)) return undefined
  if (/\b(?:button|screen|page|tab|form|field|menu|home|colou?r|photo|picture)\b/i.test(rest))
    return undefined
  const verb = found?.verb?.toLowerCase() ?? baseOfVerb(done?.done?.toLowerCase() ?? '') ?? 'book'
  const screen = screenFor(document, verb, done ? (done.thing ?? '') : rest)
  if (!screen) return undefined
  const isNot = found?.not !== undefined
  const text = done
    ? capitalise(clock(clause))
    : `You ${isNot ? 'cannot' : `can ${found?.only ?? ''}`.trim()} ${verb}${clock(rest)}`
  const commands = hintOn(document, screen, `${text}.`)
  return commands.length > 0
    ? {
        commands,
        note: `“${text}.” stands on ${screen.name}: screens say it, and nothing is refused by itself.`,
      }
    : undefined
}

/** What people may do, how often and until when. */
export const usageRules: readonly EditRule[] = [usageRule, openingRule]
