import { walkNodes } from '@kwiq/app-model'
import { isOfEntries } from '../../lists.ts'
import { formMeant, mainForm, stemsIn } from '../../plainly/app-parts.ts'
import { isMeasure } from '../../rules/units.ts'
import type { Anew } from './anew.ts'

const controls =
  'slider|drop-?down|switch|toggle|stepper|date picker|calendar|checkbox|text field|number field'
const replaced = new RegExp(
  `^(?:replace|change|turn|swap)\\s+(?:the\\s+)?(?<what>[\\p{L} ]{3,24}?)\\s+(?:with|by|into|for|to)\\s+(?<as>an?\\s+(?:${controls})(?:\\s+from\\s+\\d+\\s+to\\s+\\d+)?)(?:\\s+(?:for|with|of)\\s+(?:the\\s+)?[\\p{L} ]{3,20})?$`,
  'iu',
)

/** "Replace snooze with a slider for minutes": that field, drawn so. */
const asControl: Anew = (sentence, document) => {
  const { what = '', as } = replaced.exec(sentence)?.groups ?? {}
  const isThere = [...walkNodes(document)].some(
    ({ node }) =>
      /^(?:input|list|datepicker|checkbox)$/.test(node.type) &&
      !isOfEntries(node) &&
      stemsIn(what).length > 0 &&
      stemsIn(node.label).join() === stemsIn(what).join(),
  )
  return isThere ? [`change the ${what} to ${as ?? ''}`] : undefined
}

const anonymous = /^anonymous\s+(?<what>[\p{L} ]{3,24})$/iu
/** "Anonymous voting": said where one does it. */
const asAnonymous: Anew = (sentence, document) => {
  const what = anonymous.exec(sentence)?.groups?.what
  const [deed = ''] = stemsIn(what ?? '')
  const named = document.screens.find(({ name: own }) => stemsIn(own)[0]?.slice(0, 4) === deed.slice(0, 4))
  const form = what === undefined ? undefined : (named ?? formMeant(document, what))
  const said = `${(what ?? '').charAt(0).toUpperCase()}${(what ?? '').slice(1).toLowerCase()}`
  return form ? [`add a text "${said} is anonymous." to the ${form.name} screen`] : undefined
}

const free =
  /^(?:the\s+|our\s+)?(?<who>\p{L}{3,16}s)\s+(?:can|should|must|want to|need to)\s+(?:be able to\s+)?(?:say|tell|enter|set|choose)\s+(?:on\s+)?(?:which|what)\s+(?<what>days?|times?|hours?|dates?|weeks?)\s+(?:they|he|she)\s+(?:are|is|can|have|work)\s*(?<how>\p{L}{0,14})$/iu

/** "Sitters can say which days they are free". */
const asFreeDays: Anew = (sentence) => {
  const { who, what = '', how = '' } = free.exec(sentence)?.groups ?? {}
  return who === undefined ? undefined : [`let ${who} enter their ${how === '' ? '' : `${how} `}${what}`]
}

const logging =
  /^(?:i|we|people|users?|you|they)\s+(?:want to|would like to|['’]d like to|should|must|need to)\s+(?:be able to\s+|also\s+)?(?:log|track|record|enter|note|write down)\s+(?:the\s+|my\s+|our\s+|their\s+)?(?<what>[\p{L} ]{3,24}?)\s+in\s+(?<unit>[\p{L}°²]{1,14})$/iu

/** "I want to log the visibility in meters": a number in the form one logs with. */
const asLogged: Anew = (sentence, document) => {
  const { what, unit = '' } = logging.exec(sentence)?.groups ?? {}
  const form = what === undefined || !isMeasure(unit) ? undefined : mainForm(document)
  return form ? [`add a ${what ?? ''} field in ${unit} to the ${form.name} form`] : undefined
}

const warned =
  /^(?:warn|alert|notify|tell|inform)\s+(?:me|us|people|users?)\s+(?:when|if|as soon as|once)\s+(?:i am|i['’]m|we are|we['’]re|it is|it['’]s|they are)\s+(?<what>(?:above|below|over|under|more than|less than)\s\d[^"“”]{0,24})$/iu

/** "Warn me when I am above 400 mg". */
const asWarned: Anew = (sentence) => {
  const what = warned.exec(sentence)?.groups?.what
  return what === undefined ? undefined : [`send me a message when it gets ${what}`]
}

/** Sentences of what one fills in, as clauses the rules know. */
export const anewOfFields: readonly Anew[] = [asWarned, asLogged, asControl, asAnonymous, asFreeDays]
