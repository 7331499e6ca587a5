import { stemOf } from '../words/forms.ts'
import type { Phrase } from './phrase.ts'
import { has } from './searched.ts'

/** Words that are verbs and nouns: before some nouns they are nouns. */
const both =
  /^(?:swap|pay|rent|repair|refund|harvest|walk|race|fuel|charge|sleep|work|match|trade|support|visit|order|travel|dance|fish|hunt|call|ride|drive|exercise|practi[cs]e|rest|drink|treat|test|study)$/
/** What there is of something: "pay calculator", "swap requests". */
const heads =
  /^(?:requests?|calculators?|histor(?:y|ies)|logs?|trackers?|payments?|schedules?|diary|diaries|planners?|tickets?|countdowns?|routes?)$/

/** "Swap requests", "pay calculator", "repair history" in a row of features: one noun, of which nothing is done. */
export const withNounPairs = (phrases: readonly Phrase[], text: string): Phrase[] =>
  phrases.map((phrase) => {
    const { verb = '', words, label, isActor, actor, ...rest } = phrase
    const [head = ''] = words
    if (!has(both, verb) || words.length !== 1 || !heads.test(head) || label || isActor || actor)
      return phrase
    const pair = `${verb} ${head}`
    const isRow = new RegExp(
      String.raw`(?:^|[,:;•\n–-]\s*|,? (?:and|with) )${pair}(?=\s*(?:$|[,.;•\n]| and ))`,
      'iu',
    ).test(text)
    return isRow ? { ...rest, text: pair, words: [verb, head], stems: [stemOf(verb), stemOf(head)] } : phrase
  })
