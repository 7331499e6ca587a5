import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { findIconName } from '@kwiq/catalogue/icons'
import { capitalise, toSingular } from '../../words/forms.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { isMeasure } from '../rules/units.ts'
import { mainForm, placeMeant, textsOf } from './app-parts.ts'
import type { Turn } from './said-plainer.ts'
import { moreTurns } from './turned-more.ts'
import { talkTurns } from './turned-talk.ts'

const filtering =
  /^(?:let|allow)\s+(?:the\s+|our\s+)?\p{L}{2,20}\s+(?:to\s+)?(?:filter|narrow(?: down)?|sort out|search)\s+(?:the\s+|our\s+)?(?<what>[\p{L} ]{3,24}?)\s+by\s+(?<by>(?:the\s+|their\s+)?[\p{L} ]{3,24})$/iu
const filterable =
  /^(?:(?:i|we|people|users?|you|they)\s+(?:want to|would like to|should|must|need to)\s+(?:be able to\s+)?)?(?:filter|narrow(?: down)?)\s+(?:the\s+|our\s+)?(?<what>[\p{L} ]{3,24}?)\s+by\s+(?<by>(?:the\s+|their\s+)?[\p{L} ]{3,24})$/iu

/** "Let parents filter sitters by language". */
const asFilterBy: Turn = (clause, document) => {
  const found = filtering.exec(clause)?.groups ?? filterable.exec(clause)?.groups
  if (!found?.what || !found.by || !placeMeant(document, found.what)) return undefined
  const by = found.by.replace(/^(?:the|their)\s+/i, '')
  return `add a filter by ${by} to the ${placeMeant(document, found.what)?.name ?? found.what}`
}

const calling =
  /^(?<who>(?:the\s+|our\s+)?\p{L}{3,20})\s+(?:should|must|want to|need to|wants to|needs to|can|could|would like to)\s+(?:also\s+)?(?:be able to\s+)?(?:call|phone|ring)\s+(?<whom>(?:the|our|their|an?)\s[\p{L} ]{3,24})$/iu

/** "Parents want to call the driver". */
const asCall: Turn = (clause) => {
  const whom = calling.exec(clause)?.groups?.whom
  return whom === undefined
    ? undefined
    : `add a button called "Call ${whom.replace(/^(?:their|an?|our)\s/i, 'the ')}"`
}

const notHaving =
  /^(?:the\s+|our\s+|all\s+)*(?<what>[\p{L} ]{3,30}?)\s+(?:should(?:n['’]?t| not)|must(?:n['’]?t| not)|do(?:es)?(?:n['’]?t| not) need to|do(?:es)?(?:n['’]?t| not) have to)\s+(?:have|show|display|say|list|contain|include)\s+(?:any\s+|an?\s+|the\s+|their\s+)?(?<part>[\p{L} ]{3,24})$/iu

/** "Guest passes shouldn't have prices". */
const asWithout: Turn = (clause) => {
  const { what, part } = notHaving.exec(clause)?.groups ?? {}
  return what === undefined ? undefined : `remove the ${part ?? ''} from the ${what}`
}

const rather =
  /^(?:i|we)(?:['’]d|\s+would)?\s+(?:rather have|prefer(?: to have)?|rather see|rather like|like)\s+(?<how>round(?:er)?|square|bigger|larger|smaller|darker|lighter|brighter|rounder)\s+(?<what>[\p{L} ]{3,24})$/iu

/** "I'd rather have round pictures". */
const asRather: Turn = (clause) => {
  const { how, what } = rather.exec(clause)?.groups ?? {}
  return how === undefined ? undefined : `make the ${what ?? ''} ${how}`
}

const logo =
  /^(?:use|take|put|have)\s+(?:an?\s+|the\s+|our\s+)?(?<what>[\p{L} ]{3,24}?)\s+(?:as|for)\s+(?:the\s+|our\s+|my\s+|a\s+)?(?:app\s+)?(?:logo|icon)$/iu

/** "Use a washing machine as logo". */
const asLogo: Turn = (clause) => {
  const what = logo.exec(clause)?.groups?.what
  if (what === undefined) return undefined
  const icon = [what, ...what.split(' ').toReversed()].find(
    (word) => findIconName(word.toLowerCase()) !== undefined,
  )
  return `change the app icon to ${icon ?? what}`
}

const out =
  /^(?!.*\bout of\b)(?:leave|take|throw|cut|kick|drop)\s+(?:out\s+)?(?<what>(?:the|our|my|all)\s[\p{L} ]{3,30}?)(?:\s+out)?$|^(?:we|i)\s+(?:do not|don['’]?t)\s+need\s+(?<unneeded>(?:the|any|an?)\s[\p{L} ]{3,30})$/iu

/** "Leave out the invoices". */
const asOut: Turn = (clause) => {
  const found = /^(?:leave|take|throw|cut|kick)\b(?=.*\bout\b)|^drop\b|^(?:we|i)\b/i.test(clause)
    ? out.exec(clause)?.groups
    : undefined
  const what = found?.what ?? found?.unneeded
  return what === undefined ? undefined : `remove ${what.replace(/^(?:any|an?)\s/i, 'the ')}`
}

const charted =
  /^(?:show|display|draw|put|see|have)\s+(?:the\s+|my\s+|our\s+)?(?<what>[\p{L} ]{4,30}?)\s+(?:as|in)\s+(?:an?\s+)?(?<kind>(?:bar |line |pie |donut )?(?:chart|graph|diagram|curve))$/iu

/** "Show the battery cycles as a chart", where they are none yet. */
const asChart: Turn = (clause, document) => {
  const { what = '', kind } = charted.exec(clause)?.groups ?? {}
  if (what === '') return undefined
  const isChart = [...walkNodes(document)].some(
    ({ node }) => node.type === 'chart' && node.label.toLowerCase().includes(what.toLowerCase()),
  )
  const graph = kind?.replace(/diagram|curve/i, 'chart') ?? 'chart'
  return isChart ? undefined : `add a ${graph} of ${what}`
}

const levels = /^(?<told>add\s.{3,60}?)\s+with\s+(?:three|3)\s+(?:levels|grades|degrees)$/iu

/** "Add difficulty to the knots with three levels". */
const asLevels: Turn = (clause) => {
  const told = levels.exec(clause)?.groups?.told
  return told === undefined
    ? undefined
    : `${told.replace(/\s+to\s+the\s+(\p{L}+)$/iu, (_, thing: string) => ` to each ${toSingular(thing)}`)}: low, medium, high`
}

const middle =
  /^(?:put|move|place|show)\s+(?:the\s+)?(?<what>[\p{L} ]{3,30}?)\s+(?:in|into|to)\s+the\s+middle(?:\s+of\s+(?:the\s+)?(?:menu|tab bar|tabs|navigation|bar)(?:\s+bar)?)?$/iu

/** "In the middle of the menu bar": the third of five tabs. */
const asMiddle: Turn = (clause, document) => {
  const what = middle.exec(clause)?.groups?.what
  const screen = what === undefined ? undefined : placeMeant(document, what)
  return screen ? `make ${screen.name} the third tab` : undefined
}

const typo =
  /^(?:there(?:['’]s|s| is)\s+)?(?:an?\s+)?(?:spelling\s+)?(?:mistake|error|typo)\s+in\s+(?<what>(?:the|our|my)\s[\p{L} ]{3,24}?)[,;:.]?\s+(?:(?:it|this|that)\s+)?(?:should|must|has to|needs to)\s+(?:be|say|read|be called)\s+(?<to>.{2,50})$/iu

/** "There's a typo in the title, it should be Rook". */
const asTypo: Turn = (clause) => {
  const { what, to } = typo.exec(clause)?.groups ?? {}
  return what === undefined ? undefined : `change ${what} to "${to ?? ''}"`
}

const inUnit =
  /^(?:(?:please\s+)?(?:show|display|give|write|put)\s+)?(?:all\s+|the\s+|my\s+|our\s+)*(?<what>[\p{L} ]{3,24}?)\s+(?:should be\s+|must be\s+)?(?:shown\s+)?in\s+(?<unit>[\p{L}°/]{1,14})(?:\s+(?:instead of|not|rather than)\s+(?:in\s+)?[\p{L}°/]{1,14})?$/iu

/** "The temperature in Fahrenheit". */
const asUnit: Turn = (clause) => {
  const unit = inUnit.exec(clause)?.groups?.unit
  const isMoney = /\b(?:prices?|money|amounts?|costs?|fees?|sums?|everything)\b/i.test(
    inUnit.exec(clause)?.groups?.what ?? '',
  )
  return unit !== undefined && !isMoney && isMeasure(unit) ? `show units in ${unit}` : undefined
}

const withOne =
  /^(?:(?:show|list|display|have)\s+)?(?:the\s+|our\s+|all\s+)?(?<what>[\p{L}]{3,20}s)\s+with\s+(?:an?\s+|their\s+)(?<part>(?:photo|picture|image|price|rating|phone number|date|address|description|age|icon))$/iu

/** "Devices with a picture". */
const asEach: Turn = (clause, document) => {
  const { what = '', part } = withOne.exec(clause)?.groups ?? {}
  return what !== '' && kindNamed(document, what)
    ? `add a ${part ?? ''} to each ${toSingular(what.toLowerCase())}`
    : undefined
}

const mentioned =
  /^(?<said>[\p{L}\d][^"“”]{8,90}?)[,.;:–-]*\s+(?:(?:and\s+)?please\s+)?(?:mention|write|say|note|add|put)\s+(?:that|it|this)(?:\s+(?:on|to|in|at)\s+(?<place>(?:the\s+)?[\p{L} ]{3,24}))?(?:\s+(?:somewhere|there|please))?$/iu

/** "Children under six go free, please mention that". */
const asMentioned: Turn = (clause, document) => {
  const { said, place } = mentioned.exec(clause)?.groups ?? {}
  if (
    said === undefined ||
    /^(?:add|put|make|show|write|remove|move|change|rename|i|we|let|when|if|where|how|who|what|can|could)\b/i.test(
      said,
    )
  )
    return undefined
  const bare = place?.replace(/^the\s+(?:page|screen)$/i, '').trim() ?? ''
  const screen = bare === '' ? undefined : placeMeant(document, bare)
  return `add a text "${capitalise(said.trim())}"${screen ? ` to the ${screen.name} screen` : ' at the top'}`
}

const wordChange =
  /^(?:change|replace|rename)\s+(?:the\s+word\s+)?(?<from>\p{Ll}{4,16})\s+(?:to|with|by|into)\s+(?<to>(?!an?\s|the\s)\p{Ll}{3,16}(?:\s(?!everywhere|please|now)\p{Ll}{2,16})?)$/u
const looks =
  /^(?:list|lists|grid|cards?|rows?|carousel|tabs?|chart|map|icons?|photos?|pictures?|colou?rs?|dark|light|theme|font|monthly|weekly|yearly|daily|month|week|year|miles?|pounds?|euros?|dollars?|metres?|meters?|title|subtitle|green|blue|black|white|yellow|orange|purple|pink|brown|grey|gray|price|logo|language|name|time|date|button|background|everything)$/i

/** "Change taken to done": within longer names. */
const asWordWithin: Turn = (clause, document) => {
  const { from = '', to } = wordChange.exec(clause)?.groups ?? {}
  if (from === '' || looks.test(from)) return undefined
  const texts = [...walkNodes(document)].flatMap(({ node }) => textsOf(node))
  const isExact =
    texts.some((text) => text.toLowerCase() === from) ||
    document.screens.some(({ name }) => name.toLowerCase() === from)
  const isWithin = texts.some((text) => new RegExp(`\\b${from}\\b`, 'iu').test(text))
  return isWithin && !isExact ? `instead of ${from} say ${to ?? ''}` : undefined
}

const first =
  /^(?:the\s+|our\s+)?(?<what>[\p{L} ]{3,30}?)\s+(?:should|must|has to|needs to)\s+(?:come|be|stand|go|appear)\s+(?<where>before|above|after|below|under)\s+(?<other>(?:the|our)\s[\p{L} ]{3,30})$/iu

/** "The snow report should come before the lifts". */
const asBefore: Turn = (clause) => {
  const { what, where, other } = first.exec(clause)?.groups ?? {}
  if (what === undefined || where === undefined) return undefined
  return `put the ${what} ${where.replace(/before/i, 'above').replace(/after|under/i, 'below')} ${other ?? ''}`
}

const placeFor =
  /^(?:the\s+|our\s+)?(?<who>[\p{L}]{3,20})\s+(?:need|needs|want|wants|should have)\s+(?:an?\s+)?(?:place|field|space|room|box)\s+for\s+(?:their\s+|the\s+|a\s+)?(?<what>[\p{L} ]{3,24})$/iu

/** "Technicians need a place for notes". */
const asPlaceFor: Turn = (clause, document) => {
  const what = placeFor.exec(clause)?.groups?.what
  const form = what === undefined ? undefined : mainForm(document)
  return form ? `add a ${what ?? ''} field to the ${form.name} form` : undefined
}

const possible =
  /^(?:it\s+(?:should|must|has to)\s+be\s+possible|(?:i|we)\s+(?:want|need)\s+(?:it\s+)?to be (?:possible|able))\s+to\s+(?<what>\p{L}+\s.{3,60})$/iu

/** "It should be possible to name a room". */
const asPossible: Turn = (clause) => {
  const what = possible.exec(clause)?.groups?.what
  return what === undefined || baseOfVerb(what.split(' ')[0]?.toLowerCase() ?? '') === undefined
    ? undefined
    : `let people ${what}`
}

const soNo =
  /^(?:i|we|people|they|customers|it|the|our)\s.{6,70}?,?\s+so\s+(?:there is |there['’]s )?no\s+(?:need for (?:an?\s+)?)?(?<what>[\p{L} ]{3,30}?)(?:\s+(?:is\s+)?(?:needed|necessary))?$/iu

/** "We pay at the counter, so no payment page". */
const asSoNo: Turn = (clause) => {
  const what = soNo.exec(clause)?.groups?.what
  return what === undefined ? undefined : `remove the ${what}`
}

const overdue =
  /^(?:show|see|add|know|display)\s+how\s+(?<how>long|often|far|many times)\s+(?:an?|the|each|every)\s+(?<what>\p{L}{3,16})\s+(?:is|was|has been|gets?|will be)\s+(?<state>[\p{L} ]{3,20})$/iu

/** "Show how long a tool is overdue". */
const asDegree: Turn = (clause) => {
  const { how, what, state } = overdue.exec(clause)?.groups ?? {}
  if (what === undefined || how === undefined) return undefined
  const name = /long/i.test(how)
    ? `days ${state ?? ''}`
    : /far/i.test(how)
      ? 'distance'
      : `times ${state ?? ''}`
  return `show the ${name} of each ${what}`
}

const weeks =
  /^(?:(?:can you\s+)?make\s+(?:the\s+)?calendar\s+show|show)\s+(?:a\s+|the\s+)?(?<to>week|month)s?\s+(?:instead of|rather than|not)\s+(?:a\s+|the\s+)?(?:month|week)s?(?:\s+in\s+the\s+calendar)?$/iu

/** "Make the calendar show weeks instead of months". */
const asWeeks: Turn = (clause) => {
  const to = weeks.exec(clause)?.groups?.to
  return to === undefined ? undefined : `show the calendar as a ${to.toLowerCase()}`
}

const stashed =
  /^add\s+(?<count>\d+)\s+(?<unit>\p{L}+s)\s+of\s+(?<what>[\p{L} ]{3,30}?)\s+to\s+(?:the|my|our)\s+(?<place>[\p{L} ]{3,24})$/iu

/** "Add 5 skeins of blue merino to the stash". */
const asStock: Turn = (clause, document) => {
  const { count, unit, what, place } = stashed.exec(clause)?.groups ?? {}
  const screen = place === undefined ? undefined : placeMeant(document, place)
  const list = screen?.components.find(
    ({ type, properties }) => type === 'list' && !/^(?:chips|stats|stories)$/.test(String(properties.layout)),
  )
  return list && what !== undefined
    ? `add "${capitalise(what)}" to the ${list.label} list, ${count ?? ''} ${unit ?? ''}`
    : undefined
}

/** Sentences whose form says what is meant, in words the rules know: read so before any rule sees them. */
const turns: readonly Turn[] = [
  asTypo,
  asMentioned,
  asSoNo,
  asFilterBy,
  asCall,
  asWithout,
  asRather,
  asLogo,
  asOut,
  asLevels,
  asMiddle,
  asUnit,
  asEach,
  asWordWithin,
  asBefore,
  asPlaceFor,
  asPossible,
  asDegree,
  asWeeks,
  asStock,
  asChart,
]

/** What a sentence asks for in words the rules know; undefined where its form is none of these. */
export function turnedFirst(sentence: string, document: AppDocument): string | undefined {
  for (const turn of [...turns, ...moreTurns, ...talkTurns]) {
    const said = turn(sentence, document)
    if (said !== undefined && said !== sentence) return said
  }
  return undefined
}
