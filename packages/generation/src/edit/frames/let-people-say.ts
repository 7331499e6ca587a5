import type { AppDocument, Screen } from '@kwiq/app-model'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { lastFilledIn } from '../rules/told-fields.ts'
import { askedIn, choiceSaid } from './ask-in-form.ts'
import { columnFor } from './fields-given.ts'
import { placeToSay } from './place-to-say.ts'
import { formForDeed } from './forms-of-deeds.ts'
import { bareThing, kindNamed, mainDetail } from './kind-of-thing.ts'
import { attributesSaid, type SaidAttribute } from './said-attributes.ts'

const able =
  '(?:should|must|need to|needs to|want to|wants to|would like to|has to|have to)\\s+(?:also\\s+)?(?:be able to\\s+)?|(?:can|could|may)\\s+(?:also\\s+)?'
const deed =
  '(?<deed>say|tell us|tell me|tell|state|mark|note(?: down)?|choose(?: between)?|pick|select|enter|indicate|let us know|specify|write down|give|set|fill in|put in|type in|upload|attach|take|leave)'
const forms = [
  `^(?<who>[\\p{L}' -]{2,30}?)\\s+(?:${able})${deed}\\s+(?<told>.{3,100}?)$`,
  `^(?:let|allow|make|have)\\s+(?<who>[\\p{L}' -]{2,30}?)\\s+(?:to\\s+)?${deed}\\s+(?<told>.{3,100}?)$`,
  `^add\\s+(?:an?\\s+)?(?:place|way|option|possibility|field|spot)\\s+(?:where|for|so that|so)\\s+(?<who>[\\p{L}' -]{2,30}?)\\s+(?:can|could|to)\\s+(?:also\\s+)?${deed}\\s+(?<told>.{3,100}?)$`,
].map((form) => new RegExp(form, 'iu'))
const isUi =
  /\b(?:buttons?|screens?|pages?|tabs?|charts?|maps?|colou?rs?|themes?|languages?|fonts?|icons?|headers?|app|dark mode|emoji|avatar)\b/i
/** "For each order", "with a booking": where it is said. */
const placed =
  /\s+(?:for|with|on|at|in|when|while)\s+(?:making\s+|their\s+|the\s+|an?\s+|each\s+|every\s+)+([\p{L}]{3,20})$/iu

/** Of whom it is said: their own form, what they book or order, or the page of what the app is about. */
function hostOf(document: AppDocument, who: string, said: SaidAttribute, told: string): Screen | undefined {
  const place = placed.exec(told)?.[1] ?? ''
  const named =
    place === '' ? undefined : (kindNamed(document, place)?.form ?? formForDeed(document, place, ''))
  if (named) return named
  const own = kindNamed(document, who)
  const isOfThem = /\b(?:they|them|their|he|she)\b/i.test(told)
  const booking = formForDeed(document, 'book', '') ?? formForDeed(document, 'order', '')
  const isDeed = !isOfThem || said.as === 'switch'
  if (isDeed && booking && said.options.join() !== 'Yes,No,Maybe') return booking
  if (own?.form && isOfThem && said.options.length === 0) return own.form
  const form = document.screens.find(
    (screen) =>
      lastFilledIn(screen) >= 0 &&
      !screen.components.some(({ type }) => type === 'navbar') &&
      !/\b(?:settings|sign in|log ?in|register|profile)\b/i.test(screen.name),
  )
  // Who notes it himself has the form he notes things in.
  const asked =
    /^(?:me|us|i|we)$/i.test(who) ||
    said.as === 'photo' ||
    /\b(?:e-?mail|phone|name|address|number)\b/i.test(said.name)
      ? form
      : undefined
  return (said.options.length > 0 ? mainDetail(document) : undefined) ?? booking ?? own?.form ?? asked
}

/** "Guests should be able to say if they bring a dog", "let customers choose sliced or whole". */
export const letPeopleSay: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)).find(Boolean)?.groups
  if (!found?.who || !found.told || isUi.test(found.told) || isUi.test(found.who)) return undefined
  // Whether they come is answered where they are asked: another rule.
  if (/:|^(?:if|whether) (?:they|he|she) (?:come|are coming|will come|attend|join)\b/i.test(found.told))
    return undefined
  if (/\b(?:an?|the|leave|write|add|give|send)$/i.test(found.who)) return undefined
  if (/^(?:choose|pick|select)/i.test(found.deed ?? '') && /\b(?:when|while|during)\b/i.test(found.told))
    return undefined
  if (/^(?:it|this|that|the app|the \w+ (?:screen|page))$/i.test(bareThing(found.who))) return undefined
  // "Each class should say how many places are free": a thing says it, and nobody fills it in.
  const isAble = /\b(?:able|can|could|may|let|allow|want|wants|like|place|way|option)\b/i.test(clause)
  if (!isAble && !isPerson(found.who)) return undefined
  const isTaken = /^(?:upload|attach|take)/i.test(found.deed ?? '')
  if (
    isTaken &&
    !/^(?:an?\s+|the\s+|their\s+)?(?:photo|picture|image|video|file|scan|document|licen[cs]e|passport|id\b|certificate|contract|cv\b|receipt)/i.test(
      found.told,
    )
  )
    return undefined
  const isLeft = /^leave/i.test(found.deed ?? '')
  if (
    isLeft &&
    !/^(?:an?\s+|their\s+|the\s+)?(?:e-?mail|phone|mobile|name|address|number|contact)/i.test(found.told)
  )
    return undefined
  const told = found.told.replace(placed, '')
  const choice = choiceSaid(told)
  const attributes = choice ? [choice] : (choiceAndMore(told) ?? attributesSaid(told))
  const said = isTaken ? attributes?.map((each): SaidAttribute => ({ ...each, as: 'photo' })) : attributes
  const [first] = said ?? []
  if (!said || !first || first.name.split(' ').length > 5) return undefined
  // "Choose a table": which of them is another matter than what one is told of it.
  if (/^(?:choose|pick|select)/i.test(found.deed ?? '') && first.options.length === 0)
    return pickIn(document, found.who, first)
  const screen = hostOf(document, found.who, first, found.told)
  if (!screen || (lastFilledIn(screen) < 0 && first.options.length === 0 && first.as !== 'switch'))
    return first.name.length > 3 ? placeToSay(document, first.name, said) : undefined
  const commands = askedIn(document, screen, said)
  return commands.length > 0
    ? { commands }
    : refuse(`${screen.name} asks for ${said.map(({ name }) => name.toLowerCase()).join(' and ')} already.`)
}

/** "People on the waiting list" are people. */
const isPerson = (who: string): boolean => {
  const bare = bareThing(who)
    .toLowerCase()
    .replace(/\s(?:on|in|at|of|from|with|who|that)\s.*$/, '')
  return bare === 'people' || classOf(toSingular(bare.split(' ').at(-1) ?? '')) === 'person'
}

/** "Boy or girl and which colour": what is chosen first, and what is told besides. */
function choiceAndMore(told: string): SaidAttribute[] | undefined {
  const [, first = '', rest = ''] =
    /^(\p{L}+\s+or\s+\p{L}+)(?:,|,?\s+and)\s+(?!\p{L}+$)(.{3,60})$/iu.exec(told) ?? []
  const choice = first === '' ? undefined : choiceSaid(first)
  const others = choice && attributesSaid(rest)
  return choice && others ? [choice, ...others] : undefined
}

/** "Let teams pick an emoji": one of several, in the form of those who pick. */
function pickIn(document: AppDocument, who: string, said: SaidAttribute): EditOutcome | undefined {
  const column = columnFor(said, bareThing(who), document.app.description ?? '')
  const options = [...new Set(column.field.options.length > 1 ? column.field.options : column.values)]
  const form =
    kindNamed(document, who, true)?.form ??
    formForDeed(document, 'join', '') ??
    formForDeed(document, 'book', '')
  if (!form || options.length < 3 || column.use === 'none') return undefined
  const commands = askedIn(document, form, [{ ...said, options: options.slice(0, 6) }])
  return commands.length > 0
    ? { commands }
    : refuse(`${form.name} asks for ${said.name.toLowerCase()} already.`)
}
