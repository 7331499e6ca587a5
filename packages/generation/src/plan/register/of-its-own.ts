import type { Archetype } from '../../archetype.ts'
import { entityById } from '../../entities/index.ts'
import { stemOf } from '../../words/forms.ts'
import { isDescriber } from '../../words/describers.ts'
import { classOf } from '../../words/noun-classes.ts'
import type { Phrase } from '../../understand/phrase.ts'
import { explainedShare, vocabularyOf } from '../explained-share.ts'
import { isDoneAgain } from './done-again.ts'
import type { Register } from './register.ts'

/** Of the things and values a description names a kind of app knows less than this much. */
const leastKnown = 0.4
const halfKnown = 0.5
const enoughSaid = 3
const enoughOfAll = 5
/** Of all that is said it explains this much, or a little more where not much speaks for it. */
const unexplained = 0.24
const hardlyExplained = 0.4
const weakScore = 10
const enoughNamed = 3

/** Where several values are said: what a kind explains of all that is said, and what of the things and values it knows. */
const fewKnown = [
  { share: 0.43, known: 0.44 },
  { share: 0.5, known: 0.2 },
]
const mostOfAnimals = 0.8
/** "A rowing log": words name the kind. */
const surelyNamed = 16
/** What one looks at, reads or hears is no value that somebody writes down. */
const shown =
  /^(?:.* )?(?:texts?|audio|photos?|pictures?|images?|videos?|stor(?:y|ies)|descriptions?|names?|titles?)$/i
/** A kind without content of its own has examples little like it. */
const hardlyLike = 0.08
const notLike = 0.06
/** What one does and gets in a game. */
const playing = /^(?:guess|guesses|play|answer|scores?|highscores?|lives|levels?|points)$/
/** As like a kind as this it is of the kind where no values are told of its things. */
const asLike = 0.085
/** Its examples are as good as the description. */
const likeItself = 0.2
const recording = /^(?:record|log|note|survey|register|collect|measure)$/

/**
 * Whether a description plainly says what is kept, and the kind of app found for it has none of that: "organ" makes an
 * organ builder's stop list no music lessons, "club" no clubhouse of a log of balloon launches.
 */
export function isOfItsOwn(
  { things }: Register,
  archetype: Archetype,
  score: number,
  phrases: readonly Phrase[],
  likeness: number,
  asked = 0,
): boolean {
  const [main, ...others] = things
  if (!main) return false
  // A wish that asks as much of each is about these, where a kind knows little of them and not the thing itself.
  if (asked >= enoughSaid && score < surelyNamed && likeness < likeItself) {
    const vocabulary = vocabularyOf(archetype)
    const ends = (name: string) => stemOf(name.toLowerCase().split(' ').at(-1) ?? '')
    const known = main.said.filter(({ name }) => vocabulary.has(ends(name))).length / main.said.length
    const isByChance = score < weakScore && likeness < hardlyLike
    // "Microfilm reels": another sort of what only has the same name there.
    const isOfAnotherSort = main.noun
      .split(' ')
      .slice(0, -1)
      .some((word) => word.length > 3 && !isDescriber(word) && !vocabulary.has(stemOf(word)))
    if (likeness < notLike && isOfAnotherSort && known < leastKnown) return true
    const isItsOwn = entityById(archetype.entity)?.words.some((word) => stemOf(word) === ends(main.noun))
    if (!vocabulary.has(ends(main.noun)) && known < leastKnown) return true
    if (isByChance && !isItsOwn && known <= halfKnown) return true
  }
  const valued = main.said.filter(({ name }) => !shown.test(name)).length
  const isToldOfMain = valued >= enoughSaid
  const saidOfAll = things.reduce((sum, { said }) => sum + said.length, 0)
  const isTold = isToldOfMain || (others.length > 1 && main.said.length > 1 && saidOfAll >= enoughOfAll)
  // A guide to lichens shows them, whoever records lichens keeps what was found.
  if (archetype.entity === 'subject')
    return (
      isToldOfMain &&
      likeness < hardlyLike &&
      (things.some(({ log }) => log) ||
        isDoneAgain(main.noun) ||
        main.verbs.some((verb) => recording.test(verb)) ||
        phrases.some(({ verb, words }) => verb === 'add' && words.at(-1) === main.noun.split(' ').at(-1)))
    )
  // One guesses flags, however many lives one has.
  if (
    archetype.screens.some(({ kind, isOnRequest }) => !isOnRequest && (kind === 'quiz' || kind === 'game')) &&
    phrases.some(({ verb, words }) => playing.test(verb ?? '') || playing.test(words.at(-1) ?? ''))
  )
    return false
  // A marketplace sells, whatever is told of what is sold.
  if (
    archetype.screens.some(({ kind }) => kind === 'cart') &&
    /\b(?:shop|store|market ?place)$/.test(phrases[0]?.text ?? '')
  )
    return false
  // Things without values are named in any description; one as like a kind as this is of it.
  if (!isTold && likeness >= asLike) return false
  const { share, named } = explainedShare(archetype, phrases)
  const vocabulary = vocabularyOf(archetype)
  const isKnown = (name: string) => vocabulary.has(stemOf(name.toLowerCase().split(' ').at(-1) ?? ''))
  const names = [main.noun, ...others.map(({ noun }) => noun), ...main.said.map(({ name }) => name)]
  const known = names.filter(isKnown).length / names.length
  // Hedgehogs are kept like no birds.
  if (
    main.said.length > 1 &&
    !isKnown(main.noun) &&
    ['animal', 'species'].includes(classOf(main.noun.split(' ').at(-1) ?? '')) &&
    share < mostOfAnimals
  )
    return true
  // Values of its own say more than a word a kind knows by chance: "batch" makes cheese no bread.
  if (isTold && score < surelyNamed && fewKnown.some((most) => share <= most.share && known <= most.known))
    return true
  const isWeak = score < weakScore && others.length > 0 && share < hardlyExplained
  if (named < enoughNamed || !(share < unexplained || isWeak)) return false
  if (isKnown(main.noun)) return false
  const isStructured = isToldOfMain || others.length > 0 || main.log !== undefined
  return isStructured && known < leastKnown
}
