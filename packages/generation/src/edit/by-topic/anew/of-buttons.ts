import { toPlural, toSingular } from '../../../words/forms.ts'
import { baseOfVerb } from '../../../words/verbs.ts'
import { findNamedScreen } from '../../find-screen.ts'
import { kindNamed } from '../../frames/kind-of-thing.ts'
import { placeMeant } from '../../plainly/app-parts.ts'
import type { Anew } from './anew.ts'

const buttonThere =
  /^(?:add|put|i want|i need|we need|place)\s+(?:an?\s+|another\s+)(?:(?<look>big|small|round|red)\s+)?button\s+(?:on|to|in|at)\s+(?:the\s+|our\s+|my\s+|each\s+|every\s+)?(?<place>[\p{L} -]{3,24}?)(?:\s+(?<part>screen|page|tab|list|form))?\s+(?:(?:that|which)\s+(?:lets? (?:me|us|you|people)\s+)?|to\s+|for\s+|so (?:that )?(?:i|we|you|people) can\s+)(?<deed>\p{L}{3,14}\s[^"“”]{3,50})$/iu
const leading =
  /^(?:goes?|leads?|opens?|takes? (?:you|me|us|people)|brings? (?:you|me|us)|jumps?|link(?:s)?)(?:\s+to)?\s+(?:the\s+)?(?<to>[\p{L} -]{3,30})$/iu

/** "To mark a bed as watered today" is called "Mark as watered". */
const labelOf = (deed: string): string => {
  const short = deed
    .replace(
      /^(\p{L}+)\s+(?:an?|the|each|every|this|that|my|our|one)\s+[\p{L}]+\s+(as\s+\p{L}+).*$/iu,
      '$1 $2',
    )
    .replace(/\s+(?:today|now|for (?:today|now))$/iu, '')
    .replaceAll(/\b(?:an?|the|my|our|their|his|her)\s+/giu, '')
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}`
}

/** "A button on the beds screen to mark a bed as watered": what it does stands behind where it goes. */
const asButtonThere: Anew = (sentence, document) => {
  const { place = '', deed = '', part } = buttonThere.exec(sentence)?.groups ?? {}
  if (deed === '' || /^(?:an?|each|every)\s/i.test(place)) return undefined
  const isStart = /^(?:first|home|start|main|front)$/i.test(place)
  const screen = isStart
    ? document.screens.find(({ id }) => id === document.app.startScreenId)
    : (findNamedScreen(document, `${place} ${part ?? 'screen'}`) ?? placeMeant(document, place))
  if (!screen) return undefined
  const to = leading.exec(deed)?.groups?.to
  if (to === undefined) {
    const [verb = ''] = deed.toLowerCase().split(' ')
    const label = labelOf(deed)
    if (baseOfVerb(verb) === undefined || label.split(' ').length > 5) return undefined
    return [`add a button "${label}" to the ${screen.name} screen`]
  }
  const target = findNamedScreen(document, to) ?? placeMeant(document, to)
  const bare = to.replace(/\s+(?:screen|page)$/i, '')
  const title = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`
  return target
    ? [`add a button "${title}" to the ${screen.name} screen that opens ${target.name}`]
    : [`add a ${bare} screen`, `add a button "${title}" to the ${screen.name} screen that opens ${title}`]
}

const having =
  /^(?:the\s+|our\s+|my\s+|each\s+|every\s+)?(?<place>[\p{L} -]{3,28}?)(?:\s+(?:screen|page|list))?\s+(?:should|must|needs?(?: to)?|could)\s*(?:have|get|show)?\s+(?:an?\s+)(?:"(?<label>[^"]{2,30})"|“(?<curly>[^”]{2,30})”)\s+button(?:,?\s+(?:and|which|that)\s.*)?$/iu

/** "The cleaning rota should have a "I'll do it" button". */
const asItsButton: Anew = (sentence, document) => {
  const { place = '', label, curly } = having.exec(sentence)?.groups ?? {}
  const screen = place === '' ? undefined : (findNamedScreen(document, place) ?? placeMeant(document, place))
  return screen ? [`add a button "${label ?? curly ?? ''}" to the ${screen.name} screen`] : undefined
}

const outward =
  /^(?:add|put|i want|i need)\s+(?:an?\s+)?(?:button|link)\s+(?:to|that|which)\s+(?:opens?|shows?|sees?|finds?)\s+(?:the\s+|an?\s+|my\s+|our\s+)?(?<of>\p{L}{3,16}?)(?:['’]?s['’]?)?\s+(?<what>address|location|place|route|way)\s+(?:in|on|with)\s+(?<where>(?:google\s+|apple\s+)?maps?|the map app)$/iu

/** "A button to open the customer's address in maps": on the screen of one. */
const asOutward: Anew = (sentence, document) => {
  const { of = '' } = outward.exec(sentence)?.groups ?? {}
  if (of === '') return undefined
  const detail = kindNamed(document, toPlural(toSingular(of.toLowerCase())))?.detail
  const said = detail ?? findNamedScreen(document, 'detail screen')
  return said ? [`add a button "Open in maps" to the ${said.name} screen`] : undefined
}

const asButton =
  /^(?<what>[\p{L}' ]{3,28}?)\s+(?:should|must)\s+be\s+an?\s+(?<look>(?:(?:big|large|huge|round|red|yellow|green|orange|blue|small)(?:,?\s+(?:and\s+)?)){0,3})button\s+(?:on|at)\s+(?:the\s+)?(?<place>[\p{L} ]{3,20}?)(?:\s+(?:screen|page))?$/iu

/** "Call a taxi should be a big yellow button on the first screen". */
const asBigButton: Anew = (sentence, document) => {
  const { what, look = '', place = '' } = asButton.exec(sentence)?.groups ?? {}
  if (what === undefined) return undefined
  const isStart = /^(?:first|home|start|main|front)$/i.test(place)
  const screen = isStart
    ? document.screens.find(({ id }) => id === document.app.startScreenId)
    : findNamedScreen(document, place)
  if (!screen) return undefined
  const label = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  const size = /\b(?:big|large|huge)\b/i.test(look) ? [`make the "${label}" button bigger`] : []
  return [`add a button "${label}" to the ${screen.name} screen`, ...size]
}

const written =
  /^(?:there should be|add|put|show|i want|we need|have)\s+(?:an?\s+)?(?:text|sentence|line|note|notice|hint|message|welcome text)\s+(?:on|at|in|to)\s+(?:the\s+)?(?<place>[\p{L} ]{3,24}?)(?:\s+(?:page|screen))?\s*(?::|,?\s+(?:saying|that says|which says|with))\s*["“]?(?<text>[^"“”]{3,120}?)["”]?$/iu

/** "There should be a text on the first page: walk-ins welcome on Fridays". */
const asText: Anew = (sentence, document) => {
  const { place = '', text } = written.exec(sentence)?.groups ?? {}
  if (text === undefined) return undefined
  const isStart = /^(?:first|home|start|main|front)$/i.test(place)
  const screen = isStart
    ? document.screens.find(({ id }) => id === document.app.startScreenId)
    : findNamedScreen(document, place)
  return screen
    ? [`add a text "${text.charAt(0).toUpperCase()}${text.slice(1)}" to the ${screen.name} screen`]
    : undefined
}

/** Sentences of buttons, by where they stand and what they do, as clauses the rules know. */
export const anewOfButtons: readonly Anew[] = [asButtonThere, asItsButton, asOutward, asBigButton, asText]
