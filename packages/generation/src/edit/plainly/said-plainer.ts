import { byWord } from '../../by-word.ts'
import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { capitalise, toSingular } from '../../words/forms.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { findNamedScreen } from '../find-screen.ts'
import { placeMeant, stemsIn } from './app-parts.ts'
import { describedAs } from './in-app-words.ts'

/** A wish in words of any kind, as one the rules know; undefined where it is none of these. */
export type Turn = (clause: string, document: AppDocument) => string | undefined

const able =
  /^(?<who>(?:the\s+|our\s+|my\s+|all\s+)?[\p{L}]{2,20}(?:\s[\p{L}]{3,16})?)\s+(?:needs?|wants?|should have|should get|must have|would like)\s+(?:an?|some|the)\s+(?:way|possibility|option|chance|place|button|means)\s+(?:to|of|for)\s+(?<what>\p{L}+.{2,60})$/iu

/** "Teachers need a way to upload a worksheet". */
export const asAbility: Turn = (clause) => {
  const { who, what } = able.exec(clause)?.groups ?? {}
  return who === undefined ? undefined : `let ${who} ${what ?? ''}`
}

const wayTo =
  /^(?:add|i (?:want|need)|we need|there should be|include)\s+(?:an?\s+)?(?:way|possibility|option|means)\s+to\s+(?<verb>share|print|export|copy|download|save|call|delete|duplicate|cancel|edit|rate|report|like|follow|invite|archive|send)\s+(?<what>(?:an?|the|my|our|your|all|each|every)\s[\p{L} ]{3,30})$/iu

/** "A way to share my wishlist": a button on the screen of that name. */
export const asWay: Turn = (clause, document) => {
  const { verb = '', what = '' } = wayTo.exec(clause)?.groups ?? {}
  const bare = what.replace(/^(?:an?|the|my|our|your|all|each|every)\s/i, '')
  const screen = what === '' ? undefined : placeMeant(document, bare)
  return screen
    ? `add a button "${capitalise(verb.toLowerCase())} ${bare.toLowerCase()}" to the ${screen.name} screen`
    : undefined
}

const written =
  /^(?<what>(?:who|when|where|how|which|what)\s.{4,40}?)\s+should\s+(?:also\s+)?be\s+(?:written|shown|visible|said|displayed|mentioned|seen|there)\s+(?:next to|with|on|under|for|at|beside|in|below)\s+(?:each|every|all|the)\s+(?<thing>(?!.*\b(?:page|screen|top|bottom)\b)[\p{L} ]{3,24})$/iu

/** "Who checked it should be written next to each check". */
export const asAttribute: Turn = (clause) => {
  const { what, thing } = written.exec(clause)?.groups ?? {}
  return what === undefined ? undefined : `show ${what} for each ${toSingular(thing ?? '')}`
}

const logging =
  /^(?:also\s+)?(?:(?:i|we) (?:want|need|would like) to\s+)?(?:log|track|record|note|enter|write down)\s+(?:also\s+)?(?:how (?:much|many|long|often|well)|when|what)\s+(?:i|we|you|they)\s+(?<verb>\p{L}{3,12})(?:\s+(?:at|in|last|each|every|per|a)\s.{3,24})?(?:\s+(?:too|as well|also))?$/iu
const nouns: Readonly<Record<string, string>> = byWord({
  eat: 'meals',
  drink: 'drinks',
  weigh: 'weight',
  walk: 'walks',
  run: 'runs',
  spend: 'spending',
  earn: 'earnings',
  feel: 'mood',
})

/** "Log how much I slept": sleep is kept track of. */
export const asTracking: Turn = (clause) => {
  const verb = logging.exec(clause)?.groups?.verb?.toLowerCase()
  const base = verb === undefined ? undefined : (irregular[verb] ?? baseOfVerb(verb) ?? verb)
  return base === undefined ? undefined : `track: ${nouns[base] ?? base}`
}
const irregular: Readonly<Record<string, string>> = byWord({
  slept: 'sleep',
  ate: 'eat',
  drank: 'drink',
  ran: 'run',
  spent: 'spend',
  felt: 'feel',
})

const named =
  /^(?:change|replace|rename|swap)\s+the\s+(?:words?|term|name|expression)\s+["“]?(?<from>[\p{L}' -]{3,30}?)["”]?\s+(?:to|into|with|by|for)\s+["“]?(?<to>[\p{L}' -]{3,30}?)["”]?(?:\s+everywhere)?$/iu

/** "Change the word deals to projects". */
export const asWord: Turn = (clause) => {
  const { from, to } = named.exec(clause)?.groups ?? {}
  return from === undefined ? undefined : `instead of ${from} say ${to ?? ''}`
}

const warned = /^(?:an?\s+)?(?:warning|alert|alarm|notice)\s+(?<rest>(?:when|if|as soon as)\s.{5,60})$/iu

/** "Warning when ammonia is too high". */
export const asWarning: Turn = (clause) => {
  const rest = warned.exec(clause)?.groups?.rest
  return rest === undefined ? undefined : `show a warning ${rest}`
}

const warning =
  /^warn\s+(?:people|users?|me|us|them|everyone|members|guests)\s+(?:about|of|against|when|if)\s+(?<what>.{4,50})$/iu

/** "Warn people about thunderstorms". */
export const asWarned: Turn = (clause) => {
  const what = warning.exec(clause)?.groups?.what
  if (what === undefined) return undefined
  return /\b(?:when|if)\s/i.test(clause)
    ? `show a warning when ${what}`
    : `show a warning when there are ${what}`
}

const noMore = /^no\s+(?:more\s+)?(?<what>[\p{L} ]{3,30}?)(?:,.{5,100})?$/iu

/** "No emergency button, she presses it by mistake". */
export const asRemoval: Turn = (clause) => {
  const what = noMore.exec(clause)?.groups?.what
  return what === undefined ? undefined : `remove the ${what}`
}

const disliked =
  /^(?:i|we)\s+(?:do not|don['’]?t|never)\s+(?:like|want|need|use)\s+(?<what>(?:the|our|my|those|these|that|this)\s[\p{L} ]{3,40}?)(?:\s+(?:on top|at the top|any ?more|anymore))?$/iu

/** "I don't like the chips on top". */
export const asDisliked: Turn = (clause) => {
  const what = disliked.exec(clause)?.groups?.what
  return what === undefined ? undefined : `remove ${what}`
}

const howTo =
  /^(?:add|make|create|i (?:want|need)|we need)\s+(?:an?\s+)(?:new\s+)?(?:page|screen|text|guide|help page|article|section)\s+(?:about|on|that (?:tells|explains|shows)(?:\s+(?:people|me|us|them))?|explaining|showing|with)\s+(?<how>how\s+(?:to|you|one|we|it|the)\s.{4,50})$/iu

/** "A page about how to tie a bowline". */
export const asGuide: Turn = (clause) => {
  const how = howTo.exec(clause)?.groups?.how
  return how === undefined ? undefined : `add a "${capitalise(how)}" screen`
}

const asking =
  /^(?:the\s+|our\s+|my\s+)?(?<place>[\p{L} ]{3,30}?)\s+(?:form|page|screen|dialog)?\s*(?:should|must|needs to|has to)\s+(?:also\s+)?ask\s+(?:(?:for|about|people|them|me|us)\s+)?(?<told>.{3,80})$/iu

/** "The pothole form should ask how big it is: small, medium, large". */
export const asQuestion: Turn = (clause, document) => {
  const { place = '', told } = asking.exec(clause)?.groups ?? {}
  if (told === undefined) return undefined
  const screen = placeMeant(document, place.replace(/\s*form$/i, ''))
  const plain = told.replace(/^(?:the|an?|their|your)\s+/i, '')
  return /^(?:how|which|what|when|where|who|whether|if)\b/i.test(plain) || plain.includes(':')
    ? `when people fill in ${screen?.name ?? place} ask ${told}`
    : `add a ${plain} field to the ${screen?.name ?? place} form`
}

const onStart =
  /^(?:(?:put|show|have|add|i want|we want|display)\s+)?(?:the\s+|our\s+|my\s+|a\s+)?(?<what>[\p{L} ]{3,30}?)\s+(?:should (?:also\s+)?be\s+)?(?:right\s+)?(?:on|to|onto)\s+(?:the\s+)?(?:start|home|first|main|front)\s*(?:page|screen)?$/iu

/** "Seating chart on the start page": what is called so on a screen of its own leads there from the first. */
export const asOnStart: Turn = (clause, document) => {
  const what = onStart.exec(clause)?.groups?.what
  if (what === undefined) return undefined
  const screen = placeMeant(document, what)
  const list = screen?.components.find(
    ({ type, label }) => type === 'list' && stemsIn(what).some((stem) => stemsIn(label).includes(stem)),
  )
  if (list) return `put the ${list.label} on the home screen`
  const found = screen ? undefined : describedAs(document, what)
  if (
    found &&
    found.screen.id !== document.app.startScreenId &&
    /^(?:list|chart|text|container|datepicker|image)$/.test(found.node.type)
  )
    return `copy node:${found.node.id} to the home screen`
  return screen && screen.id !== document.app.startScreenId
    ? `add a link to ${screen.name} on the home screen`
    : undefined
}

const larger =
  /^(?:the\s+|our\s+|my\s+|all\s+)*(?<what>[\p{L} ]{3,30}?)\s+(?:should be|must be|need to be|are)\s+(?:too small|bigger|larger)$/iu
/** "The covers are too small". */
export const asLarger: Turn = (clause) => {
  const what = larger.exec(clause)?.groups?.what
  return what === undefined ? undefined : `make the ${what} bigger`
}

const due =
  /^(?:remind|alert|warn|notify|tell)\s+(?:me|us|people|them|users|everyone|members)\s+(?<when>(?:the day|a day|one day|two days|an hour|one hour|a week|\d+ \p{L}+)\s+before|when(?:ever)?|if|every \p{L}+|each \p{L}+|on \p{L}+|at \d[\d:]*)\s+(?<what>.{3,50})$/iu

/** "Remind me the day before something expires". */
export const asDue: Turn = (clause) => {
  const { when = '', what = '' } = due.exec(clause)?.groups ?? {}
  if (what === '') return undefined
  return /^(?:when|if)/i.test(when)
    ? `add a reminder for ${what}`
    : `add a reminder for ${what.replace(/^to\s+/i, '')} ${/before$/i.test(when) ? `on ${when}` : when}`
}

const looksIn =
  /^(?:in|on|at)\s+(?:the\s+)?(?<place>[\p{L} ]{3,24}?)(?:\s+(?:screen|page|tab))?,?\s+(?:there should be|i want|we want|i need|we need|please add|add|show|i['’]d like)\s+(?<what>(?:an?|the|some|all|more|my|our)\s.{3,60})$/iu

/** "On the walks page I want a map". */
export const asThere: Turn = (clause, document) => {
  const { place = '', what } = looksIn.exec(clause)?.groups ?? {}
  const screen = what === undefined ? undefined : placeMeant(document, place)
  return screen ? `add ${what ?? ''} to the ${screen.name} screen` : undefined
}

const also =
  /^(?:the\s+|our\s+|my\s+)?(?<place>[\p{L} ]{3,24}?)\s+(?:page|screen|tab|list)\s+(?:should|must|could)\s+(?:also\s+)?(?:show|have|say|tell|contain|include|list)\s+(?<what>(?:an?|the|their|some|all|more|my|our)\s.{3,60})$/iu

/** "The queens page should also show the hatch year". */
export const asShownThere: Turn = (clause, document) => {
  const { place = '', what } = also.exec(clause)?.groups ?? {}
  if (what === undefined) return undefined
  const screen = findNamedScreen(document, place) ?? placeMeant(document, place)
  const list = screen?.components.find(
    (node) => node.type === 'list' && stemsIn(node.label).some((stem) => stemsIn(place).includes(stem)),
  )
  return list
    ? `show ${what} for each ${toSingular(list.label.toLowerCase())}`
    : screen
      ? `add ${what} to the ${screen.name} screen`
      : undefined
}

const person =
  /^let\s+(?:the\s+|our\s+)?\p{L}{3,20}\s+see\s+(?:their|his|her)\s+(?:own\s+)?(?<what>[\p{L} ]{4,30})$/iu

/** "Let singers see their place in the queue": as one sees one's own. */
export const asOwnFigure: Turn = (clause, document) => {
  const what = person.exec(clause)?.groups?.what
  const isThere =
    what !== undefined &&
    [...walkNodes(document)].some(({ node }) =>
      stemsIn(what).every((stem) => stemsIn(node.label).includes(stem)),
    )
  return what === undefined || isThere
    ? undefined
    : `add a figure "My ${what.toLowerCase()}" at the top of the home screen`
}
