import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { kindNamed, mainList } from '../frames/kind-of-thing.ts'
import { withoutArticle } from '../words.ts'
import { placeMeant } from './app-parts.ts'
import type { Turn } from './said-plainer.ts'

const whether =
  /^(?:(?:i|we|people|they|you)\s+(?:want|need|would like|like)\s+to\s+(?:see|know)|show|tell(?: me)?|say|see)\s+(?:if|whether)\s+there\s+(?:is|are)\s+(?:an?\s+|any\s+|still\s+|some\s+)*(?<what>[\p{L} ]{3,24}?)\s+(?:on|in|at|for|near|with)\s+(?:the|a|an|each|every)\s+(?<thing>[\p{L} ]{3,24})$/iu

/** "I want to know if there is a toilet on the ferry". */
const asWhether: Turn = (clause) => {
  const { what, thing } = whether.exec(clause)?.groups ?? {}
  return what === undefined ? undefined : `show whether it has ${what} for each ${thing ?? ''}`
}

const saying =
  /^(?:say|write|greet with|wish people)\s+(?<what>(?!that\b|who\b|what\b|when\b|how\b|where\b|so\b|it\b|the\b|a\b|an\b)[\p{L}' ,!]{3,40}?)\s+(?:on|at|in)\s+(?<place>(?:the\s+)?(?:(?:top|bottom|foot|head) of the\s+)?[\p{L} ]{3,24}?\s?(?:screen|page|app|top|bottom|end))$/iu

/** "Say thank you on the home screen". */
const asText: Turn = (clause) => {
  const { what, place } = saying.exec(clause)?.groups ?? {}
  return what === undefined
    ? undefined
    : `add a text "${what.charAt(0).toUpperCase()}${what.slice(1)}" to ${place ?? ''}`
}

const permitted =
  /^(?:can|could|may)\s+(?:i|we)\s+(?:please\s+)?(?<what>(?:add|have|get|put|show|remove|change|hide|move|rename|use|make)\s.{4,120}?)\??$/iu

/** "Can I add my flatmates' names: Tom, Ulla". */
const asPermitted: Turn = (clause) => {
  const what = permitted.exec(clause)?.groups?.what
  return what === undefined
    ? undefined
    : what
        .replace(/^(?:have|get)\b/i, 'add')
        .replace(/\b(?:my|our|the)\s+(\p{L}+s)['’]?\s+names?(?=\s*:)/iu, '$1')
}

const onCards =
  /^(?:show|add|put|write|display|have)\s+(?<what>[\p{L} ]{3,50}?)\s+(?:on|in|to|at|under)\s+(?:the\s+|all\s+|each\s+|every\s+)*(?:cards?|tiles?|rows?|entry|entries|list items?|overview|list view|previews?|thumbnails?)$/iu

/** "Show how long it takes on the cards": of each of what the app is about. */
const asOnCards: Turn = (clause, document) => {
  const what = onCards.exec(clause)?.groups?.what
  const list = what === undefined ? undefined : mainList(document)
  if (!list || /\b(?:button|icon|picture|photo|image|badge|border|shadow|line)s?\b/i.test(what ?? ''))
    return undefined
  const told = (what ?? '').replace(/^how long it takes(?:\s+to\s+\p{L}+)?$/iu, 'the duration')
  return `show ${told} for each ${toSingular(list.label.toLowerCase())}`
}

const photoOf =
  /^(?:(?:(?:i|we)(?:['’]d| would)? (?:like|want|need) to\s+)?(?:add|take|put|have|upload|see)|(?:i|we) (?:want|need))\s+(?:an?\s+)?(?:photo|picture|image)s?\s+of\s+what(?:['’]?s| is)\s+(?:inside|in)\s+(?:the|each|every|a)\s+(?<thing>[\p{L}]{3,20})$/iu

/** "A photo of what's inside the box". */
const asPhotoOf: Turn = (clause) => {
  const thing = photoOf.exec(clause)?.groups?.thing
  return thing === undefined ? undefined : `each ${toSingular(thing)} should have a photo`
}

const grouped =
  /^(?:(?:(?:i|we)\s+(?:want|need|would like)|show|put|group|sort|split|divide|list|have)\s+)?(?:the\s+|our\s+|my\s+|all\s+)*(?<what>[\p{L} ]{3,24}?)\s+(?:sorted |grouped |split )?(?:in|into|by)\s+(?:categories|groups|sections|kinds|types)\s*[:,]\s*(?<list>.{5,100})$/iu

/** "The tools in categories: garden, kitchen, workshop". */
const asGroups: Turn = (clause, document) => {
  const { what, list } = grouped.exec(clause)?.groups ?? {}
  const screen = what === undefined ? undefined : placeMeant(document, what)
  return screen ? `add a filter by category: ${list ?? ''} to the ${screen.name}` : undefined
}

const biggest =
  /^(?:the\s+|our\s+)?(?<what>[\p{L} ]{3,30}?)\s+(?:should|must|has to|needs to)\s+be\s+the\s+(?:biggest|largest|most (?:important|prominent|visible))\s+(?:thing|part|element|one)?(?:\s+(?:on|in|of)\s+.{3,24})?$/iu

/** "The alarm should be the biggest thing on the screen". */
const asBiggest: Turn = (clause) => {
  const what = biggest.exec(clause)?.groups?.what
  return what === undefined ? undefined : `make the ${what} bigger`
}

const inMoney =
  /^(?:(?:please\s+)?(?:show|display|use|give|put|write)\s+)?(?:all\s+|the\s+|our\s+)*(?:prices?|budgets?|amounts?|costs?|money|sums?|fees?|totals?|everything|values?)\s+(?:should be\s+|must be\s+)?(?:shown\s+)?in\s+(?<money>(?:us |swiss |british |canadian |australian )?(?:euros?|dollars?|pounds?|francs?|yen|rupees|crowns|chf|usd|eur|gbp|[$€£¥]))(?:\s+please)?$/iu

/** "Budget in CHF". */
const asMoney: Turn = (clause) => {
  const money = inMoney.exec(clause)?.groups?.money
  return money === undefined ? undefined : `change the currency to ${money}`
}

const layouts = 'checklist|grid|cards|tiles|timeline|carousel|rows|gallery'
const drawnAs = new RegExp(
  `^(?:the\\s+|our\\s+|my\\s+)?(?<what>[\\p{L} ]{3,30}?)\\s+(?:should be\\s+|shown\\s+)?as\\s+(?:an?\\s+)?(?<how>${layouts})$`,
  'iu',
)

/** "Gear list as checklist". */
const asDrawn: Turn = (clause) => {
  const { what, how } = drawnAs.exec(clause)?.groups ?? {}
  if (what === undefined || how === undefined || /^(?:show|turn|make|display|put|use)\b/i.test(what))
    return undefined
  return `show the ${what.replace(/\s+list$/i, '')} as ${/^(?:cards|tiles|rows)$/i.test(how) ? how : `a ${how}`}`
}

const withSome =
  /^(?:(?:show|list|have)\s+)?(?:the\s+|our\s+|all\s+)?(?<what>\p{L}{3,20}s)\s+with\s+(?:their\s+|an?\s+)?(?<told>[\p{L} ,]{3,40})$/iu
const everyHas =
  /^(?!(?:add|put|show|remove|hide|write|make|change|move|display|i|we|a button|an icon)\b)(?:the\s+|an?\s+)?(?<told>[\p{L} ,]{3,50}?)\s+(?:on|for|at|under|with|in)\s+(?:every|each)\s+(?<what>[\p{L}]{3,20})$/iu
const partsOfScreen =
  /\b(?:pictures?|photos?|images?|buttons?|filters?|search|charts?|maps?|cards|columns?|tiles|icons?|tabs?|list|colou?rs?|background|borders?|sections?|banner)\b/i

/** "Naps with start and end time", "invoice number and due date on every invoice". */
const asEachHas: Turn = (clause, document) => {
  const { what = '', told = '' } = withSome.exec(clause)?.groups ?? everyHas.exec(clause)?.groups ?? {}
  if (what === '' || partsOfScreen.test(told) || !kindNamed(document, what)) return undefined
  const times = told.replace(/\bstart and end time\b/i, 'start time and end time')
  return `add ${times} to each ${toSingular(what.toLowerCase())}`
}

const person =
  /^an?\s+(?<who>\p{L}{3,20})\s+(?:should|must|needs?|has)\s+(?:to\s+)?(?:have|get|show)?\s*(?<what>(?:an?|the|their|his|her)\s[\p{L} ]{3,30})$/iu

/** "A doctor should have a photo": each of them. */
const asEachOne: Turn = (clause, document) => {
  const { who, what } = person.exec(clause)?.groups ?? {}
  return who !== undefined && (classOf(who.toLowerCase()) === 'person' || kindNamed(document, who))
    ? `each ${who} should have ${(what ?? '').replace(/^(?:their|his|her)\s/i, 'a ')}`
    : undefined
}

const pushed =
  /^(?:push|ping|message|text|e-?mail|alert|notify|tell|send)\s+(?:me|us)(?:\s+an?\s+\p{L}+)?\s+(?:when(?:ever)?|if|as soon as|once)\s+(?<what>.{5,60})$/iu

/** "Push me when the machine is done". */
const asPushed: Turn = (clause) => {
  const what = pushed.exec(clause)?.groups?.what
  return what === undefined ? undefined : `add a reminder for ${what}`
}

const lessOn =
  /^(?:(?:i|we)\s+(?:want|need)\s+)?(?:less|fewer|not so many|not so much)\s+(?:stuff|things|items|content|elements|parts|clutter|boxes)\s+(?:on|in)\s+(?<where>(?:the\s+)?[\p{L} ]{3,24})$/iu

/** "Less stuff on the start page". */
const asSimpler: Turn = (clause) => {
  const where = lessOn.exec(clause)?.groups?.where
  return where === undefined ? undefined : `simplify ${where}`
}

const verbless =
  /^(?:an?\s+)?(?<what>(?:photo\s+)?gallery\s+of\s+[\p{L} ]{3,30}|faqs?|contact (?:page|form)|imprint|privacy policy|leaderboard|calendar of [\p{L} ]{3,24})$/iu

/** "Gallery of finished tattoos". */
const asAdded: Turn = (clause) => {
  const what = verbless.exec(clause)?.groups?.what
  return what === undefined ? undefined : `add a ${withoutArticle(what)}`
}

const lateWord =
  /^(?:the\s+)?(?<from>\p{L}{3,20})\s+(?:should|must)\s+be\s+(?:called|named|renamed(?:\s+to)?)\s+(?<to>[\p{L} ]{3,24})$/iu

/** "Absent should be called not coming". */
const asCalled: Turn = (clause) => {
  const { from, to } = lateWord.exec(clause)?.groups ?? {}
  return from === undefined || /^(?:app|it|this|that|shop|club|restaurant)$/i.test(from)
    ? undefined
    : `rename ${from} to ${to ?? ''}`
}

const prices =
  /^(?<what>\p{L}{3,20}s)\s+(?:need|should have|must have|should show)\s+(?:an?\s+|their\s+)?(?<told>[\p{L} ]{3,30})$/iu

/** "Movies need an age rating": whatever the app calls them. */
const asNeed: Turn = (clause) => {
  const { what, told } = prices.exec(clause)?.groups ?? {}
  return what === undefined || partsOfScreen.test(told ?? '')
    ? undefined
    : `add a ${told ?? ''} to each ${toSingular(what.toLowerCase())}`
}

/** Sentences whose form says what is meant, in words the rules know; tried behind those of `turned-first.ts`. */
export const moreTurns: readonly Turn[] = [
  asPermitted,
  asWhether,
  asText,
  asOnCards,
  asPhotoOf,
  asGroups,
  asBiggest,
  asMoney,
  asDrawn,
  asEachHas,
  asEachOne,
  asSimpler,
  asAdded,
]
/** Those that may misread what another rule understands. */
export const lateTurns: readonly Turn[] = [asPushed, asNeed, asCalled]
