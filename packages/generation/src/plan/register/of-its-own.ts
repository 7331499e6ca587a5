import type { Archetype } from '../../archetype.ts'
import { stemOf } from '../../words/forms.ts'
import type { Phrase } from '../../understand/phrase.ts'
import { explainedShare, vocabularyOf } from '../explained-share.ts'
import type { Register } from './register.ts'

/** Of the things and values a description names a kind of app knows less than this much. */
const leastKnown = 0.4
const enoughSaid = 3
/** Of all that is said it explains this much, or a little more where not much speaks for it. */
const unexplained = 0.24
const hardlyExplained = 0.4
const weakScore = 10
const enoughNamed = 3

/**
 * Whether a description plainly says what is kept, and the kind of app found for it has none of that: "organ" makes an
 * organ builder's stop list no music lessons, "club" no clubhouse of a log of balloon launches.
 */
export function isOfItsOwn(
  { things }: Register,
  archetype: Archetype,
  score: number,
  phrases: readonly Phrase[],
): boolean {
  const [main, ...others] = things
  if (!main || archetype.entity === 'subject') return false
  // A marketplace sells, whatever is told of what is sold.
  if (
    archetype.screens.some(({ kind }) => kind === 'cart') &&
    /\b(?:shop|store|market ?place)$/.test(phrases[0]?.text ?? '')
  )
    return false
  const { share, named } = explainedShare(archetype, phrases)
  const isWeak = score < weakScore && others.length > 0 && share < hardlyExplained
  if (named < enoughNamed || !(share < unexplained || isWeak)) return false
  const vocabulary = vocabularyOf(archetype)
  const isKnown = (name: string) => vocabulary.has(stemOf(name.toLowerCase().split(' ').at(-1) ?? ''))
  if (isKnown(main.noun)) return false
  const isStructured = main.said.length >= enoughSaid || others.length > 0 || main.log !== undefined
  if (!isStructured) return false
  const names = [main.noun, ...others.map(({ noun }) => noun), ...main.said.map(({ name }) => name)]
  return names.filter(isKnown).length < names.length * leastKnown
}
