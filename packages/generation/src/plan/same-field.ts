import { byWord } from '../by-word.ts'
import { remembering } from '../remembering.ts'
import { toSingular } from '../words/forms.ts'
import { has, replaced } from '../understand/searched.ts'

/** They say that it is a value, not which. */
const general =
  /^(?:number|amount|level|date|time|day|name|value|count|total|of|it|its|he|she|they|the|in|for|each|type|kind|field|format|info|information|detail|rate|temperature|ascent|multiple|several|different|various|on|how|many|much|counter|grade|s)$/

/** Two words for one value. */
const sameWords: Readonly<Partial<Record<string, string>>> = byWord({
  vintage: 'year',
  where: 'place',
  odometer: 'mileage',
  dose: 'unit',
  ambience: 'atmosphere',
})

interface Read {
  joined: string
  /** Those that say which value it is. */
  own: readonly string[]
  /** The last of those that only say that it is one. */
  tail: string | undefined
}

/** The names of a thing's values are compared with each other again and again. */
const read = remembering<Read>(5000, (name) => {
  const words = readWords(name)
  return {
    joined: words.join(' '),
    own: words.filter((word) => !has(general, word)),
    tail: words.findLast((word) => has(general, word)),
  }
})

const readWords = (name: string): readonly string[] =>
  replaced(
    replaced(name.toLowerCase(), / in (?:m?g|kg|m?l|cl|[cmk]?m|min|h|hours|minutes|%|percent)$/, '')
      .replace(/^carbohydrates?$/, 'carbs')
      .replace(/^blood (?:sugar|glucose)$/, 'glucose')
      // "Quantities" beside "How many".
      .replace(/^how many$/, 'quantity')
      .replace(/^who (?:is|are) (?=responsible|in charge)/, '')
      .replace(/^which /, '')
      .replace(/^how (?:i|you) (?:feel|felt)$/, 'mood')
      .replace(/^(?:birth ?date|date of birth|birthday)$/, 'born')
      .replace(/^(?:birth ?place|place of birth|born in)$/, 'birthplace')
      .replace(/^who (instruct|direct|conduct|edit|invent)(?:s|ed)$/, '$1or')
      .replace(
        /^(?:lent|loaned|given|lend) to(?: whom)?$|^borrowed by$|^who (?:has|borrowed|took) (?:it|the \p{L}+|\p{L}+)$/u,
        'borrower',
      )
      .replace(/^(?:due back|back by|return by|returns? dates?|dates? of return)$/, 'return date')
      .replace(/^(?:court|hearing|next) dates?$/, 'court date')
      .replace(/^(?:pick-?up|collection|drop-?off) (?:point|place|station)s?$/, 'collection point')
      .replace(/^(?:purchase price|price paid|bought for)$/, 'paid')
      .replace(/^(?:number of )?(?:attempts|tries)$/, 'tries')
      .replace(/^(?:ear )?tags?(?: numbers?)?$/, 'ear tag')
      .replace(/^(?:step size|size of steps?)$/, 'step')
      .replace(/^(?:expiry|expiration)(?: dates?)?$|^use[- ]by(?: dates?)?$/, 'best before'),
    /(?<=\p{L}) (?:until|on)$/u,
    ' date',
  )
    .split(/[\s/'’-]+/)
    .map(toSingular)
    .map((word) => sameWords[word] ?? word)
    .filter((word) => word !== '')

/**
 * Whether two names mean one value: "Published" and "Published date", "Calories" and "Number of calories". Names of nothing
 * but general words ("Date", "Type") mean the same only when they are the same.
 */
export function isSameField(one: string, other: string): boolean {
  const { joined, own, tail } = read(one)
  const others = read(other)
  if (joined === others.joined) return true
  if (own.length === 0 || others.own.length === 0) return false
  // "Meal type" and "meal time" are two things.
  if (tail && others.tail && tail !== others.tail) return false
  return own.length === others.own.length && own.every((word) => others.own.includes(word))
}
