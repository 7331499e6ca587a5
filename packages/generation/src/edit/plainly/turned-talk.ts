import { byWord } from '../../by-word.ts'
import { toPlural, toSingular } from '../../words/forms.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { formForDeed } from '../frames/forms-of-deeds.ts'
import { mainForm } from './app-parts.ts'
import type { Turn } from './said-plainer.ts'

const nice =
  /^(?<what>(?:an?|some|more|another)\s[^,]{3,60}?)\s+(?:would|could|might)\s+be\s+(?:very\s+|really\s+|so\s+)?(?:nice|great|good|cool|helpful|useful|lovely|handy|perfect|awesome|practical)(?:\s+(?:too|as well|to have))?$/iu
const missing =
  /^(?:i|we)\s+(?:really\s+)?(?:miss|am missing|are missing|could use|could do with)\s+(?<what>(?:an?|some|the|more|another)\s.{3,60})$/iu

/** "A shopping list would be nice". */
const asWished: Turn = (clause) => {
  const what = nice.exec(clause)?.groups?.what ?? missing.exec(clause)?.groups?.what
  return what === undefined ? undefined : `add ${what.replace(/^the\b/i, 'a')}`
}

const attached =
  /^(?:attach|append|enclose|include|put in|stick|drop in|plug in)\s+(?<what>(?:an?|the|some|our|my)\s.{3,70})$/iu

/** "Attach a photo to the receipt". */
const asAttached: Turn = (clause) => {
  const what = attached.exec(clause)?.groups?.what
  return what === undefined ? undefined : `add ${what}`
}

const order =
  /^(?:make|put|list|show|sort|have)\s+(?:the\s+|our\s+|my\s+|all\s+)*(?<what>[\p{L} ]{3,24}?)\s+(?:in\s+)?(?:alphabetical(?:ly)?(?:\s+order)?|from a to z|by the alphabet|a to z)$/iu

/** "Make clients alphabetical". */
const asAlphabetical: Turn = (clause) => {
  const what = order.exec(clause)?.groups?.what
  return what === undefined ? undefined : `sort the ${what} by name`
}

const told =
  /^(?:write|mention|note|state|announce)\s+(?:that\s+)?(?<what>(?!down\b|who\b|what\b|when\b|how\b|where\b|which\b|it\b|this\b|to\b|the\s\p{L}+\s(?:of|on|in|to|for)\b)[\p{L}][^"“”:]{10,90})$/iu
const states =
  /\s(?:is|are|was|were|has|have|can|cannot|can['’]t|must|will|costs?|closes?|opens?|starts?|ends?|go|goes|need|needs|stay|stays|do|does|don['’]t)\s/i

/** "Write ferries are cancelled in strong wind". */
const asAnnounced: Turn = (clause) => {
  const what = told.exec(clause)?.groups?.what
  if (
    what === undefined ||
    !states.test(what) ||
    /\s(?:on|to|at|in|under|above|below|next to)\s+(?:the|each|every|all)\s/i.test(what)
  )
    return undefined
  return `add a text "${what.charAt(0).toUpperCase()}${what.slice(1)}" at the top`
}

const deed =
  /^(?:the\s+|our\s+|my\s+)?(?:\p{L}{3,16}\s)?(?<deed>booking|order|registration|reservation|sign-?up|checkout|application|payment|request)s?(?:\s+(?:form|page|screen))?\s+(?:needs?|should have|must have|should ask for|must ask for|lacks?|is missing|also needs|should include)\s+(?:an?\s+|the\s+)?(?<what>[\p{L} /-]{3,40})$/iu

/** "The booking needs a phone number": asked for where one books. */
const asInDeed: Turn = (clause, document) => {
  const found = deed.exec(clause)?.groups
  const form =
    found?.deed === undefined
      ? undefined
      : (formForDeed(document, found.deed.replace(/ing$/i, ''), '') ?? mainForm(document))
  if (
    !form ||
    found?.what === undefined ||
    /\b(?:button|page|screen|confirmation|list|chart|map)\b/i.test(found.what)
  )
    return undefined
  return `add a ${found.what} field to the ${form.name} form`
}

const optionsTo =
  /^add\s+(?:an?\s+|the\s+|their\s+)?(?<what>[\p{L} ]{3,30}?)\s+to\s+(?:the\s+|our\s+|all\s+)?(?<thing>\p{L}{3,20}s)\s*:\s*(?<list>.{5,120})$/iu
const bareTo =
  /^add\s+(?:an?\s+|their\s+)(?<what>(?!.*\b(?:button|list|page|screen|tab|chart|map|filter|section|banner|switch|reminder|countdown|form|timer|search|badge|text)\b)[\p{L} ]{3,30}?)\s+(?:to|for)\s+(?:our\s+|all\s+)?(?<thing>\p{L}{3,20}s)$/iu

/** "Add dietary wishes to guests: vegan, vegetarian". */
const asChoiceOfEach: Turn = (clause, document) => {
  const found = optionsTo.exec(clause)?.groups ?? bareTo.exec(clause)?.groups
  if (!found?.what || !found.thing) return undefined
  const kind = kindNamed(document, found.thing, true)
  return kind
    ? `add ${found.what} to each ${toSingular(found.thing.toLowerCase())}${found.list === undefined ? '' : `: ${found.list}`}`
    : undefined
}

const fontFor =
  /^(?:use\s+|make\s+)?(?:a\s+)?(?:bigger|larger)\s+(?:font|letters|text|type|print|writing)\s+(?:for|in|on|of)\s+(?:the\s+|our\s+)?(?<what>[\p{L} ]{3,30})$/iu

/** "Bigger font for the lamp checks". */
const asFontFor: Turn = (clause) => {
  const what = fontFor.exec(clause)?.groups?.what
  return what === undefined ? undefined : `make the ${what} bigger`
}

const often =
  /^(?:(?:i|we)\s+(?:also\s+)?(?:want|need|would like)(?:\s+to)?\s+(?:also\s+)?(?:be able to\s+)?|let\s+(?:me|us)\s+(?:also\s+)?)(?<verb>record|log|track|note|enter|write down|keep track of|save)\s+(?<what>(?:the|my|our|how)\s[\p{L} ]{3,40}?)\s+(?:of|for)\s+(?:the|each|every|a|my)\s+(?<thing>[\p{L}]{3,20})$/iu

/** "I also want to record the weight of the hive". */
const asRecorded: Turn = (clause, document) => {
  const { what, thing } = often.exec(clause)?.groups ?? {}
  return what !== undefined && thing !== undefined && kindNamed(document, thing)
    ? `add ${what} to each ${toSingular(thing.toLowerCase())}`
    : undefined
}

const tapSee =
  /^(?:let|allow)\s+(?<who>\p{L}+)\s+(?:to\s+)?tap\s+(?:on\s+)?(?<what>(?:an?|the|each|every)\s[\p{L} ]{3,24}?)\s+(?:to|and)\s+(?:see|open|show|read)\s+(?<then>.{3,50})$/iu

/** "Let people tap a trainer to see their classes". */
const asTap: Turn = (clause) => {
  const { what, then } = tapSee.exec(clause)?.groups ?? {}
  return what === undefined ? undefined : `when people tap ${what} show ${then ?? ''}`
}

const countOf =
  /^(?:people|users?|everyone|members?|visitors?|they|we|i)\s+(?:should|must|can|could|want to|need to)\s+(?:be able to\s+)?(?:see|know)\s+(?<what>how\s+(?:many|much)\s.{3,40})$/iu

/** "People should see how many voted". */
const asCount: Turn = (clause) => {
  const what = countOf.exec(clause)?.groups?.what
  return what === undefined ? undefined : `show ${what} at the top`
}

const firstAlone =
  /^(?:the\s+|my\s+)?(?<state>favou?rites?|open|urgent|new|unread|unpaid|overdue|free|latest|newest)(?:\s+(?<what>[\p{L}]{3,20}))?\s+(?:first|on top|at the top)$/iu

/** "Open ones first". */
const asFirst: Turn = (clause) => {
  const { state = '', what } = firstAlone.exec(clause)?.groups ?? {}
  if (state === '') return undefined
  const things = what === undefined || /^ones?$/i.test(what) ? 'list' : toPlural(toSingular(what))
  return /^(?:latest|newest)$/i.test(state)
    ? `sort the ${things} by date`
    : `put the ${state} ${things} on top`
}

const labelled =
  /^(?<what>[\p{L} ]{3,30}?)\s+(?:should|must)\s+be\s+(?:blue|green|red|orange|purple|pink|yellow|black|white)$/iu

/** "The whole thing should be blue". */
const asColored: Turn = (clause) => {
  const what = labelled.exec(clause)?.groups?.what
  return what !== undefined && /^(?:it|everything|the (?:whole )?(?:app|thing|design))$/i.test(what)
    ? `make it ${clause.split(' ').at(-1) ?? ''}`
    : undefined
}

const plainest =
  /^(?:it|the app|this|everything)(?:['’]s|\s+(?:is|looks?|feels?|seems?))\s+(?:a bit\s+|a little\s+|too\s+|so\s+|very\s+|really\s+|way too\s+|kind of\s+)*(?<how>boring|dull|bland|plain|cold|sterile|serious|childish|playful|loud|dark|bright|old|outdated|busy|complicated|grey|gray|sad|aggressive|corporate|techy)(?:[,.;].*)?$/iu
const instead: Readonly<Record<string, string>> = byWord({
  boring: 'playful',
  dull: 'playful',
  bland: 'bold',
  plain: 'bold',
  cold: 'warm',
  sterile: 'warm',
  serious: 'playful',
  corporate: 'playful',
  grey: 'playful',
  gray: 'playful',
  sad: 'playful',
  childish: 'elegant',
  playful: 'clean',
  loud: 'calm',
  aggressive: 'calm',
  old: 'clean',
  outdated: 'clean',
  techy: 'warm',
})

/** "It looks boring": the opposite of that. */
const asOpposite: Turn = (clause) => {
  const how = plainest.exec(clause)?.groups?.how?.toLowerCase()
  if (how === undefined) return undefined
  if (how === 'dark') return 'use light mode'
  if (how === 'bright') return 'use dark mode'
  const look = instead[how]
  return look === undefined
    ? /busy|complicated/.test(how)
      ? 'simplify the home screen'
      : undefined
    : `make it ${look}`
}

const insteadOf =
  /^(?:use|show|make|have)\s+(?<how>cards|tiles|a grid|a carousel|a timeline|a checklist|rows|big cards|a list)\s+(?:instead of|rather than)\s+(?:an?\s+|the\s+)?(?:list|rows|cards|grid|tiles|carousel|table)\s+(?:for|of|with|in|on)\s+(?:the\s+|our\s+|my\s+)?(?<what>[\p{L} ]{3,30})$/iu

/** "Use cards instead of a list for the donations". */
const asLaidOut: Turn = (clause) => {
  const { how, what } = insteadOf.exec(clause)?.groups ?? {}
  return how === undefined ? undefined : `show the ${what ?? ''} as ${how.replace(/^big\s/i, '')}`
}

const ownPhotos =
  /^make\s+(?:the\s+|all\s+)?(?<what>\p{L}{3,16})\s+(?<part>photos|pictures|images|covers)\s+(?<how>(?:much\s+|a bit\s+)?(?:bigger|larger|smaller))$/iu

/** "Make the plant photos bigger". */
const asPhotos: Turn = (clause, document) => {
  const { what = '', how } = ownPhotos.exec(clause)?.groups ?? {}
  return what !== '' && kindNamed(document, what) ? `make the photos ${how ?? 'bigger'}` : undefined
}

const buttonFor =
  /^(?:the\s+|our\s+)?(?<who>\p{L}{3,20})\s+(?:need|needs|want|wants|should have|should get)\s+an?\s+(?<button>(?:\p{L}+\s)?button)\s+to\s+(?<what>.{4,60})$/iu

/** "Drivers need a button to say they are late". */
const asButtonFor: Turn = (clause) => {
  const { button, what } = buttonFor.exec(clause)?.groups ?? {}
  if (button === undefined || what === undefined) return undefined
  const late = /^(?:say|tell us|report)\s+(?:that\s+)?they\s+(?:are|['’]re)\s+(?<how>[\p{L} ]{3,24})$/iu.exec(
    what,
  )?.groups?.how
  return late === undefined ? `add a ${button} to ${what}` : `add a button called "I am ${late}"`
}

const lessOf =
  /^(?:less|not so much|too much)\s+(?<color>red|green|blue|orange|yellow|pink|purple|brown|black|grey|gray|white)(?:[,.;].*)?$/iu

/** "Less red, it looks aggressive": the calm look, where the app has no such colour of its own. */
const asLessColor: Turn = (clause, document) => {
  const color = lessOf.exec(clause)?.groups?.color
  if (color === undefined) return undefined
  return document.app.theme.colors === undefined ? 'make it calm' : `less ${color}`
}

const toMoney =
  /^(?:change|convert|switch|turn)\s+(?:the\s+|all\s+)?[\p{L} ]{3,30}?\s+(?:to|into)\s+(?<money>(?:us |swiss )?(?:euros?|dollars?|pounds?|francs?|yen|rupees|chf|usd|eur|gbp))$/iu

/** "Change money saved to dollars". */
const asToMoney: Turn = (clause) => {
  const money = toMoney.exec(clause)?.groups?.money
  return money === undefined ? undefined : `change the currency to ${money}`
}

const colorful = /^(?:a bit\s+|some\s+|much\s+|a little\s+)?more\s+colou?rs?$/i

/** "A bit more colour". */
const asColorful: Turn = (clause) => (colorful.test(clause) ? 'make it bold' : undefined)

const counted =
  /^(?:add\s+)?(?:an?\s+)?(?<kind>(?:bar |line |pie )?(?:chart|graph|diagram))\s+(?:(?:of|about|showing|with|for|that shows)\s+)?how\s+(?:many|much)\s+(?<what>[\p{L}]{3,20})\s+(?:(?:are|is|were|was|i|we|they|have been)\s+)?(?<state>[\p{L} ]{3,24})$/iu

/** "A chart how many boxes are packed". */
const asCounted: Turn = (clause) => {
  const { kind, what, state } = counted.exec(clause)?.groups ?? {}
  return what === undefined
    ? undefined
    : `add a ${kind?.replace(/diagram/i, 'chart') ?? 'chart'} of ${what} ${state ?? ''}`
}

/** How people talk of what they want. */
export const talkTurns: readonly Turn[] = [
  asWished,
  asToMoney,
  asColorful,
  asCounted,
  asLaidOut,
  asPhotos,
  asButtonFor,
  asLessColor,
  asAttached,
  asAlphabetical,
  asAnnounced,
  asInDeed,
  asChoiceOfEach,
  asFontFor,
  asRecorded,
  asTap,
  asCount,
  asFirst,
  asColored,
  asOpposite,
]
