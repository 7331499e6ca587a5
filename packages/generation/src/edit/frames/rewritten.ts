import type { AppDocument } from '@kwiq/app-model'
import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { findNamedScreen } from '../find-screen.ts'
import { listed } from '../words.ts'
import { saidOtherwise } from './said-otherwise.ts'

const part =
  '(?:search(?: field| bar)?|qr[ -]?code|bar ?code|filters?(?: by [\\p{L} ]{3,20})?|map|chart|calendar|photo gallery|gallery|button to .{3,40}|[\\p{L} -]{3,20}? button|banner|share button)'
const wantedThere = new RegExp(
  `^(?:the\\s+|our\\s+|my\\s+)?(?<place>[\\p{L} ]{3,24}?)(?:\\s+(?:screen|page|tab))?\\s+(?:should|must|needs? to|has to)\\s+(?:also\\s+)?(?:have|get|show|contain|include)\\s+(?<parts>(?:an?\\s+)?${part}(?:(?:,|,?\\s+and)\\s+(?:an?\\s+)?${part})*)$`,
  'iu',
)
const moved =
  /^(?:on|in|at)\s+(?:the\s+|our\s+|my\s+)?(?<place>[\p{L} ]{3,24}?)(?:\s+(?:page|screen))?,?\s+(?:i|we)\s+(?:want|need|would like|['’]d like)\s+(?:to have\s+|to see\s+)?(?<thing>(?:the|our|my)\s+[\p{L} ]{3,24}?)\s+(?:to be\s+)?(?:at|on)\s+(?:the\s+)?(?:very\s+)?(?<end>top|bottom)$/iu
const talk =
  /^(?:the\s+|our\s+)?[\p{L}' -]{2,24}?\s+(?:should|must|can|could|want to|need to)\s+(?:also\s+)?(?:be able to\s+)?(?:write(?: back)?|talk|chat|text|message|reply|answer|speak|send (?:messages?|a message))\s+(?:to\s+|with\s+)?(?<whom>(?:the\s+|our\s+|their\s+|each other|one another)[\p{L} ]{0,24})$/iu
const place =
  /^(?:add\s+)?(?:an?\s+)(?:place|way|spot|page|screen|form)\s+(?:for\s+(?<who>[\p{L} ]{3,20})\s+)?to\s+(?<verb>send|leave|post|hand in|upload|submit|report|record|share|enter|write)\s+(?:us\s+|me\s+)?(?<what>(?:an?\s+|the\s+|their\s+|some\s+)?[\p{L} ]{3,30})$/iu
const priced =
  /^add\s+(?<what>[\p{L} ]{3,24}?)\s+with\s+(?:the\s+|their\s+|these\s+)?prices?\s*:\s*(?<list>.{5,140})$/iu
const compared =
  /^(?:i want\s+|we want\s+|make\s+(?:it\s+)?)?(?<one>(?:more|less|bigger|larger|smaller|darker|lighter|fewer|brighter|warmer|calmer)\s[\p{L} ]{3,30}?)(?:\s+please)?,?\s+and\s+(?<two>(?:more|less|bigger|larger|smaller|darker|lighter|fewer|brighter|warmer|calmer)\s[\p{L} ]{3,24}?)(?:,\s+.{5,80})?$/iu
const lessAndMore =
  /^(?:make it\s+)?(?:less|not so|not as)\s+(?:(?<color>pink|red|blue|green|purple|orange|yellow|brown|grey|gray|black|white)|dark|colou?rful|bright),?\s+(?:and\s+)?(?:more|rather)\s+(?:like\s+)?(?<look>[\p{L} -]{3,24})$/iu
const unit =
  '(?:feet|met(?:er|re)s|kilomet(?:er|re)s|miles|km|kilos|kilograms|pounds|celsius|fahrenheit|lit(?:er|re)s|gallons|inches|centimet(?:er|re)s|cm|kg|lbs)'
const inUnits = new RegExp(
  `^(?:show\\s+)?(?:the\\s+|all\\s+)?[\\p{L} ]{3,24}?\\s+in\\s+(?<to>${unit}),?\\s+(?:instead of|not|rather than)\\s+(?:in\\s+)?(?<from>${unit})$`,
  'iu',
)
const saidThat =
  /^(?:add|mention|say|write|tell (?:people|them)|let (?:people|them) know)\s+that\s+(?!(?:on|in|at|under|above|below)\s)(?<told>.{8,90})$/iu
const wanted =
  /^(?:i|we)\s+want\s+(?:our\s+|the\s+)?(?<who>[\p{L}]{3,16}s)\s+to\s+(?:be able to\s+)?(?<what>[\p{L}]{3,12}(?:\s.{2,50})?)$/iu
const isPerson = (word: string) => classOf(toSingular(word.toLowerCase())) === 'person'
const tracked =
  /^(?:also\s+)?(?:count|track|measure|record|log)\s+(?:the\s+|my\s+|our\s+|how many\s+)?(?<what>[\p{L}]{3,16}(?:\s[\p{L}]{3,14})?)$/iu
const forgotten =
  /^(?:add\s+)?(?:an?\s+)?reminders?\s+(?<rest>(?:to|for|about|that|every|each|at|on)\s.{3,70})$/iu
const verblessRemoval = /^no\s+(?:more\s+)?(?<what>[\p{L}]{3,16}ing)$/iu

const rowPicked =
  /^(?:when|while)\s+(?<deed>\p{L}+ing)\s+(?:please\s+)?let\s+(?<who>people|them|users|customers|guests|members|us|me)\s+(?<verb>choose|pick|select)\s+(?<what>(?:the|their|an?)\s+[\p{L} ]{3,20})$/iu
const hiddenFrom = /^no\s+(?<what>[\p{L} ]{3,30}?)\s+for\s+(?:the\s+|our\s+)?(?<who>[\p{L}]{3,16}s)$/iu
const exporting =
  /^(?:i|we)\s+(?:want|need|would like|['’]d like)\s+to\s+(?<deed>export|print|download|back up)\s+(?:the\s+|my\s+|our\s+|all\s+)?(?<what>[\p{L} ]{3,24}?)(?:\s+(?<whom>(?:for|to)\s+(?:the\s+|my\s+|our\s+)?[\p{L} ]{3,20}))?$/iu
const forOther =
  /^(?:add\s+)?an?\s+(?:way|option|possibility)\s+to\s+(?<deed>book|order|reserve|register|sign up|buy|pay)\s+for\s+(?<whom>(?:an?|my|their|another|somebody|someone)\s?[\p{L} ]{0,20})$/iu

/** A sentence in clauses the rules know, whatever its words are; undefined where it has none of these forms. */
export function rewritten(sentence: string, document: AppDocument): string[] | undefined {
  const otherwise = saidOtherwise(sentence, document)
  if (otherwise) return otherwise
  const parts = wantedThere.exec(sentence)?.groups
  const host = parts?.place === undefined ? undefined : findNamedScreen(document, parts.place)
  if (host && parts?.parts)
    return listed(parts.parts).map(
      (each) => `add ${/^an?\s/i.test(each) ? each : `a ${each}`} to the ${host.name} screen`,
    )
  const row = rowPicked.exec(sentence)?.groups
  if (row?.what) return [`let ${row.who} choose ${row.what} when ${row.deed}`]
  const hide = hiddenFrom.exec(sentence)?.groups
  if (hide?.what && hide.who) return [`the ${hide.who} should not see ${hide.what}`]
  const sent = exporting.exec(sentence)?.groups
  if (sent?.what && sent.deed)
    return [`${sent.deed === 'print' ? 'printout' : 'export'} of ${sent.what} ${sent.whom ?? ''}`.trim()]
  const other = forOther.exec(sentence)?.groups
  if (other?.deed && other.whom) return [`when ${other.deed}ing ask whether it is for ${other.whom.trim()}`]
  const order = moved.exec(sentence)?.groups
  if (order?.thing) return [`move ${order.thing} to the ${order.end} of the ${order.place} screen`]
  const whom = talk.exec(sentence)?.groups?.whom
  if (whom !== undefined) return [`add a chat with ${whom}`]
  const told = place.exec(sentence)?.groups
  if (told?.verb && told.what) return [`add a screen where people can ${told.verb} ${told.what}`]
  const sold = priced.exec(sentence)?.groups
  if (sold?.what && sold.list) return [`add ${sold.what}: ${withSigns(sold.list, document)}`]
  const units = inUnits.exec(sentence)?.groups
  if (units?.to && units.from) return [`change ${units.from} to ${units.to}`]
  const sentenceSaid = saidThat.exec(sentence)?.groups?.told
  if (sentenceSaid !== undefined) return [`add a text "${capitalise(sentenceSaid)}"`]
  const wish = wanted.exec(sentence)?.groups
  if (wish?.who && wish.what && isPerson(wish.who)) return [`let ${wish.who} ${wish.what}`]
  const look = lessAndMore.exec(sentence)?.groups?.look
  const less = lessAndMore.exec(sentence)?.groups?.color
  if (look !== undefined) {
    const more = `make it more ${look}`
    return less !== undefined && document.app.theme.colors ? [`less ${less}`, more] : [more]
  }
  const two = compared.exec(sentence)?.groups
  if (two?.one && two.two) return [two.one, two.two]
  const reminder = forgotten.exec(sentence)?.groups?.rest
  if (reminder !== undefined && !/^add\b/i.test(sentence)) return [`add a reminder ${reminder}`]
  const gone = verblessRemoval.exec(sentence)?.groups?.what
  if (gone !== undefined) return [`remove everything about ${gone.replace(/(\p{L})\1ing$|ing$/u, '$1')}`]
  const more = tracked.exec(sentence)?.groups?.what
  return more === undefined || findNamedScreen(document, more) ? undefined : [`track: ${more}`]
}

/** "Adult 12" costs € 12, in the money of the app. */
function withSigns(list: string, document: AppDocument): string {
  const sign = /[$£¥₹]|CHF/.exec(JSON.stringify(document.screens))?.[0] ?? '€'
  return list.replaceAll(
    /(?<=\p{L}\s)(\d{1,4}(?:[.,]\d{2})?)(?=\s*(?:,|$|and\b))/gu,
    sign === '$' ? '$$$1' : `${sign} $1`,
  )
}
