import { type AppDocument, collectNodeIds, type Command, type Screen } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { columnFor, fieldsInto } from './fields-given.ts'
import { formForDeed, pageForDeed } from './forms-of-deeds.ts'
import { kindNamed } from './kind-of-thing.ts'
import { newFormFor } from './new-form.ts'
import { attributesSaid, type SaidAttribute } from './said-attributes.ts'

const who =
  '(?:i|we|you|people|someone|somebody|one|they|users?|customers?|guests?|members?|parents?|patients?|clients?|the\\s+\\p{L}+|\\p{L}+s)'
/** "When adding an entry", "while I book", "if someone reports a bike". */
const doing = `(?:when|while|whenever|as|before)\\s+(?:${who}\\s+(?<act>\\p{L}+)|(?<ing>\\p{L}+ing(?:\\s+(?:out|up|in)(?=\\s|,|$))?))(?:\\s+(?<thing>(?:an?|the|their|my|our|some|new)\\s+(?:new\\s+)?[\\p{L}]{3,16}(?:\\s(?!ask|let|there|please|i\\b|we\\b|people|also|take|add|show|it\\b|you\\b)[\\p{L}]{3,16})?|(?:for|to)\\s+(?:an?\\s+|the\\s+)?\\p{L}{3,16}|\\p{L}{3,16}s?(?=,)))?`
const asking =
  '(?:please\\s+)?(?:also\\s+)?(?:ask\\s+(?:(?:people|them|us|me|users?|customers?|guests?|for|about)\\s+)*|let\\s+(?:people|them|me|us|users?|customers?|guests?|one|you)\\s+(?:also\\s+)?(?:choose|pick|select|enter|add|write(?: down)?|say|tell|note(?: down)?|take|set|put in|upload)\\s+(?:in\\s+|us\\s+)?(?:between\\s+)?|(?:(?:i|we|they|people|you|one|users?|customers?|guests?)\\s+)?(?:(?:want|need|like|should be able|must be able|have|wish)\\s+to\\s+|can\\s+|could\\s+|should\\s+|must\\s+)(?:also\\s+)?(?:choose|pick|select|enter|add|write(?: down)?|say|tell|note(?: down)?|take|set|put in|upload|give)\\s+(?:in\\s+|us\\s+)?(?:between\\s+)?|there should (?:also\\s+)?be\\s+|(?:add|take|include|show)\\s+|(?:i|we)\\s+(?:want|need)\\s+)'
const forms = [
  `^${doing}\\s*,?\\s+${asking}(?<told>.{3,120})$`,
  `^${asking}(?<told>.{3,120}?),?\\s+${doing}$`,
].map((form) => new RegExp(form, 'iu'))

/** "Delivery or pick up": one of the two. */
const either =
  /^(?:between\s+)?(?:an?\s+|the\s+)?([\p{L} -]{2,24}?)\s+(?:or|and)\s+(?:an?\s+|the\s+)?([\p{L} -]{2,24})$/iu

/** What may be chosen, where only that is said: "inside or terrace". */
export function choiceSaid(words: string): SaidAttribute | undefined {
  const found = /\sor\s/i.test(words) ? either.exec(words.trim()) : null
  if (!found?.[1] || !found[2] || /^(?:whether|if|how|what|which|when|who)\b/i.test(words)) return undefined
  return {
    name: `${capitalise(found[1])} or ${found[2]}`,
    options: [capitalise(found[1]), capitalise(found[2])],
  }
}

const noField =
  /\b(?:uploads?|buttons?|screens?|pages?|tabs?|charts?|maps?|lists?|confirmation|sound|animation|message|notification|reminder|banner|popup|pop-up)\b/i

/** Commands that ask for these in a form; on the page of one thing they are chosen above its button. */
export function askedIn(document: AppDocument, screen: Screen, said: readonly SaidAttribute[]): Command[] {
  const columns = said.map((each, index) => columnFor(each, '', document.app.description ?? '', index))
  return fieldsInto(screen, columns, new Set(collectNodeIds(document)))
}

/** "When adding an entry ask for the weather", "take a picture of the receipt when adding an expense". */
export const askInForm: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)).find(Boolean)?.groups
  const verb = found?.ing ?? found?.act ?? ''
  if (
    !found?.told ||
    verb === '' ||
    /^(?:tap|click|press|touch|open|hit)/i.test(verb) ||
    noField.test(found.told) ||
    /["“”]/.test(clause)
  )
    return undefined
  const choice = choiceSaid(found.told)
  // Which barber one chooses is between those the app has.
  if (!choice && !found.told.includes(':') && /\b(?:choose|pick|select)\b/i.test(clause)) return undefined
  const said = choice ? [choice] : attributesSaid(found.told)
  const thing = (found.thing ?? '')
    .replace(/^(?:for|to)\s+/i, '')
    .replace(/^(?:an?|the|their|my|our|some|new)\s+(?:new\s+)?/i, '')
  const screen = said && (formForDeed(document, verb, thing) ?? pageForDeed(document, verb))
  const kind = thing === '' || screen ? undefined : kindNamed(document, thing, true)
  if (said && kind && /^(?:add|enter|creat|record|mak|writ|log)/i.test(verb)) {
    const commands = newFormFor(document, kind, said)
    return commands.length > 0 ? { commands } : undefined
  }
  if (!said || !screen) return undefined
  const commands = askedIn(document, screen, said)
  return commands.length > 0
    ? { commands }
    : refuse(`${screen.name} asks for ${said.map(({ name }) => name.toLowerCase()).join(' and ')} already.`)
}
