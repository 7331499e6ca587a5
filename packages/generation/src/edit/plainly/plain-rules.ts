import type { EditRule } from '../rule.ts'
import { markedWhenRules } from '../of-entries/marked-when.ts'
import { filteredRules } from '../of-entries/filtered.ts'
import { onlySortRules } from '../of-entries/only-sorts.ts'
import { orderedByRules } from '../of-entries/ordered-by.ts'
import { markedOverRules } from '../of-entries/marked-over.ts'
import { faceRules } from '../of-entries/faces.ts'
import { toldApartRules } from '../of-entries/told-apart.ts'
import { removedAboutRules } from './about-removed-part.ts'
import { afterSavingRules } from './after-saving.ts'
import { askForRules, askTwiceRules } from './ask-for.ts'
import { clickableRules } from './clickable.ts'
import { commentRules } from './comments.ts'
import { enlargedRules } from './enlarged.ts'
import { fieldDrawnRules } from './field-drawn-as.ts'
import { figureRules, lateFigureRules } from './figures.ts'
import { givenToMainRules, lateGivenRules } from './given-to-main.ts'
import { hideWhoRules } from './hide-who.ts'
import { inColorRules } from './in-color.ts'
import { keptOnlyRules } from './kept-only.ts'
import { listLookRules } from './list-looks.ts'
import { listWithRules } from './list-with.ts'
import { madeLargerRules } from './made-larger.ts'
import { markedRules } from './marked-state.ts'
import { deedWishedRules } from './deeds-wished.ts'
import { moreSampleRules } from './more-samples.ts'
import { filmRules, mapRules, newPartRules } from './new-parts.ts'
import { notAskedRules } from './not-asked.ts'
import { numberRules } from './numbers-set.ts'
import { onTapRules } from './on-tap.ts'
import { orderRules } from './order-of-entries.ts'
import { partOfPlaceRules } from './parts-of-place.ts'
import { shownOnlyRules } from './shown-only.ts'
import { totalRules } from './totals.ts'
import { peopleListedRules } from './people-listed.ts'
import { justTheseRules } from './just-these.ts'
import { renameWord } from './said-again.ts'

/** Those whose sentences say what is meant whatever else they could mean: asked before all others. */
export const plainFirstRules: readonly EditRule[] = [
  renameWord,
  ...notAskedRules,
  ...moreSampleRules,
  ...filmRules,
  ...markedWhenRules,
  ...onlySortRules,
  ...filteredRules,
  ...faceRules,
  ...toldApartRules,
  ...justTheseRules,
  ...markedOverRules,
  ...orderedByRules,
  ...markedRules,
  ...fieldDrawnRules,
  ...commentRules,
  ...afterSavingRules,
  ...clickableRules,
  ...keptOnlyRules,
  ...givenToMainRules,
  ...totalRules,
  ...figureRules,
  ...askTwiceRules,
  ...partOfPlaceRules,
  ...mapRules,
  ...madeLargerRules,
  ...enlargedRules,
  ...peopleListedRules,
  ...listWithRules,
  ...hideWhoRules,
  ...onTapRules,
]

/** Those that look for what a wish is about, asked where no other rule has done anything. */
export const plainRules: readonly EditRule[] = [
  ...removedAboutRules,
  ...shownOnlyRules,
  ...orderRules,
  ...numberRules,
  ...listLookRules,
  ...newPartRules,
  ...lateFigureRules,
  ...inColorRules,
  ...askForRules,
  ...lateGivenRules,
  ...deedWishedRules,
]
