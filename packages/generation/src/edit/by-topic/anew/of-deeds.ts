import { parseColors } from '@kwiq/catalogue/theme'
import { toPlural, toSingular } from '../../../words/forms.ts'
import { findByMeaning } from '../../find-by-meaning.ts'
import { findNamedScreen } from '../../find-screen.ts'
import { findNamedNode } from '../../find-target.ts'
import { kindNamed } from '../../frames/kind-of-thing.ts'
import { people } from '../../words.ts'
import type { Anew } from './anew.ts'

const list = String.raw`[\p{L} -]{2,24}(?:,\s[\p{L} -]{2,24})*(?:,?\s+and\s+[\p{L} -]{2,24})?`

const ofEach = new RegExp(
  String.raw`^(?:show|display|include|list)\s+(?:each|every|the|all(?: the)?)\s+(?<thing>[\p{L} -]{3,24}?)(?:['’]s|s['’])\s+(?<what>${list})$`,
  'iu',
)

/** "Show each trainer's photo, bio and rating": each of them has these. */
const asOfEach: Anew = (sentence, document) => {
  const { thing = '', what = '' } = ofEach.exec(sentence)?.groups ?? {}
  const kind = thing === '' ? undefined : kindNamed(document, toPlural(toSingular(thing.toLowerCase())))
  return kind?.lists.length ? [`add ${what} to every ${kind.one}`] : undefined
}

const inColor =
  /^(?<before>(?:add|put|include|create)\s+an?)\s+(?<name>["“]?[\p{L} ]{2,24}["”]?)\s+button\s+in\s+(?<color>(?:dark |light |bright )?\p{L}{3,10})(?<place>(?:\s+(?:on|to|at|in|below|above|under)\s.{3,40})?)$/iu

/** "An emergency button in red on the home screen": a red one. */
const asColored: Anew = (sentence) => {
  const { before, name = '', color = '', place = '' } = inColor.exec(sentence)?.groups ?? {}
  return before === undefined || parseColors(color).length === 0
    ? undefined
    : [`${before} ${name} button${place}`, `make the ${name} button ${color}`]
}

const explained =
  /^(?<wish>(?:add|create|include|make)\s+an?\s+[\p{L} -]{3,40}?)\s*(?::|\s[-–]\s)\s*(?:the|every|each|after|if|when|with|for|who|you|we|they|people|customers|members|users)\s[^,;]{3,60}\s(?:is|are|gets?|has|have|can|must|will|costs?|wins?|counts?)\s[^,;]{2,60}$/iu

/** "Add a loyalty card: the tenth cake is free": how it works is no part of its name. */
const asExplained: Anew = (sentence) => {
  const { wish } = explained.exec(sentence)?.groups ?? {}
  return wish === undefined ? undefined : [wish]
}

const replaced =
  /^(?:replace|swap|exchange)\s+(?:the\s+|our\s+|my\s+)(?<old>\p{Ll}[\p{Ll} -]{2,24}?)(?:\s+(?:screen|page))?\s+(?:with|by|for)\s+(?<fresh>an?\s+[\p{Ll} -]{3,30})$/u

/** "Replace the chat with a forum", where its screen is called "Messages". */
const asReplaced: Anew = (sentence, document) => {
  const { old = '', fresh = '' } = replaced.exec(sentence)?.groups ?? {}
  const screen = old === '' ? undefined : (findNamedScreen(document, old) ?? findByMeaning(document, old))
  return screen && screen.id !== document.app.startScreenId
    ? [`remove the ${screen.name} screen`, `add ${fresh}`]
    : undefined
}

const own = new RegExp(
  String.raw`^(?:${people}|(?:the\s+|our\s+|my\s+)?[a-z]{3,14}s)\s+(?:should|must|can|could|need to|want to)\s+(?:be able to\s+)?(?:see|view|look at|find|check)\s+(?:all\s+)?(?:their|his|her|your)\s+(?:own\s+)?(?<what>(?!.*\b(?:on|in|at|with|by|of|to|when|name|names)\b)[\p{L} -]{3,28})$`,
  'iu',
)

/** "Students should see their certificates": a screen of them, where there is none. */
const asOwn: Anew = (sentence, document) => {
  const { what = '' } = own.exec(sentence)?.groups ?? {}
  if (what === '' || findByMeaning(document, what) || findNamedNode(document, what)) return undefined
  return [`add a ${what} screen`]
}

const warned = new RegExp(
  String.raw`^(?<tell>warn|notify|alert|tell|remind)\s+(?<whom>me|us|${people})\s+(?:when|if|once|as soon as)\s+(?:i am|i['’]m|we are|we['’]re|they are|it is|it['’]s|there is|there are|somebody is|someone is)\s+(?<what>.{3,50})$`,
  'iu',
)

/** "Warn me when I am over budget": when over budget. */
const asWarned: Anew = (sentence) => {
  const { tell = '', whom = '', what = '' } = warned.exec(sentence)?.groups ?? {}
  return tell === '' ? undefined : [`${tell} ${whom} when ${what}`]
}

const ticked = new RegExp(
  String.raw`^(?:make\s+(?:the\s+|my\s+|our\s+)?(?<made>[\p{L} -]{3,28}?)(?:\s+(?:items|entries))?\s+(?:checkable|tickable|(?:in)?to\s+(?:a\s+checklist|check ?boxes))|(?:let|allow)\s+${people}\s+(?:to\s+)?(?:tick|check)\s+off\s+(?:the\s+|their\s+)?(?:(?:items|entries|things)\s+(?:on|in|of)\s+(?:the\s+|their\s+)?)?(?<let>[\p{L} -]{3,28}))(?:\s+with\s+(?<with>categories|groups))?$`,
  'iu',
)

/** "Make the packing list checkable": its entries can be ticked off. */
const asTicked: Anew = (sentence) => {
  const { made, let: meant = made, with: groups } = ticked.exec(sentence)?.groups ?? {}
  if (meant === undefined) return undefined
  return [`show the ${meant} as a checklist`, ...(groups ? [`group the ${meant} by category`] : [])]
}

const either = new RegExp(
  String.raw`^(?<let>(?:let|allow)\s+(?:${people})\s+(?:to\s+)?)(?<one>[a-z]{3,12})\s+or\s+(?<other>[a-z]{3,12})\s+(?<whom>(?:an?\s+|the\s+|other\s+|each\s+)?[\p{L} ]{3,24})$`,
  'iu',
)

/** "Let users block or report someone": two things to do, one by one. */
const asEither: Anew = (sentence) => {
  const { let: begun = '', one = '', other = '', whom = '' } = either.exec(sentence)?.groups ?? {}
  return begun === '' ? undefined : [`${begun}${one} ${whom}`, `${begun}${other} ${whom}`]
}

const onEach =
  /^(?:show|display|put)\s+(?:the\s+|their\s+)?(?<what>[\p{L} ]{3,24}?)\s+(?:on|in|with|for)\s+(?:each|every|all(?: the)?)\s+(?<thing>[\p{L} ]{3,20}?)(?:\s+(?:cards?|rows?|tiles?|entry|entries))?$/iu

/** "Show distance on each profile card": each of them has it. */
const asOnEach: Anew = (sentence, document) => {
  const { what = '', thing = '' } = onEach.exec(sentence)?.groups ?? {}
  const kind = thing === '' ? undefined : kindNamed(document, toPlural(toSingular(thing.toLowerCase())))
  return kind?.lists.length ? [`add ${what} to every ${kind.one}`] : undefined
}

const charted =
  /^(?:show|display|draw)\s+(?:the\s+|my\s+|our\s+|their\s+)?(?<what>[\p{L} ]{3,24}?)\s+(?:as|in)\s+an?\s+(?<sort>(?:bar|line|pie|donut)\s+)?(?:chart|graph)\s+(?:per|by|for (?:each|every))\s+(?<by>[\p{L} ]{3,20})$/iu

/** "Show grades as a chart per subject": on the screen that has them. */
const asCharted: Anew = (sentence, document) => {
  const { what = '', sort = '', by = '' } = charted.exec(sentence)?.groups ?? {}
  if (what === '') return undefined
  const screen = findNamedScreen(document, what)
  return [`add a ${sort}chart of ${what} by ${by}${screen ? ` to the ${screen.name} screen` : ''}`]
}

const low =
  /^(?:highlight|mark|flag|colou?r|show)\s+(?:the\s+|all\s+)?(?<what>[\p{L} ]{3,24}?)\s+(?:that|which|when they)\s+(?:are|is)\s+(?:running\s+)?(?:low|almost (?:out|gone))(?:\s+(?:in|on)\s+stock)?(?:\s+in\s+(?<color>\p{L}{3,10}))?$/iu

/** "Highlight items that are low in stock": those of which there are few. */
const asLow: Anew = (sentence) => {
  const { what, color = 'red' } = low.exec(sentence)?.groups ?? {}
  return what === undefined ? undefined : [`mark ${what} below ${fewInStock} in ${color}`]
}
const fewInStock = 10

const twofold =
  /^(?<before>(?:add|create|include)\s+an?\s+)(?<name>\p{L}{3,12}\s+(?:and|&)\s+\p{L}{3,12})\s+section$/iu

/** "A lost and found section": a screen, as its name says more than one list can hold. */
const asTwofold: Anew = (sentence) => {
  const { before, name = '' } = twofold.exec(sentence)?.groups ?? {}
  return before === undefined ? undefined : [`${before}${name} screen`]
}

const welcomed = new RegExp(
  String.raw`^(?:welcome|greet)\s+(?:new\s+|all\s+)?(?:${people})\s+with\s+an?\s+(?:short\s+|little\s+|nice\s+|friendly\s+)?(?:intro|introduction|welcome|greeting|start)\s+(?:screen|page)$`,
  'iu',
)

/** "Welcome new members with a short intro screen". */
const asWelcomed: Anew = (sentence) => (welcomed.test(sentence) ? ['add a welcome screen'] : undefined)

const ownPlan = new RegExp(
  String.raw`^(?:let|allow)\s+(?:${people})\s+(?:to\s+)?(?:build|make|create|put together|plan|have)\s+(?:my|their|your|our|an?)\s+own\s+(?<what>schedule|timetable|programme?|line-?up|plan|calendar)$`,
  'iu',
)

/** "Let me build my own schedule": a screen that has it. */
const asOwnPlan: Anew = (sentence) => {
  const what = ownPlan.exec(sentence)?.groups?.what
  return what === undefined ? undefined : [`add a my ${what.toLowerCase()} screen`]
}

const pictured =
  /^make\s+(?:the\s+|all\s+|our\s+)?(?:cards|tiles|rows|entries)\s+(?:bigger|larger)\s+with\s+(?:(?:full[- ]width|big|large|bigger|larger)\s+)*(?:photos|pictures|images)$/i

/** "Make the cards bigger with full width photos": a card is as large as its picture. */
const asPictured: Anew = (sentence) => (pictured.test(sentence) ? ['make the pictures bigger'] : undefined)

const withUsual = new RegExp(
  String.raw`^(?<wish>(?:let|allow)\s+(?:${people}|\p{L}{3,14}s)\s+(?:to\s+)?(?:report|request|apply for|ask for)\s+(?:an?|the|their)\s+[\p{L} ]{3,24}?)\s+with\s+(?:an?\s+|the\s+|their\s+)?(?:reasons?|dates?|times?|notes?|comments?|days?)(?:(?:,|,?\s+and)\s+(?:an?\s+|the\s+)?(?:reasons?|dates?|times?|notes?|comments?|days?))*$`,
  'iu',
)

/** "Let parents report an absence with a reason and dates": what one says then in any case. */
const asUsual: Anew = (sentence) => {
  const wish = withUsual.exec(sentence)?.groups?.wish
  return wish === undefined ? undefined : [wish]
}

const asking = new RegExp(
  String.raw`^(?:(?:let|allow)\s+)?(?<who>${people}|(?:the\s+|our\s+)?\p{L}{3,14}s)\s+(?:(?:should|can|could|must)\s+(?:be able to\s+)?|to\s+)ask\s+for\s+(?:an?\s+)?(?<what>(?!help\b)[\p{L} -]{3,28})$`,
  'iu',
)

/** "Guests should be able to ask for late check-out": they request it. */
const asAsking: Anew = (sentence) => {
  const { who = '', what } = asking.exec(sentence)?.groups ?? {}
  return what === undefined ? undefined : [`let ${who.toLowerCase()} request ${what}`]
}

const sharing = new RegExp(
  String.raw`^(?<wish>(?:let|allow)\s+(?:${people})\s+(?:to\s+)?share\s+(?:my|their|the|our|an?)\s+[\p{L} ]{3,24}?)\s+with\s+(?:my\s+|their\s+|other\s+)?(?:friends|others|people|family|everyone|the group)$`,
  'iu',
)

/** "Let me share my timetable with friends": with whom is chosen then. */
const asSharing: Anew = (sentence) => {
  const wish = sharing.exec(sentence)?.groups?.wish
  return wish === undefined ? undefined : [wish]
}

const reminded = new RegExp(
  String.raw`^(?:${people}|(?:the\s+|our\s+)?\p{L}{3,14}s)\s+(?:should|must|can)\s+(?:get|receive|be sent)\s+an?\s+(?:reminder|notification)\s+(?<when>before|after|on the day of)\s+(?:their|the|each|every|an?)\s+(?<what>[\p{L} ]{3,24})$|^(?:notify|remind)\s+(?:${people})\s+(?<at>before|after)\s+(?:their|the|each|every|an?)\s+(?<thing>[\p{L} ]{3,24})$`,
  'iu',
)

/** "Customers should get a reminder before their appointment": a switch that says so. */
const asReminded: Anew = (sentence) => {
  const { when, what, at = when, thing = what } = reminded.exec(sentence)?.groups ?? {}
  return at === undefined || thing === undefined
    ? undefined
    : [`add a switch "Reminder ${at.toLowerCase()} each ${thing.toLowerCase()}"`]
}

const coming = new RegExp(
  String.raw`^(?:(?:let|allow)\s+)?(?:${people}|(?:the\s+|our\s+)?\p{L}{3,14}s)\s+(?:(?:should|can|could|must)\s+(?:be able to\s+)?|to\s+)?confirm\s+(?:if|whether)\s+they\s+(?:come|attend|are coming|can (?:come|make it)|will (?:come|attend))(?:\s+to\s+(?:the\s+|an?\s+|each\s+|every\s+)?[\p{L} ]{3,24})?$`,
  'iu',
)

/** "Members should confirm if they come to the rehearsal". */
const asComing: Anew = (sentence) => (coming.test(sentence) ? ['add an RSVP'] : undefined)

const oneTap =
  /^(?<wish>(?:add|put)\s+an?\s+(?:button|shortcut)\s+to\s+[\p{L} ]{3,30}?)\s+(?:with|in|by)\s+(?:one|a single)\s+(?:tap|click|touch)$/iu

/** "A button to log a feeding with one tap": a button takes no more. */
const asOneTap: Anew = (sentence) => {
  const wish = oneTap.exec(sentence)?.groups?.wish
  return wish === undefined ? undefined : [wish]
}

const lastTime =
  /^(?:show|display|put)\s+(?:the\s+)?(?:time of the\s+)?last\s+(?<thing>\p{L}{3,16})(?:\s+time)?\s+(?:on top|at the top|on the (?:first|home|start) (?:screen|page))$/iu

/** "Show the last feeding time on top": the latest of them. */
const asLastTime: Anew = (sentence) => {
  const thing = lastTime.exec(sentence)?.groups?.thing
  return thing === undefined ? undefined : [`show the latest ${thing.toLowerCase()} at the top`]
}

/** What people do and see, told as what the app then has. */
export const anewOfDeeds: readonly Anew[] = [
  asOfEach,
  asColored,
  asExplained,
  asReplaced,
  asOwn,
  asWarned,
  asTicked,
  asEither,
  asOnEach,
  asCharted,
  asLow,
  asTwofold,
  asWelcomed,
  asOwnPlan,
  asPictured,
  asUsual,
  asAsking,
  asSharing,
  asReminded,
  asComing,
  asOneTap,
  asLastTime,
]
