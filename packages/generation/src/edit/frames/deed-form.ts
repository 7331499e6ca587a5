import { type AppDocument, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { fieldComponent } from '../../compose/fields.ts'
import { createKit } from '../../compose/kit.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { columnFor } from './fields-given.ts'
import { kindNamed } from './kind-of-thing.ts'

/** What is said to somebody. */
const saying =
  /^(?:ask|say|tell|write|message|request|report|suggest|complain|thank|apologi[sz]e|invite|challenge|nominate|propose|inform|warn|notify|contact|recommend|announce|answer|reply|post|send|submit)$/
const paying = /^(?:sell|pay|donate|tip|spend|buy|contribute|pledge|sponsor|bid|lend|give|fund|collect)$/
const doing =
  /^(?:borrow|rent|offer|apply|register|join|trade|exchange|swap|volunteer|claim|return|change|update|edit|correct|postpone|reschedule|schedule|plan|hire|assign|enter|log|note|track|list|order|book|reserve|enrol|enroll|hand|make|sign|renew|extend|transfer|lease|create|add|arrange|organi[sz]e|fill)$/

/** Whether one fills something in to do so; else the tap alone does it. */
export const isFilledIn = (verb: string): boolean =>
  saying.test(verb) || paying.test(verb) || doing.test(verb)

const changing = /^(?:change|update|edit|correct)$/
/** Who does so is not known yet. */
const joining = /^(?:apply|register|join|sign|enrol|enroll|volunteer)$/

const ofTime =
  /\b(?:visits?|appointments?|meetings?|dates?|calls?|tours?|lessons?|shifts?|rides?|days?|times?)\b/i
const someone =
  /\b(?:someone|somebody|each other|one another|(?:an)?other (?:player|member|person|people)s?)\b/i
const small = /\b(?:the|an?|my|our|their|your|its|his|her|some)\s+/gi
const mostWords = 5

/** What such a button or form is called: "ask the priest for a visit" without its small words. */
export function nameOfDeed(deed: string): string {
  const told = deed.replace(
    /^(?:say|tell (?:us|me|people)|report|write)\s+(?:that\s+)?(?=(?:my|i|we|the)\s(?:.+\s)?(?:is|are|am|has|have|can['’]?t|cannot|will|won['’]t)\s|(?:i|we)['’](?:m|re|ll|ve)\s)/i,
    '',
  )
  const isSentence = told !== deed
  const [first = ''] = told.split(' ')
  // "Buying the ski pass" is to buy it.
  const base = /ing$/i.test(first) && told !== first ? baseOfVerb(first.toLowerCase()) : undefined
  const bare = base === undefined ? told : `${base}${told.slice(first.length)}`
  const words = (isSentence ? told : bare.replaceAll(small, ''))
    .replace(/\s+(?:today|now|please|themselves|online|directly|here)$/i, '')
    .split(' ')
  // What follows a preposition goes first where it is too long.
  const cut = words.findIndex(
    (word, at) => at > 1 && /^(?:at|on|in|for|to|from|with|by|about|when|if|before|after)$/i.test(word),
  )
  const most = isSentence ? mostWords + 1 : mostWords
  const kept = words.length > most && cut > 0 ? words.slice(0, cut) : words
  return capitalise(kept.join(' '))
}

const titlesOf = (nodes: readonly ComponentNode[]): string[] => [
  ...new Set(nodes.flatMap((node) => itemsOf(node).flatMap((item) => textOf(item, 'title') ?? []))),
]

/** People who are in a list of the app. */
function peopleIn(document: AppDocument): string[] {
  const lists = [...walkNodes(document)].flatMap(({ node }) => {
    const entries = itemsOf(node).filter(isEntry)
    return entries.length > 1 &&
      entries.every(({ avatar, title }) => avatar !== undefined && title !== undefined)
      ? [node]
      : []
  })
  return titlesOf(lists.slice(0, 1))
}

/** Which of the things of the app it is done with, where its words name one. */
function chosenIn(document: AppDocument, words: string): { name: string; options: string[] } | undefined {
  if (someone.test(words)) return { name: 'Who', options: peopleIn(document) }
  const nouns = words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
  for (const noun of nouns) {
    const kind = kindNamed(document, noun, true)
    const options = kind ? titlesOf(kind.lists) : []
    if (options.length > 1) return { name: capitalise(toSingular(noun)), options }
  }
  return undefined
}

const mostOptions = 5

/** A form in which something is done that the app had no place for: "challenge someone", "sell a candle". */
export function deedForm(document: AppDocument, deed: string): { name: string; components: ComponentNode[] } {
  const kit = createKit()
  const [verb = '', ...rest] = deed.toLowerCase().split(' ')
  const words = rest.join(' ')
  const name = nameOfDeed(deed)
  const chosen = chosenIn(document, words)
  const options = chosen?.options.slice(0, mostOptions) ?? []
  const sum = /^(?:sell|buy|lend)$/.test(verb) ? 'Price' : 'Sum'
  const amount = columnFor({ name: sum, options: [] }, '', document.app.description ?? '')
  const close = { icon: 'close', label: 'Close', action: { kind: 'back' } }
  const isSaid = saying.test(verb)
  const isChange = changing.test(verb) && words.length > 2
  const thing = capitalise(words.replaceAll(small, '').trim())
  const next = columnFor({ name: thing, options: [] }, '', document.app.description ?? '')
  const isTimed = ofTime.test(words) || !(isSaid || isChange || joining.test(verb))
  return {
    name,
    components: [
      kit.header(name, { compact: true, leading: close }),
      ...(chosen && options.length > 1
        ? [kit.input(chosen.name, { kind: 'select', options, value: options[0] ?? '' })]
        : []),
      ...(paying.test(verb) ? [fieldComponent(kit, amount.field, false)] : []),
      ...(joining.test(verb) ? [kit.input('Name', { placeholder: 'Type here' })] : []),
      ...(isChange && !chosen ? [fieldComponent(kit, next.field, false)] : []),
      ...(isTimed ? [kit.date('When', { value: 'Mon 23 Nov' })] : []),
      kit.input(isSaid ? 'Message' : 'Note', { kind: 'multiline', height: 96 }),
      kit.footer([
        kit.button(isSaid ? 'Send' : paying.test(verb) ? capitalise(verb) : 'Save', {
          full: true,
          action: { kind: 'back' },
        }),
      ]),
    ],
  }
}
