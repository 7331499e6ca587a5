import { toSingular } from '../../words/forms.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode } from '../find-target.ts'
import { formMeant } from './app-parts.ts'
import type { Turn } from './said-plainer.ts'

const given =
  /^give\s+(?:the\s+|our\s+|all\s+|each\s+|every\s+)*(?<thing>\p{L}{3,20})\s+(?<what>(?:an?|their|some|more)\s[\p{L} -]{3,40})$/iu

/** "Give walkers a profile picture". */
const asGiven: Turn = (clause, document) => {
  const { thing = '', what } = given.exec(clause)?.groups ?? {}
  return thing !== '' && kindNamed(document, thing)
    ? `add ${(what ?? '').replace(/^their\b/i, 'a')} to each ${toSingular(thing.toLowerCase())}`
    : undefined
}

const inside =
  /^(?:show|see|display|tell(?: me)?)\s+(?:the\s+)?(?<what>[\p{L} ]{3,24}?)\s+(?:inside|in|of|at|on|for)\s+(?:the|a|an|each|every)\s+(?<thing>\p{L}{3,20})$/iu

/** "Show the temperature inside the hive". */
const asInside: Turn = (clause, document) => {
  const { what, thing = '' } = inside.exec(clause)?.groups ?? {}
  if (what === undefined || !kindNamed(document, thing) || findNamedNode(document, what)) return undefined
  return `show the ${what} for each ${toSingular(thing.toLowerCase())}`
}

const ofOne =
  /^add\s+(?:an?\s+|the\s+|their\s+|its\s+)?(?<what>(?!.*\b(?:button|link|list|chart|map|section|page|screen|tab|banner|text|filter|search|icon|switch|toggle|timer|video|comments?|photos?|pictures?)\b)[\p{L} -]{3,24})\s+to\s+(?:the|a|an|our)\s+(?<thing>\p{L}{3,20})$/iu

/** "Add servings to the recipe": each has them. */
const asOfOne: Turn = (clause, document) => {
  const { what, thing = '' } = ofOne.exec(clause)?.groups ?? {}
  const kind = what === undefined ? undefined : kindNamed(document, thing, true)
  return kind && toSingular(thing.toLowerCase()) === thing.toLowerCase()
    ? `add ${what ?? ''} to each ${thing}`
    : undefined
}

const newest =
  /^(?:the\s+|our\s+|my\s+)?(?<what>[\p{L} ]{3,24}?)\s+(?:should|must)\s+(?:show|have|list|start with)\s+(?:the\s+)?(?<how>newest|latest|oldest|cheapest|most expensive|nearest|best|highest|lowest)(?:\s+(?:ones?|entries|things))?\s+(?:first|on top|at the top)$/iu

/** "The list should show the newest first". */
const asNewest: Turn = (clause) => {
  const { what, how = '' } = newest.exec(clause)?.groups ?? {}
  if (what === undefined) return undefined
  const key = /new|late|old/i.test(how)
    ? 'date'
    : /cheap|expensive/i.test(how)
      ? 'price'
      : /near/i.test(how)
        ? 'distance'
        : 'rating'
  return `sort the ${what} by ${key}${/newest|latest/i.test(how) ? ', newest first' : /^most/i.test(how) ? ', highest first' : ''}`
}

const bigger =
  /^(?:the\s+|our\s+|my\s+|all\s+)?(?<what>(?!make\b|show\b|use\b|a\b|an\b|much\b|add\b)[\p{L} ]{3,30}?)\s+(?:a bit\s+|much\s+|a lot\s+)?(?<how>bigger|larger|smaller)$/iu
const visible =
  /^make\s+(?:the\s+|our\s+|my\s+)?(?<what>[\p{L} ]{3,30}?)\s+(?:more\s+(?:visible|prominent|noticeable|obvious|important|eye-?catching)|stand out(?:\s+more)?|pop(?:\s+more)?)$/iu

/** "Amounts bigger", "make the points more visible". */
const asBigger: Turn = (clause) => {
  const { what, how } = bigger.exec(clause)?.groups ?? {}
  const seen = visible.exec(clause)?.groups?.what
  return what === undefined
    ? seen === undefined
      ? undefined
      : `make the ${seen} bigger`
    : `make the ${what} ${how ?? 'bigger'}`
}

const drawn =
  /^(?:the\s+|our\s+|my\s+)?(?<what>[\p{L}'’ ]{3,36}?)\s+(?:should|must|could)\s+(?:be\s+)?(?:shown\s+|displayed\s+|look\s+)?(?:as\s+|like\s+|in\s+)?(?:an?\s+)?(?<how>carousel|grid|list|timeline|checklist|cards|tiles|gallery|rows)$/iu

/** "Tonight's planets should be a carousel". */
const asShape: Turn = (clause) => {
  const { what, how } = drawn.exec(clause)?.groups ?? {}
  if (what === undefined || how === undefined) return undefined
  const bare = what.replace(/^(?:tonight|today|tomorrow|this week)['’]?s\s+/i, '')
  return `show the ${bare} as ${/^(?:cards|tiles|rows)$/i.test(how) ? how : `a ${how}`}`
}

const messaged =
  /^(?:the\s+|our\s+|all\s+)?\p{L}{2,20}\s+(?:should|must|want to|need to)\s+(?:get|receive|be sent)\s+(?:an?\s+)?(?:message|notification|push|alert|e-?mail|text|sms|reminder)s?\s+(?:when(?:ever)?|if|as soon as|once|before)\s+(?<what>.{5,60})$/iu

/** "Parents should get a message when the child sleeps". */
const asMessaged: Turn = (clause) => {
  const what = messaged.exec(clause)?.groups?.what
  return what === undefined ? undefined : `add a reminder for ${what}`
}

const priced =
  /^(?:add\s+|show\s+)?(?:the\s+|our\s+)?prices?\s+(?:for|of)\s+(?:the\s+|our\s+|each\s+|every\s+|all\s+)?[\p{L} ]{3,24}\s*:\s*(?<list>.{5,120})$/iu

/** "Prices for each programme: 30 degrees 2 euros, 60 degrees 3 euros". */
const asPrices: Turn = (clause) => {
  const list = priced.exec(clause)?.groups?.list
  return list === undefined
    ? undefined
    : `add prices: ${list.replaceAll(/(\d[\d.,]*)\s?(?:euros?|eur)\b/gi, '€ $1')}`
}

const whoWhat =
  /^(?:make|add|create|i (?:want|need)|we need)\s+(?:an?\s+)?(?:list|overview|table|plan)\s+(?:(?:of|with|for|showing)\s+)?(?<what>who\s+\p{L}+\s+what)(?:\s+.{2,30})?$/iu

/** "A list of who brings what to the party". */
const asWhoWhat: Turn = (clause) => {
  const what = whoWhat.exec(clause)?.groups?.what
  return what === undefined ? undefined : `show ${what}`
}

const npOnly = /^(?<what>(?:an?|another|one more)\s(?!bit\b|little\b|lot\b)[\p{L}\d'’ -]{4,70})$/iu
const verbal =
  /\b(?:is|are|was|were|be|has|have|had|does|do|should|must|can|could|needs?|want|looks?|feels?|seems?|makes?|shows?|says?|we|they|you|please)\b/i

/** "A slider for the brightness of each room": what is only named is to be added. */
const asNamed: Turn = (clause) => {
  const what = npOnly.exec(clause)?.groups?.what
  return what === undefined || verbal.test(what) || what.split(' ').length > 11 ? undefined : `add ${what}`
}

const tabLast =
  /^(?:put|move|make|show)\s+the\s+(?<what>[\p{L} ]{2,24}?)\s+screen\s+(?:(?:the\s+)?(?<edge>first|last)(?:\s+tab)?|(?:to|at)\s+the\s+(?<end>end|start))$/iu

/** "Put the Statistics screen last": its tab. */
const asTab: Turn = (clause) => {
  const { what, edge, end } = tabLast.exec(clause)?.groups ?? {}
  return what === undefined ? undefined : `make ${what} the ${edge ?? (end === 'end' ? 'last' : 'first')} tab`
}

const tooBig =
  /^(?:the\s+|our\s+|all\s+)*(?<what>[\p{L} ]{3,30}?)\s+(?:should|must|need to|could)\s+be\s+(?:really\s+|very\s+|much\s+|super\s+|a lot\s+)*(?:big|bigger|large|larger|huge)$/iu

/** "Call buttons should be really big". */
const asHuge: Turn = (clause) => {
  const what = tooBig.exec(clause)?.groups?.what
  return what === undefined ? undefined : `make the ${what} bigger`
}

const linked =
  /^add\s+(?:an?\s+|our\s+|the\s+)?(?:link|shortcut)\s+to\s+(?:our\s+|the\s+|my\s+)?(?<what>[\p{L}\d][\p{L}\d.-]{2,24})$/iu

/** "Add a link to lichess": to what is no screen. */
const asLinked: Turn = (clause, document) => {
  const what = linked.exec(clause)?.groups?.what
  return what === undefined || findNamedScreen(document, what)
    ? undefined
    : `add a button called "${what.charAt(0).toUpperCase()}${what.slice(1)}"`
}

const quoted = /^add\s+an?\s+button\s+["“](?<label>[^"”]{2,40})["”]\s+to\s+(?<deed>[a-z]+\s.{2,40})$/iu

/** 'A button "I had one" to log a cigarette': leads to the form where that is done. */
const asQuoted: Turn = (clause, document) => {
  const { label, deed } = quoted.exec(clause)?.groups ?? {}
  const form = deed === undefined ? undefined : formMeant(document, deed)
  return label === undefined ? undefined : `add a button "${label}"${form ? ` that opens ${form.name}` : ''}`
}

/** Those that may misread what another rule understands, tried last. */
export const lastTurns: readonly Turn[] = [
  asLinked,
  asQuoted,
  asTab,
  asHuge,
  asGiven,
  asInside,
  asOfOne,
  asNewest,
  asBigger,
  asShape,
  asMessaged,
  asPrices,
  asWhoWhat,
  asNamed,
]
