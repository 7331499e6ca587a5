import type { AppPlan } from '../../plan/types.ts'
import type { Phrase } from '../../understand/phrase.ts'
import { firstOutcome, type Outcome } from '../placing/placing.ts'
import { labelOf } from '../label-of.ts'
import type { HeadRule } from './head.ts'
import { holderOf } from './holder-of.ts'
import { pictureOf } from './picture-of.ts'
import { feedOf, listNamed, markerOf, screenNamed } from './screen-named.ts'
import { summaryOf } from './summary-of.ts'
import { topOf } from './top-of.ts'

const rules: readonly HeadRule[] = [
  topOf,
  summaryOf,
  pictureOf,
  feedOf,
  markerOf,
  screenNamed,
  listNamed,
  holderOf,
]

/**
 * Puts what is only named where it stands in any app, by the word its name is built on: the top three of something are a
 * list, an overview what the values are called, a photo of something a field of its form, a map view the map.
 */
export function placeNamed(phrase: Phrase, plan: AppPlan): Outcome | undefined {
  const label = labelOf(phrase)
  // "Feed with news" may be read as feeding.
  const told =
    phrase.verb === undefined
      ? rules
      : phrase.verb === 'feed'
        ? [feedOf]
        : phrase.verb === 'take'
          ? [pictureOf]
          : []
  return firstOutcome(told, label, phrase, plan)
}
