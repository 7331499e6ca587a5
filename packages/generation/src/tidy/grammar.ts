import { isDescriber } from '../words/describers.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { classOf, isEnglishNoun } from '../words/noun-classes.ts'
import { baseOfVerb, isPlainVerb } from '../words/verbs.ts'
import { replaced } from '../understand/searched.ts'

/** Verbs a description may have at the beginning of a scrap, which no phrase begins with otherwise. */
const further: ReadonlySet<string> = new Set(
  'allow assign correspond designate display enable facilitate guide help implement install intend let maximise maximize minimise minimize notify oversee prompt receive redirect simulate specify summon tabulate unleash warn'.split(
    ' ',
  ),
)

/** Words that tie others together: no label ends with one. */
export const small =
  /^(?:an?|the|and|or|of|for|by|with|in|on|at|to|from|per|as|into|about|via|through|between|before|after|both|either|while|when|where|that|which|who|my|your|our|their|his|her|its|each|every|some|any|most|more|well|also|too|so|this|these|those|regarding|against|during|than|because|if|upon|towards?|within|without)$/
/** Alone they say nothing. */
export const hollow =
  /^(?:way|ways|amount|number|list|ability|capability|functionality|hassle|lot|kind|type|sort|set|range|variety|part|bit|details?|information|info|data|something|anything|things?|stuff|ones?|time|place|chance|use|etc|ie|eg)$/

export const wordsOf = (line: string): string[] => line.split(' ').filter((word) => word !== '')
/** A word without marks, lower case. */
export const bare = (word: string): string => replaced(word.toLowerCase(), /[^\p{L}\p{N}'’-]/gu, '')

export const isVerb = (word: string): boolean =>
  strictVerbs.has(word) || isPlainVerb(word) || further.has(word)
export const isNoun = (word: string): boolean => isEnglishNoun(toSingular(word))
/** A verb that is no noun. */
export const isOnlyVerb = (word: string): boolean => isVerb(word) && !isNoun(word)
/** "Displays", "translates": no name of several things. */
export const isThirdPerson = (word: string): boolean => {
  const base = /[^s]s$/.test(word) ? baseOfVerb(word, further) : undefined
  return base !== undefined && base !== word && isOnlyVerb(base)
}
export const isPersons = (word: string): boolean =>
  word.endsWith('s') && classOf(toSingular(word)) === 'person'
/** "Quickly", "randomly", "nearby". */
export const isAdverb = (word: string): boolean =>
  /[^f]ly$/u.test(word) &&
  !isNoun(word) &&
  !/^(?:daily|weekly|monthly|yearly|early|family|friendly|only)$/.test(word)

/** "They" and "them" of a description are those who read the label. */
export function toReader(line: string): string {
  const said = replaced(
    line.replaceAll(/\bthey\b/giu, 'you'),
    /(?<=\b(?:near|around|for|about|with|between|of) )them\b/giu,
    'you',
  ).replaceAll(/\bpeople\b(?= [a-z]+$)/giu, 'you')
  return replaced(said, /\btheir\b(?= (?:own )?(\p{L}+))/giu, (whose, noun: string, at: number) => {
    const before = said.slice(0, at).split(' ').map(bare).filter(Boolean)
    // "Recognise birds by their songs": the birds'.
    const isOthers = before.some(
      (word, index) => (index > 0 || !isVerb(word)) && /[^s]s$/.test(word) && !isPersons(word),
    )
    return isOthers && classOf(toSingular(noun)) !== 'person' ? whose : 'your'
  })
}

/** How something is done belongs to no label: "quickly import", "check currently open huts". */
export function withoutManner(said: string): string {
  const line = replaced(
    said,
    /^(\p{L}+) (?!(?:family|weekly|daily|monthly|yearly|hourly|early|only)\b)\p{L}{2,}ly (?=\p{L})/iu,
    '$1 ',
  )
  const [first = '', ...rest] = wordsOf(line)
  const next = bare(rest[0] ?? '')
  return baseOfVerb(bare(first)) === undefined &&
    (isAdverb(bare(first)) || isDescriber(bare(first))) &&
    isVerb(next) &&
    rest.length > 0
    ? rest.join(' ')
    : line
}

/** Whether all words of a label that tell something are the text's own. */
export function isOfText(label: string, text: string): boolean {
  const known = new Set((text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).map(stemOf))
  return wordsOf(label.replaceAll('/', ' '))
    .map(bare)
    .every((word) => small.test(word) || known.has(stemOf(word)))
}
