import { byWord } from '../../by-word.ts'
import { toSingular } from '../../words/forms.ts'
import { isParticiple } from '../../words/verbs.ts'
import { hedge } from '../../understand/hedges.ts'
import { replaced } from '../../understand/searched.ts'

const measures: Readonly<Record<string, string>> = byWord({
  old: 'age',
  high: 'height',
  tall: 'height',
  deep: 'depth',
  heavy: 'weight',
  far: 'distance',
  big: 'size',
  warm: 'temperature',
  cold: 'temperature',
  hot: 'temperature',
  wide: 'width',
})
const often = '(?:day|night|morning|evening|week|weekend|month|year|season|spring|summer|autumn|winter)'

/**
 * Turns of speech that hide a value or look like a thing, and how they are put plainly: "how old each batch is" asks for
 * the age of each batch, "weight each evening" for weight.
 */
const turns: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // "Maybe crust styles too", "some kind of training diary": how sure one is, and no word of a name.
  [hedge, ''],
  [/\bas well as\b/gi, ' , '],
  [/\b(mg|g|km|m|l|kg)\/(l|h|s|kg|m|min|ha)\b/gi, '$1-per-$2'],
  // "LTPs (Long Term Plans) is an app": what it is called.
  [
    /^\s*[\p{L}\d-]+ ?\([^()\n]{2,40}\) is an? (?:[\p{L}-]+ )?(?:app|application|tool|platform)(?: for [\p{L}-]+(?: and [\p{L}-]+)?)? (?=to |that |which |where )/iu,
    '',
  ],
  // "Solved long queues by developing an app": what there shall be no more.
  [
    /(?<=^|[.!?\n]\s*)(?:solv|eliminat|reduc|replac|tackl|address)(?:es|ed|ing)\b[^.!?\n]{3,90}? by (?:developing|building|creating|making|using|providing)\b/giu,
    '',
  ],
  [
    /\b(?:avoid|prevent|eliminate|get rid of)(?:s|ing)?(?: (?:buying|having|making|missing|forgetting|wasting))? (?:(?:the|any|your|my|our|all|more) )?[\p{L}-]+(?=[.,;!?\n]|$| and\b)/giu,
    '',
  ],
  // "Hatchlings for sale with sex and price"
  [/(?<=s) (?:for (?:sale|rent|hire|adoption)|in stock|on offer)(?= (?:with|including)\b)/giu, ''],
  // "Tower captain here": who writes.
  [/^\s*(?:[\p{L}-]+ ){1,3}here\s*[.,:;!–—-]\s*/iu, ''],
  [new RegExp(`(?<=\\p{L}) (?:each|every) (?:other )?${often}\\b(?! (?:has|with|needs?|gets))`, 'giu'), ''],
  [
    /\bhow (old|high|tall|deep|heavy|far|big|warm|cold|hot|wide) (?:(?:is|are) )?(the|an?|each|every|my|our) ([\p{L}-]+)(?: \p{L}+)?(?=[,.;:?!]|$| and\b)/giu,
    (_said, how = '', det = '', noun = '') => `${measures[how.toLowerCase()] ?? how} of ${det} ${noun}`,
  ],
  [
    /\bhow (old|high|tall|deep|heavy|far|big|warm|cold|hot|wide) (?:it|they|he|she) [\p{L}]+(?=[,.;:?!]|$| and\b)/giu,
    (_said, how = '') => measures[how.toLowerCase()] ?? how,
  ],
  // "A logbook for my radio contacts: callsign, band": what it is of is what is kept.
  [
    /\b(?:logbook|log|diary|journal|catalog(?:ue)?|register|record|inventory|database|archive|index|notebook) (?:for|of|about) (?:all )?(?:my|our) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?=:)/giu,
    (_said, what = '') => `each ${singularOf(what)}`,
  ],
  [
    /\bfor (each|every) ([\p{L}-]+),? (?:i|we) (?:want|need|would like|have|see)\b(?! to)/giu,
    'for $1 $2 I note',
  ],
  [/\b([\p{L}-]+) (sent|\p{L}+ed) or (not|sent|\p{L}+ed)\b/giu, '$1 ($2 or $3)'],
  // Kinds of them, no things beside them.
  [/(?<=s) such as (?:[\p{L}-]+, )*[\p{L}-]+,? (?:and|or) [\p{L}-]+/giu, ''],
  // "Water level twice a day" is read again and again.
  [
    /\b(level|temperature|weight|pressure|humidity|height|depth) (?:once|twice|(?:two|three|four|several) times) (?:a|per|each|every) \p{L}+/giu,
    '$1 readings',
  ],
  [/ (?:once|twice|(?:two|three|four|several) times) (?:a|per|each|every) \p{L}+/giu, ''],
  [/\bwho \p{L}+s (?:what|when|where)\b/giu, 'responsible person'],
  [/\bwho (?:does|did|makes|made|has done) (?:it|them|that)\b/giu, 'responsible person'],
  [/\bwho (\p{L}+ed) (?:it|them|each)\b/giu, '$1 by'],
  [
    /\b(?:by )?when (?:it|they|he|she) (?:has to|have to|must|should|needs to|need to) be \p{L}+/giu,
    'due date',
  ],
  [
    /\bhow (?:much|many) ([\p{L}-]+)(?= (?:each|every|the|an?|it|they|we|i|he|she|was|were|is|are)\b|[,.;])/giu,
    'amount of $1',
  ],
  [
    /\bwhere (?:it|they|each(?: one)?|this|these|he|she) (?:(?:is|are|was|were)(?: (?:now|kept|found|hung|put|\p{L}+ed))?|lives?|hangs?|sits?|stands?)\b/giu,
    'location',
  ],
  [
    /\b(?:date|day) (?:when|that|on which) (?:it|they|he|she|we|i) (?:(?:is|are|was|were|will be|can be) )?(?:ready for |due for )?(\p{L}+)/giu,
    (_said, what = '') => (isParticiple(what.toLowerCase()) ? `${what} on` : `${what} date`),
  ],
]

function singularOf(noun: string): string {
  const words = noun.split(' ')
  return [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ')
}

/** A text whose values are named by nouns. */
export const plainlyPut = (text: string): string =>
  turns.reduce((said, [turn, plain]) => replaced(said, turn, plain), text)
