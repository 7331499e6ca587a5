import { walkNodes } from '@kwiq/app-model'
import { isOfEntries } from '../../lists.ts'
import { findByMeaning } from '../../find-by-meaning.ts'
import { findNamedScreen } from '../../find-screen.ts'
import { formMeant, mainForm, stemsIn } from '../../plainly/app-parts.ts'
import { lastFilledIn } from '../../rules/told-fields.ts'
import { listed } from '../../words.ts'
import { capitalise } from '../../../words/forms.ts'
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

const anonymous =
  /^(?:(?:allow|support|enable|let (?:people|users|me|us) make|add)\s+)?anonymous\s+(?<what>[\p{L} ]{3,24})$/iu
/** "Anonymous voting": said where one does it. */
const asAnonymous: Anew = (sentence, document) => {
  const what = anonymous.exec(sentence)?.groups?.what
  const [deed = ''] = stemsIn(what ?? '')
  const named = document.screens.find(({ name: own }) => stemsIn(own)[0]?.slice(0, 4) === deed.slice(0, 4))
  const form = what === undefined ? undefined : (named ?? formMeant(document, what))
  const said = `${(what ?? '').charAt(0).toUpperCase()}${(what ?? '').slice(1).toLowerCase()}`
  return form
    ? [`add a text "${said} ${said.endsWith('s') ? 'are' : 'is'} anonymous." to the ${form.name} screen`]
    : undefined
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

const sort = '(?:field|dropdown|drop-down|choice|select(?:ion|or)?|picker|chips|radio buttons?|options?)'
const what = String.raw`["“]?(?<what>[\p{L}' -]{2,30}?)["”]?`
const values = String.raw`(?<values>[\p{L}\d][\p{L}\d '%€$-]{0,23}(?:,\s[\p{L}\d '%€$-]{1,24})*,?\s(?:and|or)\s[\p{L}\d '%€$-]{1,24}?)`
const place = String.raw`(?:\s+(?:to|on|in|at)\s+(?<place>(?:the|our|my)\s[\p{L} ]{2,30}))?`
const choices = [
  String.raw`^(?:add|include|create)\s+(?:an?\s+)?${sort}\s+(?:called\s+|named\s+|for\s+(?:the\s+)?)?${what}\s+with\s+(?:the\s+)?(?:options|choices|values)\s+${values}${place}$`,
  String.raw`^(?:add|include|create)\s+(?:an?\s+)?(?:dropdown|drop-down|choice|select|picker)\s+(?:called\s+|named\s+)?["“](?<what>[\p{L}' -]{2,30})["”]\s+with\s+${values}${place}$`,
  String.raw`^(?:add|include|create)\s+(?:an?\s+)?["“]?(?<what>[\p{L}' -]{2,30}?)["”]?\s+${sort}${place}\s+with\s+${values}\s+as\s+(?:the\s+)?(?:options|choices|values)$`,
].map((form) => new RegExp(form, 'iu'))

/** 'A field "Type" with the options Expense and Income': chosen from these. */
const asChoice: Anew = (sentence, document) => {
  const found = choices.map((form) => form.exec(sentence)?.groups).find(Boolean)
  const options = listed(found?.values?.replaceAll(/\sor\s/gi, ' and ') ?? '')
  if (!found?.what || options.length < 2) return undefined
  const form = found.place ?? (mainForm(document) ? '' : undefined)
  if (form === undefined) return undefined
  return [`add a dropdown for ${found.what}: ${options.join(', ')}${form === '' ? '' : ` to ${form}`}`]
}

const between =
  /^(?:(?:let|allow)\s+(?:me|us|people|users?|them|customers|members)\s+(?:to\s+)?(?:choose|pick|select|switch)\s+between|add\s+(?:radio buttons|options|a choice|a switch|a toggle)\s+(?:for|between|with)?)\s+(?<one>[\p{L}\d -]{2,20}?)\s+(?:and|or)\s+(?<other>[\p{L}\d -]{2,20}?)(?:\s+(?:when|while|before)\s+(?:adding|creating|logging|entering|saving)\b.{0,24}|\s+(?:to|on|in)\s+(?<place>(?:the|our|my)\s[\p{L} ]{2,24}form|the form))$/iu

/** "Let me choose between expense and income when adding": one of the two is filled in there. */
const asBetween: Anew = (sentence, document) => {
  const { one, other, place: told = '' } = between.exec(sentence)?.groups ?? {}
  const form = /^the form$/i.test(told) || told === '' ? mainForm(document) : undefined
  if (one === undefined || other === undefined || (told === '' && !form)) return undefined
  return [`add a dropdown for type: ${one}, ${other}${form || told === '' ? '' : ` to ${told}`}`]
}

const besides =
  /^(?:add|record|track|include|(?:let|allow)\s+(?:me|us|people|users?)\s+(?:to\s+)?(?:add|record|log|track|enter))\s+(?:my\s+|our\s+|their\s+)?incomes?(?:\s+(?:too|also|as well))?(?:,?\s+(?:and\s+)?(?:not (?:only|just)|besides|next to|in addition to|beside)\s+(?:the\s+|my\s+)?(?:expenses?|spending|costs))?$/i

/** "Add income too, not only expenses": one says which it is where one writes them down. */
const asIncome: Anew = (sentence, document) => {
  const form = besides.test(sentence) ? mainForm(document) : undefined
  return form && /\b(?:expense|spending|cost|transaction)s?\b/i.test(form.name)
    ? ['add a dropdown for type: Expense, Income']
    : undefined
}

const noted =
  /^(?:(?:let|allow)\s+)?(?:the\s+|our\s+|my\s+)?(?:people|users?|customers?|guests?|members?|clients?|buyers?|patients?)\s+(?:(?:should|can|could|must)\s+(?:be able to\s+)?|to\s+)?(?:leave|add|write|send)\s+(?:an?\s+|some\s+)?(?<note>(?:short |special |optional )?(?:note|message|comment|remark|instruction|request|wish)s?)(?<whom>\s+(?:for|to)\s+(?:the|our)\s+(?!order\b)\p{L}{3,16})?(?:\s+(?:with|to|on|in|about|for)\s+(?:the|their|an?|each|every)\s+(?<of>order|booking|reservation|appointment|checkout|purchase))?$/iu

/** "Customers should be able to leave a note for the baker": a field where they order or book. */
const asNoted: Anew = (sentence, document) => {
  const found = noted.exec(sentence)?.groups
  if (!found || (found.whom === undefined && found.of === undefined)) return undefined
  const form = document.screens.find(
    (screen) =>
      lastFilledIn(screen) >= 0 && /^(?:pay|checkout|order|book|reserve|request)\b/i.test(screen.name),
  )
  return form && [`add a field "${capitalise(found.note ?? '')}${found.whom ?? ''}" to the ${form.name} form`]
}

const amounts =
  /^add\s+(?:the\s+|some\s+|fixed\s+|preset\s+)?(?<what>\p{L}{3,14}?)s?\s+(?:of\s+)?(?<values>[€$£]?\d[\d.,]*(?:,\s[€$£]?\d[\d.,]*)+,?\s+and\s+[€$£]?\d[\d.,]*)\s+to\s+(?:choose|pick|select)(?:\s+from)?$/iu

/** "Add amounts 10, 25, 50 and 100 to choose from". */
const asAmounts: Anew = (sentence) => {
  const { what = '', values: told = '' } = amounts.exec(sentence)?.groups ?? {}
  return what === '' ? undefined : [`add ${what.toLowerCase()} choices: ${listed(told).join(', ')}`]
}

const optional =
  /^add\s+(?:an?\s+|the\s+)?(?<what>[\p{L} -]{3,28}?)\s+option\s+(?:at|to|in|on|during)\s+(?:the\s+)?(?<place>checkout|order|booking|payment|cart|basket|[\p{L} ]{3,20}\sform)$/iu

/** "A gift wrapping option at checkout": a switch where one orders. */
const asOption: Anew = (sentence, document) => {
  const { what = '', place = '' } = optional.exec(sentence)?.groups ?? {}
  const screen = what === '' ? undefined : findNamedScreen(document, place.replace(/\sform$/i, ''))
  return screen && [`add a switch "${capitalise(what.toLowerCase())}" to the ${screen.name} form`]
}

const calledElse =
  /^(?<before>(?:add|put)\s+(?:an?\s+|some\s+)?(?:photos?|pictures?|images?)\s(?:of\s.{3,40}?\s)?(?:to|on|in)\s+(?:the\s+|our\s+))(?<form>booking|appointment|reservation|order|checkout|payment)\s+form$/iu

/** "Photos of the damage to the appointment form", which is called "Book" there. */
const asCalledElse: Anew = (sentence, document) => {
  const { before = '', form = '' } = calledElse.exec(sentence)?.groups ?? {}
  const named = before === '' ? undefined : findNamedScreen(document, form)
  if (before === '' || (named && lastFilledIn(named) >= 0)) return undefined
  const meant = findByMeaning(document, `${form.toLowerCase()}s`) ?? findByMeaning(document, form)
  return meant && lastFilledIn(meant) >= 0
    ? [`${before.replace(/\bphotos\b/i, 'a photo')}${meant.name} form`]
    : undefined
}

const handedIn =
  /^(?:(?:let|allow)\s+)?(?:the\s+|our\s+)?(?:people|users?|\p{L}{3,14}s)\s+(?:(?:should|can|could|must)\s+(?:be able to\s+)?|to\s+)?(?:upload|attach|hand in)\s+(?:an?\s+|their\s+|the\s+)?(?<what>cv|r[eé]sum[eé]s?|cover letters?|documents?|contracts?|certificates?|references|transcripts?|pdfs?|files?)(?:\s+(?:as|in)\s+(?:an?\s+)?pdf)?$|^add\s+an?\s+file\s+(?:field|upload)\s+for\s+(?:the\s+|their\s+|an?\s+)?(?<file>[\p{L} ]{2,24})$/iu

/** "Let applicants upload their CV": a file, and no photo, where they apply. */
const asHandedIn: Anew = (sentence, document) => {
  const { file, what = file } = handedIn.exec(sentence)?.groups ?? {}
  const form =
    document.screens.find(
      (screen) => lastFilledIn(screen) >= 0 && /^(?:apply|application|sign up|upload)\b/i.test(screen.name),
    ) ?? mainForm(document)
  if (what === undefined || !form) return undefined
  const name = /^(?:cv|pdf)/i.test(what) ? what.toUpperCase().replace(/S$/, '') : what.toLowerCase()
  return [`add a field "${capitalise(name)}${/^pdf/i.test(name) ? '' : ' as PDF'}" to the ${form.name} form`]
}

/** Sentences of what one fills in, as clauses the rules know. */
export const anewOfFields: readonly Anew[] = [
  asWarned,
  asLogged,
  asControl,
  asAnonymous,
  asFreeDays,
  asChoice,
  asBetween,
  asIncome,
  asNoted,
  asAmounts,
  asOption,
  asHandedIn,
  asCalledElse,
]
