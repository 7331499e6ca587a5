import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { toPlural, toSingular } from '../../words/forms.ts'
import { callInstead } from '../frames/instead-of.ts'
import { findNamedScreen } from '../find-screen.ts'
import type { EditRule } from '../rule.ts'
import { formMeant, placeMeant, stemsIn, textsOf } from './app-parts.ts'
import * as plainer from './said-plainer.ts'
import type { Turn } from './said-plainer.ts'
import { lastTurns } from './turned-late.ts'
import { lateTurns } from './turned-more.ts'

const renaming =
  /^(?:change|rename|call|turn)\s+(?:the\s+|all\s+)?(?<from>\p{Ll}{3,20}s)\s+(?:to|into|as|in)?\s*(?<to>\p{L}{3,20}s)$/u

/** "Change points to leaves": a word that stands in many places, and is the name of no single part. */
export const renameWord: EditRule = (clause, document) => {
  const { from = '', to = '' } = renaming.exec(clause)?.groups ?? {}
  if (
    from === '' ||
    /^(?:tabs|icons|colors|colours|buttons|fonts|prices|pictures|photos|cards|rows|corners)$/i.test(from)
  )
    return undefined
  const one = toSingular(from)
  const nodes = [...walkNodes(document)].map(({ node }) => node)
  const isIn = (text: string) => new RegExp(`\\b(?:${from}|${one})\\b`, 'iu').test(text)
  const isScreen = document.screens.some(({ name }) => name.toLowerCase() === from)
  const isExact = nodes.some(
    ({ label }) => label.toLowerCase() === from || label.toLowerCase() === toPlural(one),
  )
  const places = nodes.filter((node) => textsOf(node).some(isIn)).length
  return places > (isExact ? 3 : 1) && !isScreen
    ? callInstead(`instead of ${from} say ${to}`, document)
    : undefined
}

const own =
  '(?:(?:their|its|his|her)\\s+own|an?\\s+(?:own|separate|extra)|an?\\s+\\p{L}+\\s+of\\s+(?:their|its)\\s+own)'
const ownPlace = new RegExp(
  `^(?:the\\s+|our\\s+|my\\s+)?(?<what>[\\p{L} ]{3,24}?)\\s+(?:should|must|need|needs|could|can)\\s+(?:to\\s+)?(?:have|get|be on|go on|be in)\\s+${own}\\s*(?<kind>tab|page|screen|section|area|corner)$`,
  'iu',
)
const separate =
  /^(?:add\s+|make\s+|create\s+|i (?:want|need)\s+|we need\s+)?(?:an?\s+)(?:(?:own|separate|extra|new)\s+)?(?<kind>tab)\s+(?:for|with|about|of)\s+(?:the\s+|our\s+|my\s+|all\s+)?(?<what>[\p{L} ]{3,30})$/iu
const withIn =
  /^(?:add|make|create|i (?:want|need)|we need)\s+(?:an?\s+)(?:new\s+)?(?<kind>tab|page|screen)\s+(?:for|with|about|of|showing)\s+(?:the\s+|our\s+|my\s+|all\s+|some\s+)*(?:photos|pictures|images)\s+(?:of|from)\s+(?:the\s+|our\s+|my\s+|all\s+)*(?<what>[\p{L} ]{3,30})$/iu

const asPage: Turn = (clause, document) => {
  const photo = withIn.exec(clause)?.groups
  if (photo?.what) {
    const name = `${toSingular(photo.what.toLowerCase().split(' ').at(-1) ?? '')} photos`
    return `add a ${name} screen${photo.kind?.toLowerCase() === 'tab' ? ' to the tab bar' : ''}`
  }
  const found = ownPlace.exec(clause)?.groups ?? separate.exec(clause)?.groups
  if (!found?.what) return undefined
  const isTab = /tab/i.test(found.kind ?? '')
  const there = findNamedScreen(document, `${found.what} screen`)
  if (there) return isTab ? `put ${there.name} in the tab bar` : undefined
  return `add a ${found.what} screen${isTab ? ' to the tab bar' : ''}`
}

const page =
  /^(?:add|make|create|include|i (?:want|need)|we need|there should be)\s+(?:an?\s+)(?:new\s+|extra\s+)?(?<kind>page|screen)\s+(?:for|about|with|showing|of)\s+(?:the\s+|our\s+|my\s+|all\s+)*(?<what>[\p{L} ]{3,30})$/iu

const asScreen: Turn = (clause) => {
  const what = page.exec(clause)?.groups?.what
  return what === undefined ? undefined : `add a ${what} screen`
}

const starting =
  /^(?:the\s+|our\s+|my\s+)?(?<what>[\p{L} ]{3,30}?)\s+(?:should|must|has to|needs to|could)\s+be\s+(?:the\s+)?(?:start(?:ing)? (?:screen|page)|home (?:screen|page)|first (?:screen|page|thing(?:\s.{2,30})?)|what .{2,20} sees? first|on the first page|landing page)$/iu

const asStart: Turn = (clause, document) => {
  const what = starting.exec(clause)?.groups?.what
  if (what === undefined) return undefined
  const screen = findNamedScreen(document, what) ?? holding(document, what)
  return screen ? `make ${screen.name} the start screen` : undefined
}

/** The screen something of that name is on. */
function holding(document: AppDocument, what: string) {
  const wanted = stemsIn(what)
  if (wanted.length === 0) return undefined
  return [...walkNodes(document)].find(({ node }) =>
    wanted.every((stem) => stemsIn(node.label).includes(stem)),
  )?.screen
}

const filtered = [
  /^(?:add\s+(?:an?\s+)?|i (?:want|need)\s+(?:an?\s+)?|we need\s+(?:an?\s+)?|include\s+(?:an?\s+)?)(?<value>(?!search|date)[\p{L}-]{3,16}(?:\s[\p{L}-]{3,12})?)\s+filters?\s+(?:for|to|on|in)\s+(?:the\s+|our\s+)?(?<what>[\p{L} ]{3,24})$/iu,
]

const asFilter: Turn = (clause, document) => {
  const found = filtered.map((form) => form.exec(clause)).find(Boolean)?.groups
  if (!found?.value || !found.what || !placeMeant(document, found.what)) return undefined
  const place = placeMeant(document, found.what)
  return `add "${found.value.charAt(0).toUpperCase()}${found.value.slice(1)}" to the filter on ${place?.name ?? found.what}`
}

const tidying =
  /^(?:(?:there is|there['’]s|it has|i have)\s+)?(?:too much|too many things|so much stuff|way too much|a lot going on)\s+(?:stuff\s+)?(?:on|in)\s+(?<where>(?:the\s+)?[\p{L} ]{3,24}?)(?:,?\s+(?:please\s+)?(?:clean|tidy|clear|slim|sort)\s+(?:it|that|this)\s*(?:up|down|out)?)?$|^(?:please\s+)?make\s+(?:it|everything|the app)\s+(?:a (?:bit|little)\s+|much\s+)?(?:less (?:cluttered|crowded|busy|full)|tidier|cleaner|simpler|clearer)$|^(?:it(?:['’]s| is)|the app is|everything is|this is)\s+(?:a bit\s+|way\s+|much\s+)?too\s+(?:cluttered|crowded|busy|full|much|complicated)(?:,.{3,40})?$/iu

const asTidied: Turn = (clause) => {
  const found = tidying.exec(clause)
  return found
    ? `simplify ${found.groups?.where?.replace(/^(?:my|our)\s+/i, 'the ') ?? 'the home screen'}`
    : undefined
}

const reminding =
  /^(?:remind|alert|tell|notify)\s+(?:me|us|people|them|users|everyone|members)\s+(?:to|about|of|when|before|that)\s+(?<what>[\p{L}\d ,.']{3,60})$/iu

const asReminder: Turn = (clause) => {
  const what = reminding.exec(clause)?.groups?.what
  return what === undefined ? undefined : `add a reminder to ${what}`
}

const inSettings =
  /^(?:add\s+)?(?:an?\s+|the\s+)?(?<what>log ?out|log-out|sign ?out|delete account|change password|help|feedback|contact)\s+(?:button|link|option|entry)\s+(?:in|to|on)\s+(?:the\s+)?(?<place>[\p{L} ]{3,20})$/iu

const asButton: Turn = (clause) => {
  const { what, place } = inSettings.exec(clause)?.groups ?? {}
  return what === undefined
    ? undefined
    : `add a button "${what.charAt(0).toUpperCase()}${what.slice(1).toLowerCase()}" to the ${place ?? 'settings'} screen`
}

const ofForm =
  /^add\s+(?:an?\s+|the\s+)?(?<what>(?!.*\b(?:and|or|button|link|list|chart|map|photo|picture|section|page|screen|tab|banner|text|filter|search|icon|switch|note)\b)[\p{L} -]{3,24})\s+to\s+(?:the\s+|our\s+)?(?<place>[\p{L} ]{3,24})$/iu

/** "Add medicine to the daily report": where that is filled in, it is asked for. */
const asField: Turn = (clause, document) => {
  const { what, place } = ofForm.exec(clause)?.groups ?? {}
  if (
    what === undefined ||
    place === undefined ||
    /^(?:home|start|first|tab|settings|profile|menu|app)\b/i.test(place)
  )
    return undefined
  const form = formMeant(document, place)
  const isNamed =
    form &&
    stemsIn(place).every((stem) => stemsIn(`${form.name} ${form.components[0]?.label ?? ''}`).includes(stem))
  return isNamed ? `add a ${what} field to the ${form.name} form` : undefined
}

/** Ways to say again what a wish of any wording asks for, tried where nothing has understood it as it is. */
export const turnsSaidAgain: readonly Turn[] = [
  asStart,
  plainer.asDue,
  plainer.asAbility,
  plainer.asWay,
  plainer.asAttribute,
  plainer.asShownThere,
  plainer.asTracking,
  plainer.asWord,
  plainer.asWarning,
  plainer.asWarned,
  plainer.asRemoval,
  plainer.asDisliked,
  plainer.asGuide,
  plainer.asQuestion,
  plainer.asOnStart,
  plainer.asLarger,
  plainer.asThere,
  plainer.asOwnFigure,
  asFilter,
  asTidied,
  asReminder,
  asButton,
  ...lateTurns,
  ...lastTurns,
  asPage,
  asField,
  asScreen,
]
