import { strictVerbs } from '../../words/lexicon.ts'
import { stemOf, toSingular } from '../../words/forms.ts'
import type { Phrase } from '../phrase.ts'
import { replaced } from '../searched.ts'
import { isPluralNoun } from '../word-kinds.ts'

const heads =
  'outcomes?|results?|status|states?|conditions?|verdicts?|stages?|phases?|priority|severity|grades?|moods?|situations?|occasions?|durations?'
const value = String.raw`\p{L}[\p{L}'’/-]*(?: \p{L}[\p{L}'’-]*){0,3}`
const row = String.raw`(${value}(?:, ${value})*(?:,? or ${value}|, ${value}))`
const ends = String.raw`(?=\s*(?:[.;\n)]|$))`
const told = new RegExp(
  String.raw`(?<!\p{L}|\bto )(?:(?:change|set|switch|update) (?:the |its |their |his |her )?)?((?:(?:end|repair|current|payment|room|water|weather|job) )?(?:${heads}))(?: of (?:each|every|the|an?) \p{L}+)?(?: (?:is|are|to|as|can be|may be))?(?: (?:either|one of))?: ${row}${ends}`,
  'giu',
)
const oneOf = new RegExp(
  String.raw`(?<!\p{L})(?:(?:change|set|switch|update) (?:the |its |their |his |her )?)?((?:${heads})) (?:is|are|to|as|can be|may be) one of ${row}${ends}`,
  'giu',
)
/** "A loan can be of type personal or mortgage", "payments are of kind cash, card or transfer". */
const ofType = new RegExp(
  String.raw`(?<!\p{L})(?:and |where |each |every |an? |the |all )*((?:(?!and\b|where\b|each\b|every\b|the\b)[\p{L}-]+ )?[\p{L}-]{3,}) (?:(?:can|may|could|must|should|will)(?: either)? be|is|are)(?: either)?(?: one)? of (?:the |these |following |different )*(type|kind|category|sort|status)s?:? ${row}(?=\s*(?:[.;,\n)]|$))`,
  'giu',
)
const most = 6

/** "Status: call the owner, send a bill": what is done, and nothing to choose from. */
const isDone = (each: string): boolean => {
  const [first = '', second] = each.toLowerCase().split(' ')
  return second !== undefined && strictVerbs.has(first)
}

/** "Result: photos, notes": what there is of it. */
const isThings = (each: string): boolean => isPluralNoun(each.toLowerCase().split(' ').at(-1) ?? '')

function choiceOf(head: string, said: string): Phrase | undefined {
  const options = said
    .split(/\s*,\s*(?:or )?|\s+or\s+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  if (options.length < 2 || options.length > most || options.some((each) => isDone(each) || isThings(each)))
    return undefined
  const text = head.toLowerCase()
  return {
    text,
    label: text.charAt(0).toUpperCase() + text.slice(1),
    words: text.split(' '),
    stems: text.split(' ').map(stemOf),
    options,
    isSet: true,
  }
}

/** The text without choices that stand behind what they are of, and these: "outcome: repaired, advice given, or too old". */
export function takeNamedChoices(text: string): { rest: string; phrases: readonly Phrase[] } {
  const phrases = new Map<string, Phrase>()
  const take = (whole: string, head = '', said = ''): string => {
    const choice = choiceOf(head, said)
    if (!choice || phrases.has(choice.text)) return whole
    phrases.set(choice.text, choice)
    return ' , '
  }
  const takeType = (whole: string, thing = '', type = '', said = ''): string => {
    const words = thing.toLowerCase().split(' ')
    const own = words.length > 1 && strictVerbs.has(words[0] ?? '') ? words.slice(1) : words
    return take(
      whole,
      [...own.slice(0, -1), toSingular(own.at(-1) ?? ''), type.toLowerCase()].join(' '),
      said,
    )
  }
  const rest = replaced(replaced(replaced(text, told, take), oneOf, take), ofType, takeType)
  return { rest, phrases: [...phrases.values()] }
}
