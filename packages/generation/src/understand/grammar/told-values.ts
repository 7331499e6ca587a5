import { stemOf } from '../../words/forms.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { classOf } from '../../words/noun-classes.ts'
import type { Phrase } from '../phrase.ts'
import { isPluralNoun } from '../word-kinds.ts'
import { familyOf, phrasesOfValues } from './opposites.ts'
import { readSlashedValues } from './slashed-values.ts'
import { findAll, find, has } from '../searched.ts'

/** Values of which something has one, "paid or unpaid", and where they stand in a text. */
export interface ToldValues {
  values: readonly string[]
  /** What one calls the choice: the values, as far as these are few words. */
  label: string
  from: number
  /** Where the words that tell of the choice end: behind "status" of "a paid or unpaid status". */
  to: number
}

const value = String.raw`(?:not \p{Ll}[\p{Ll}-]{2,14}|${phrasesOfValues.join('|')}|\p{Ll}[\p{Ll}-]{1,14})`
const row = new RegExp(
  String.raw`(?<![\p{L}'’/-])((?:${value}, ){0,4})(${value}),? or (${value})(?![\p{L}'’/-])`,
  'gu',
)
/** What one chooses with: the words before it are what there is to choose from. */
const chooser =
  /^ (?:status|state|choice|options?|toggle|switch|check ?box(?:es)?|tick ?box|radio ?buttons?|drop-?down|selector|select|flag|badge|verdict|marker|label|setting)(?: field| menu| list| button)?(?![\p{L}-])/iu
/** "See whether it is": which of them it is. */
const asked =
  /(?:\b(?:(?:mark|tick|check|set|use)s? )?(?:an? |the )?(?:check ?box|toggle|switch|field|option|drop-?down) (?:to|that) )?(?:\b(?:log|record|note|enter|say|track|tell|see|check|show|find out|mark|predict|detect|decide|choose|state|know|indicate)s? )?\b(?:whether|if) (?:(?:it|they|he|she|you|i|we)|(?:the|each|an?|every|this|that|their|your|my|his|her) (?:\p{L}+ ){0,2}?\p{L}+) (?:is|are|was|were|feels?|looks?|has been|have been|should be|will be) (?:an? |the )?$/iu
/** "Rate players as": what each of them is. */
const marked =
  /\b(?:rate|grade|classify|categori[sz]e|flag|mark|label|tag|report|set|record|log|list|sort|sorts|show|shows|marks|flags|labels|classifies|marked|flagged|labell?ed|tagged|rated|classified|categori[sz]ed|set|shown|recorded)\b[^.;:\n]{0,40}? (?:as|into)(?: being| either)? (?:an? )?$|\b(?:set|change|switch|turn)s? [^.;:,\n]{2,30} to (?:be )?$/iu
/** Where a value of something may stand by itself. */
const open =
  /(?:^|[,:(] ?|\b(?:and|with|plus|shows?|see|sees|displays?|tells?|choose|chooses|select|selects|pick|picks|set|enter|enters|record|records|log|logs|vote|votes|either|between|for|say|says|answer|has|have|having|including|like|as) (?:an? |the |it |them )?)$/iu
/** "In the morning or afternoon", "a day or night": when something is, and no choice. */
const when =
  /\b(?:in|at|on|by|during|every|each|this|next|last|until|till|before|after|from|per|of|whole|any|work|works|working|travel|use|used) (?:the )?$/iu
const ends = /^ ?(?:[.,;:)!?\n]|$|(?:and|for|per|plus|when|so|to|with|with|in the)(?![\p{L}-]))/iu
/** "Three or more", "one or the other". */
const little =
  /^(?:more|less|the|an?|another|other|others|not|so|both|all|any|if|when|even|just|by|to|in|on|at|for|of|with|two|three|four|one|it|them|their|his|her|its|your|my|our|no|as|who|whom|what|which|where|how|than|later|sooner|anything|something|someone|somebody|anyone|everyone|similar|such|then|also|maybe|alone|together)$/u
/** An app is that, and none of its things. */
const ofApp = /\b(?:this|an?|the|our|my) $/iu
const appBehind =
  /^ (?:\p{L}+ ){0,3}(?:apps?|application|program|software|platform|website|tool|game|version|plan|use)\b/iu

const longestName = 4
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "Friendly, rude or neutral": the values themselves where they are few, else what they are values of. */
function nameOf(values: readonly string[]): string {
  const said = `${values.slice(0, -1).join(', ')} or ${values.at(-1) ?? ''}`
  return said.split(' ').length <= longestName ? said : (familyOf(values) ?? 'State').toLowerCase()
}

/** Whether a word can be one of several values: no thing one counts, nobody, and nothing one does. */
const canBeValue = (word: string): boolean =>
  !has(little, word) &&
  (word.includes(' ') || (!isPluralNoun(word) && classOf(word) !== 'person')) &&
  !strictVerbs.has(word)

/** The values that end such a row: the first of "price, paid or unpaid" is none of them. */
function alike(row: readonly string[], isPlain: (values: readonly string[]) => boolean): readonly string[] {
  for (let from = 0; from <= row.length - 2; from += 1) {
    const values = row.slice(from)
    if (isPlain(values)) return values
  }
  return []
}

/** Choices a text tells by their values: "a paid or unpaid status", "see whether it is ripe or unripe". */
export function readToldValues(text: string): ToldValues[] {
  const found: ToldValues[] = []
  for (const match of findAll(row, text)) {
    const [whole, first = '', one = '', other = ''] = match
    const words = [...first.split(', ').filter((word) => word !== ''), one, other]
    const behind = text.slice(match.index + whole.length)
    const [head] = find(chooser, behind) ?? []
    const start = match.index
    const before = text.slice(Math.max(0, start - 80), start)
    const isTold = head !== undefined || has(asked, before) || has(marked, before)
    const values = alike(words, (some) =>
      isTold
        ? some.every(canBeValue) && (some.length === words.length || familyOf(some) !== undefined)
        : familyOf(some) !== undefined,
    )
    if (values.length < 2) continue
    const from = start + whole.indexOf(values[0] ?? '')
    const near = text.slice(Math.max(0, from - 40), from)
    if (!isTold && (!open.test(near) || when.test(near) || !ends.test(behind))) continue
    if (head === undefined && (appBehind.test(behind) || (ofApp.test(near) && !ends.test(behind)))) continue
    found.push({
      values,
      label: nameOf(values),
      from,
      to: start + whole.length + (head?.length ?? 0),
    })
  }
  return found
}

/** The choice as a phrase: what there is to choose from, under its values. */
const phraseOf = ({ values, label }: ToldValues): Phrase => ({
  text: label,
  label: capital(label),
  words: label
    .replaceAll(',', '')
    .split(' ')
    .filter((word) => word !== 'or'),
  stems: values.flatMap((each) => each.split(' ').map(stemOf)),
  options: [...values],
  isSet: true,
})

const mostChoices = 4
/** What is marked as one of them is seen as that: there is no button without it. */
const markedAs =
  /\b(?:mark|flag|label|tag|set|classify|categori[sz]e|vote|report) (?:(?: ?(?!and |or )[\p{L}'’-]+){0,4} (?:as|into|to) )?(?:being )?$/iu
const marking = /\b(?:mark|flag|label|tag|set)((?: (?!as |and |or )[\p{L}'’-]+){1,4} )$/iu

/** The choices of a text in their order, with "or" or with strokes between their values. */
function allValues(text: string): ToldValues[] {
  const told = / or /u.test(text) ? readToldValues(text) : []
  const slashed = (text.includes(' / ') ? readSlashedValues(text) : [])
    .filter(({ from, to }) => told.every((each) => each.to <= from || each.from >= to))
    .map((each) => ({ ...each, label: nameOf(each.values) }))
  return [...told, ...slashed].toSorted((one, other) => one.from - other.from)
}

/** The text without its choices, and these as phrases. */
export function takeToldValues(text: string): { rest: string; phrases: readonly Phrase[] } {
  const found = allValues(text).slice(0, mostChoices)
  let rest = ''
  let done = 0
  for (const { from, to } of found) {
    rest += text
      .slice(done, from)
      .replace(asked, '')
      .replace(/(?:,? (?:and|with|plus|as|into|to be|to)| an?| the| either| being)+ $/iu, ' ')
      .replace(marking, 'see$1')
    done = to
  }
  return { rest: rest + text.slice(done), phrases: found.map(phraseOf) }
}

/** Stand for a comma and an "or" within one name, which no list is parted at. */
const commaWithin = '‚'
export const orWithin = '¦'
/** A name with its commas and "or"s again. */
export const withTies = (name: string): string => name.replaceAll(commaWithin, ',').replaceAll(orWithin, 'or')

/** The text with each choice as one name with its values in brackets behind: "paid ¦ unpaid (paid, unpaid)". */
export function withValuesNamed(text: string): string {
  if (!/ or /u.test(text)) return text
  let named = ''
  let done = 0
  for (const { values, label, from, to } of readToldValues(text).slice(0, mostChoices)) {
    const name = label.replaceAll(',', commaWithin).replaceAll(' or ', ` ${orWithin} `)
    const before = text.slice(done, from).replace(asked, '').replace(markedAs, 'choose ')
    named += `${before}${name} (${values.join(', ')})`
    done = to
  }
  return named + text.slice(done)
}
