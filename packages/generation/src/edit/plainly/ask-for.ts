import { type AppDocument, collectNodeIds, type Screen } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { askedIn } from '../frames/ask-in-form.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { attributesSaid, type SaidAttribute } from '../frames/said-attributes.ts'
import { freeId } from '../free-id.ts'
import { placeOn } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { lastFilledIn } from '../rules/told-fields.ts'
import { formMeant, formsOf, mainForm } from './app-parts.ts'

const field = '(?:(?:text|input|new|extra|additional)\\s+)?(?:field|box|question|input|line|entry field)'
const adding =
  '(?:(?:add|include|put(?: in)?|give (?:me|us)|i (?:want|need|would like|miss)|we (?:want|need|would like|miss)|there should be|have|make)\\s+)?(?:an?\\s+|another\\s+|one more\\s+|the\\s+|some\\s+)?(?:more\\s+|new\\s+|extra\\s+|second\\s+)?'
const writing =
  '(?:write(?: down)?|say|enter|tell|type(?: in)?|choose|pick|select|note|add|give|state|fill in|put in|mention|specify)'
const whom =
  '(?:them|him|her|people|us|me|users?|guests?|customers?|members?|everyone|one|you|they|we|i|he|she)'
const place = '(?:\\s+(?:to|in|on|at|into|when|while|during|for|of)\\s+(?<place>[^:"“”]{3,50}))?'
const forms = [
  // "One more field in the absence form: reason".
  `^${adding}${field}\\s+(?:in|on|to|at|into)\\s+(?<place>[^:"“”]{3,40}?)\\s*(?::|\\bfor|\\bcalled|\\bwith|\\babout|\\bnamed)\\s*(?<told>[^:"“”]{3,60})$`,
  // "A field for the colour of the queen's mark in the inspection form".
  `^${adding}${field}\\s+(?:for|about|called|named|to\\s+${writing}|where\\s+${whom}\\s+(?:can|could)\\s+${writing}|in which\\s+${whom}\\s+(?:can|could)\\s+${writing})\\s+(?<told>[^:"“”]{3,50}?)(?:\\s+(?:to|in|on|at|into|when|while|during)\\s+(?<place>[^:"“”]{3,50}))?$`,
  `^${adding}(?<told>[^:"“”]{3,40}?)\\s+${field}${place}$`,
  // "A reason when a parcel could not be delivered".
  `^(?:add|include|i (?:want|need))\\s+(?:an?|the)\\s+(?<told>[\\p{L} ]{3,24}?)\\s+(?:when|if|in case|for when)\\s+(?<place>[^,:"“”]{4,50})$`,
  // "When someone reports a bike, let them write where".
  `^(?:when(?:ever)?|if|while|before|after)\\s+(?<place>[^,:"“”]{4,50}?),?\\s+(?:please\\s+)?(?:also\\s+)?(?:(?:let|have|make|allow)\\s+)?${whom}\\s+(?:should\\s+|must\\s+|can\\s+|could\\s+|have to\\s+|need to\\s+|to\\s+)?(?:be able to\\s+)?(?:also\\s+)?${writing}\\s+(?:us\\s+|in\\s+|down\\s+)?(?<told>[^:"“”]{3,60})$`,
  `^(?:when(?:ever)?|if|while|before|after)\\s+(?<place>[^,:"“”]{4,50}?),?\\s+(?:please\\s+)?(?:also\\s+)?ask\\s+(?:(?:them|people|me|us|for|about)\\s+){0,2}(?<told>[^:"“”]{3,60})$`,
  `^ask\\s+(?:(?:people|them|him|her|users?|guests?|customers?|members?|everyone)\\s+)?(?:also\\s+)?(?:for|about)\\s+(?<told>[^,:"“”]{3,40})$`,
  // "Let me save my licence plate".
  `^(?:let|allow)\\s+(?:the\\s+)?[\\p{L}]{2,16}\\s+(?:to\\s+)?(?:save|store|enter|keep|note|remember|write down|record|type in|put in)\\s+(?:my|their|his|her|our|the)\\s+(?<told>[^:"“”]{3,40}?)${place}$`,
  `^(?:i|we)\\s+(?:want|need|would like)\\s+to\\s+(?:be able to\\s+)?(?:save|store|enter|keep|note(?: down)?|write down|record|type in|put in)\\s+(?<told>(?:my|our|the|how|who|when|where|which|what)\\s[^:"“”]{3,40}?)${place}$`,
].map((form) => new RegExp(form, 'iu'))

/** Parts of a screen, and what is said of those there are, are no fields. */
const isOther =
  /\b(?:after|before|below|above|under|next to|buttons?|screens?|pages?|tabs?|charts?|maps?|lists?|sections?|banners?|search|filters?|icons?|links?|pictures?|photos?|images?|bigger|smaller|colou?rs? of the (?:app|buttons?)|remove|between|favou?rites?|list|and)\b/i

/** What is to be filled in, as it was said; a longer name where it is one. */
function attributeIn(told: string): SaidAttribute[] | undefined {
  const said = attributesSaid(told.replace(/^(?:in|us|down)\s+/i, ''))
  if (said) return said
  const name = told.replace(/^(?:the|an?|their|its|his|her|our|my|your)\s+/i, '')
  return name.split(' ').length < 7 && /\sof\s/.test(name)
    ? [{ name: capitalise(name), options: [] }]
    : undefined
}

/** Who speaks of no form that is known is told which there are. */
const which = (document: AppDocument, name: string): EditOutcome | undefined => {
  const names = formsOf(document).map((screen) => screen.name)
  return names.length > 0
    ? refuse(
        `Where is that asked for? Try "Add a ${name.toLowerCase()} field to the ${names[0] ?? ''} form"${names.length > 1 ? `; the forms are ${names.join(', ')}` : ''}.`,
      )
    : undefined
}

/** A field in the form that is spoken of: "a field for the reason in the absence form", "let me save my licence plate". */
const askFor = (clause: string, document: AppDocument): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)).find(Boolean)?.groups
  if (!found?.told || isOther.test(found.told)) return undefined
  const said = attributeIn(found.told)
  const [first] = said ?? []
  if (!said || !first || first.name.length < 2) return undefined
  const all = formsOf(document)
  const form: Screen | undefined =
    (found.place === undefined ? formMeant(document, found.told) : formMeant(document, found.place)) ??
    (found.place === undefined || all.length === 1 ? mainForm(document) : undefined)
  if (!form) return which(document, first.name)
  const commands = askedIn(document, form, said)
  return commands.length > 0
    ? { commands }
    : refuse(`${form.name} asks for ${said.map(({ name }) => name.toLowerCase()).join(' and ')} already.`)
}

const confirmed =
  /^[\p{L}' -]{2,30}?\s+(?:have to|has to|need to|needs to|must|should)\s+(?:first\s+)?(?:confirm|declare|agree|tick|accept|promise|state|sign)\s+(?:that\s+|to\s+)?(?<what>[^,]{4,60}?)(?:,?\s+(?:before|when|while|to|if|at)\s+(?<place>[^,]{3,40}))?$/iu

/** "They are healthy", said by oneself. */
function ownWords(what: string): string {
  const [, verb, rest] = /^(?:they|he|she|it|you)\s+(\S+)\s*(.*)$/i.exec(what) ?? []
  if (verb !== undefined)
    return `I ${/^(?:are|is)$/i.test(verb) ? 'am' : /^has$/i.test(verb) ? 'have' : verb} ${rest ?? ''}`
      .trim()
      .replaceAll(/\b(?:their|his|her|your)\b/gi, 'my')
  return /^(?:the|our|my)\s/i.test(what) ? `I accept ${what}` : `I confirm ${what}`
}

/** "Donors have to confirm they are healthy before booking": a box to tick in that form. */
const confirmFirst: EditRule = (clause, document): EditOutcome | undefined => {
  const { what, place: said } = confirmed.exec(clause)?.groups ?? {}
  if (what === undefined) return undefined
  const form = (said === undefined ? undefined : formMeant(document, said)) ?? mainForm(document)
  if (!form) return undefined
  const id = freeId(new Set(collectNodeIds(document)), 'checkbox')
  const node = {
    id,
    type: 'checkbox',
    label: ownWords(what),
    properties: { variant: 'checkbox', checked: false },
  }
  return { commands: [{ type: 'add-component', node, place: placeOn(form, lastFilledIn(form) + 1) }] }
}

const twice =
  /^add\s+(?:an?\s+)?(?:field|box|question|input)\s+(?:for|about)\s+(?<one>[^,:]{3,30}?)\s+and\s+(?:one|another(?: one)?|a (?:field|second one))\s+(?:for|about)\s+(?<two>[^,:]{3,40}?)(?:\s+(?:to|in|on)\s+(?<place>(?:the|our)\s.{3,30}))?$/iu

/** "A field for allergies and one for a high chair". */
const askTwice: EditRule = (clause, document): EditOutcome | undefined => {
  const { one, two, place: said } = twice.exec(clause)?.groups ?? {}
  const form =
    one === undefined
      ? undefined
      : ((said === undefined ? undefined : formMeant(document, said)) ?? mainForm(document))
  const attributes = [one, two].flatMap((told) => attributeIn(told ?? '') ?? [])
  const commands = form && attributes.length > 1 ? askedIn(document, form, attributes) : []
  return commands.length > 0 ? { commands } : undefined
}

const ownOne =
  /^(?:let|allow)\s+(?:me|us|people|users?|customers?|guests?|members?)\s+(?:to\s+)?(?:save|store|keep|remember)\s+(?:my|our|their)\s+(?<told>[^:"“”]{3,40})$/iu

/** "Let me save my licence plate": what one has, and none of the things the app shows. */
const keepOwn: EditRule = (clause, document): EditOutcome | undefined => {
  const told = ownOne.exec(clause)?.groups?.told
  return told === undefined || kindNamed(document, told, true) ? undefined : askFor(clause, document)
}

/** Two fields in one sentence, and what one saves of oneself, before they are read otherwise. */
export const askTwiceRules: readonly EditRule[] = [askTwice, keepOwn]
/** Fields asked for in words of any kind, and what is to be confirmed. */
export const askForRules: readonly EditRule[] = [confirmFirst, askFor]
