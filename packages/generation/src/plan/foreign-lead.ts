import type { Phrase } from '../understand/phrase.ts'
import { foreignPicture, namesPhotos } from '../words/foreign-concepts.ts'
import { goodsIn } from '../words/foreign-goods.ts'
import { isPlaceName } from '../words/foreign-names.ts'
import { foreignRows } from '../words/foreign-rows.ts'
import { foreignGroup, isToldByEnding } from '../words/foreign-samples.ts'
import type { Language } from '../words/languages.ts'
import { titleOf } from './foreign-nouns.ts'
import { levels } from './foreign-signs.ts'

/** What is known of an app of another language when it is decided what it is about. */
export interface LeadContext {
  language: Language
  /** What it begins with is only its name. */
  namesKind: boolean
  isList: (phrase: Phrase) => boolean
  /** The description names it; others are told by what is done. */
  isNamed: (phrase: Phrase) => boolean
  /** How many values it tells of each. */
  fieldsOf: (phrase: Phrase) => number
  /** Title of what has the others. */
  hadBy: string | undefined
  sells: boolean
  /** Id of the kind it names. */
  starter: string | undefined
  hasGoods: boolean
}

/** So much is known of what an app is about. */
const enoughToKnow = 2

/** Whether it is known what a list of a noun holds. */
const isKnownThing = (title: string, language: Language): boolean =>
  foreignRows(title, language) !== undefined || (foreignGroup(title) !== 'things' && !isToldByEnding(title))

/** Whether a noun is a thing one keeps, rather than a place that gives the app its name. */
export const isThing = (phrase: Phrase, language: Language): boolean =>
  isKnownThing(titleOf(phrase), language) && !isPlaceName.test(titleOf(phrase))

/**
 * What the app is about among its nouns: what it begins with when that is something one looks through; a club or a shop is only
 * its name.
 */
export function leadOf(nouns: readonly Phrase[], context: LeadContext): Phrase | undefined {
  const { language, namesKind, isList, isNamed, starter } = context
  const [first, ...rest] = nouns
  const others = namesKind ? rest : nouns
  const isPictured = (phrase: Phrase) => hasPicture(titleOf(phrase), context)
  const isDish = (phrase: Phrase) => foreignGroup(titleOf(phrase)) === 'dishes'
  const isMeasured = (phrase: Phrase) => foreignRows(titleOf(phrase), language)?.group === 'measures'
  return (
    nouns.find(
      (phrase) =>
        isList(phrase) && !isPlaceName.test(titleOf(phrase)) && context.fieldsOf(phrase) >= enoughToKnow,
    ) ??
    // What one is told of is what the app is about.
    (context.hadBy === undefined ? undefined : nouns.find((phrase) => titleOf(phrase) === context.hadBy)) ??
    (context.sells
      ? others.find(
          (phrase) =>
            isList(phrase) &&
            (['goods', 'dishes'].includes(foreignGroup(titleOf(phrase))) ||
              goodsIn(titleOf(phrase), language) !== undefined),
        )
      : undefined) ??
    (starter === 'game' || starter === 'quiz'
      ? rest.find((phrase) => isPictured(phrase) || levels.test(titleOf(phrase)))
      : undefined) ??
    (first && !namesKind && isPictured(first) && isThing(first, language) ? first : undefined) ??
    rest.find((phrase) => isList(phrase) && isPictured(phrase)) ??
    // A recipe app without another word for dishes is about recipes.
    (starter === 'recipes' && first && !rest.some(isDish) && isDish(first) ? first : undefined) ??
    others.find(
      (phrase) => isNamed(phrase) && isList(phrase) && isThing(phrase, language) && !isMeasured(phrase),
    ) ??
    // What is measured on a walk is no walk.
    (rest.some(isMeasured)
      ? others.find(
          (phrase) =>
            isNamed(phrase) && isList(phrase) && !isMeasured(phrase) && !namesPhotos(titleOf(phrase)),
        )
      : undefined) ??
    others.find((phrase) => isList(phrase) && isThing(phrase, language)) ??
    (first && isPictured(first) ? first : (rest.find(isList) ?? first))
  )
}

const hasPicture = (title: string, { language, hasGoods }: LeadContext): boolean =>
  (hasGoods && foreignGroup(title) === 'goods') ||
  (foreignGroup(title) === 'things' && goodsIn(title, language) !== undefined) ||
  foreignRows(title, language)?.picture !== undefined ||
  (!namesPhotos(title) && foreignPicture(title) !== undefined)
