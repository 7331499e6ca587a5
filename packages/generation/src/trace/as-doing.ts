import { byWord } from '../by-word.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { loneVerbs, strictVerbs } from '../words/lexicon.ts'
import { has, replaced } from '../understand/searched.ts'

/** What one does on screens, rather than what things are for: "opening hours", "swimming lessons". */
const onScreens: ReadonlySet<string> = new Set(
  `add answer send purchase create select upload view search buy make place enter choose use count find get share browse
  manage delete remove edit post submit write see vote`.split(/\s+/),
)

/** What is done with recordings, pictures and papers. */
const onMedia: Readonly<Partial<Record<string, string>>> = byWord({
  cutting: 'cut',
  trimming: 'trim',
  cropping: 'crop',
  compressing: 'compress',
  converting: 'convert',
  merging: 'merge',
  splitting: 'split',
  resizing: 'resize',
  mixing: 'mix',
})

/** "Answering": answer. */
function verbOfGerund(word: string): string | undefined {
  const verb = word.endsWith('ing') ? baseOfVerb(word, onScreens) : undefined
  return verb && onScreens.has(verb) ? verb : undefined
}

/** What no name begins with: one does it. */
const begins =
  /^(?:alert|notify|inform|navigate|recogni[sz]e|identify|attach|capture|invite|assign|approve|reject|edit|delete|remove|customi[sz]e|submit|connect|visuali[sz]e|compare|rename|merge)$/
const isSeveral = (word: string): boolean => word === 'people' || toSingular(word) !== word

const when =
  / (?:(?:for|of) (?:the |this |next |each |every )?(?:day|week|month|today|tonight|shift)|every (?:\p{L}+ )?(?:hours?|days?|weeks?|minutes?|months?|evening|morning|night))$/iu

/** "Shifts for the week": the shifts. */
export const withoutTime = (label: string): string => replaced(label, when, '')

/** "Exercises for the week", "vital signs every four hours": the exercises, and the vital signs. */
function withoutWhen(phrase: Phrase): Phrase | undefined {
  const { label, verb } = phrase
  if (!label || !has(when, label)) return undefined
  const plain = withoutTime(label)
  // "Word of the day" is one, and "workout of the day" may be.
  const words = plain.toLowerCase().split(' ')
  if (words.length > 3 || / of (?:the )?(?:day|week|month)$/i.test(label)) return undefined
  const { label: _label, ...rest } = phrase
  const bare = verb && words[0] === verb ? words.slice(1) : words
  return bare.length > 0 ? { ...rest, words: bare, text: bare.join(' ') } : undefined
}

/**
 * A phrase that is a doing in other words, as one: "answering questions" and "save the resulting meme" have their verb, and a
 * verb that ends in -ing its plain form. Any other comes back as it is.
 */
export function asDoing(phrase: Phrase): Phrase {
  const { verb, words, label } = phrase
  const plainly = withoutWhen(phrase)
  if (plainly) return asDoing(plainly)
  if (verb?.endsWith('ing')) {
    const plain = verbOfGerund(verb)
    return plain ? { ...phrase, verb: plain } : phrase
  }
  // "Start date" is none.
  if (
    verb &&
    !label &&
    words.length === 1 &&
    /^(?:start|end|finish|due)$/.test(verb) &&
    /^(?:date|time|day|point|location|address)$/.test(words[0] ?? '')
  ) {
    const { verb: before, ...rest } = phrase
    return { ...rest, words: [before ?? '', ...words], text: [before, ...words].join(' ') }
  }
  const [, kept] = /^keep track of (?:(?:the|all|your|my|their|his|her) )*(.+)$/i.exec(label ?? '') ?? []
  if (verb === 'keep' && kept) {
    const { label: _said, ...rest } = phrase
    return { ...rest, verb: 'track', words: kept.toLowerCase().split(' '), text: kept.toLowerCase() }
  }
  if (verb) return phrase
  const [first = '', ...rest] = words
  const plain = verbOfGerund(first) ?? (/^(?:address|tackle)$/.test(first) ? first : undefined)
  if (plain && rest.length > 0 && rest.at(-1)?.endsWith('s')) return { ...phrase, verb: plain, words: rest }
  // "Navigate optimized routes", "alert trained people": no name begins so.
  if (!label && rest.length > 0 && has(begins, first) && isSeveral(rest.at(-1) ?? ''))
    return { ...phrase, verb: first, words: rest, text: rest.join(' ') }
  // "Audio cutting", and no cuttings of plants.
  const worked = /^(?:audio|video|music|sound|song|photo|image|picture|pdf|file|text)$/.test(first)
    ? onMedia[rest[0] ?? '']
    : undefined
  const alone = rest.length === 0 ? onMedia[first] : undefined
  if (!label && alone) return { ...phrase, verb: alone, words: ['file'], text: 'file' }
  if (!label && worked && rest.length === 1) return { ...phrase, verb: worked, words: [first], text: first }
  // "Downvote replies", "repost": what one does to what others write.
  if (!label && /^(?:upvote|downvote|repost|retweet|ban|mute|block|pin)$/.test(first))
    return { ...phrase, verb: first, words: rest }
  const [said = ''] = label?.toLowerCase().split(' ') ?? []
  const isSaid = said !== first && (strictVerbs.has(said) || loneVerbs.has(said)) && label?.includes(' the ')
  return isSaid ? { ...phrase, verb: said } : phrase
}
