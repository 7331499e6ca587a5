import type { Ask } from '../understand/wish/ask.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'

const ofThings = /^(?:preferences|tastes|likings|dislikes) (?:of|for|in) ([\p{L}-]+)$/u

/** "Preferences of toppings": what one keeps is the toppings, with how each is liked; those of guests are theirs. */
export function asLiked(phrases: readonly Phrase[]): Phrase[] {
  const liked = new Set<string>()
  return phrases
    .map((phrase) => {
      const [, things = ''] = ofThings.exec(phrase.label ?? '') ?? []
      const one = toSingular(things)
      if (one === things || ['person', 'group'].includes(classOf(one))) return phrase
      liked.add(things)
      return { ...phrase, words: [things], text: things }
    })
    .filter(({ text, label }) => label !== undefined || !liked.has(text))
}

const whatOne = /^what (?:they|we|i|you|he|she|people|everybody|everyone|\p{L}+s) (\p{L}+)$/iu
const opinions = /^(?:like|love|dislike|hate|avoid|prefer|want|need|own|adore|enjoy|fear|tolerate|neutral)$/
const fewestOpinions = 3

/** "What they like, love, dislike or hate": one of them is chosen, rather than each written down. */
export function asOneOpinion(asks: readonly Ask[]): Ask[] {
  const said = ({ name }: Ask) => (whatOne.exec(name)?.[1] ?? name).toLowerCase()
  const found = asks.filter((ask) => ask.options.length === 0 && opinions.test(said(ask)))
  const [first] = found
  if (!first || !whatOne.test(first.name) || found.length < fewestOpinions) return [...asks]
  const options = found.map((ask) => capitalise(said(ask)))
  return asks.flatMap((ask) =>
    ask === first ? [{ name: 'Opinion', options }] : found.includes(ask) ? [] : [ask],
  )
}
