import { lateFrameRules, frameRules } from '../frames/read-frames.ts'
import type { EditRule } from '../rule.ts'
import { addingRules, addSeveralRules } from './adding.ts'
import { addScreenRules, letFillRules } from './adding-screens.ts'
import { changingRules, replaceRules } from './changing.ts'
import { countedRules } from './counted.ts'
import { countsShownRules, monthRules } from './counts-shown.ts'
import { currencyRules } from './currency.ts'
import { knownPageRules } from './known-pages.ts'
import { labelRules } from './labels.ts'
import { ofTheDayRules } from './of-the-day.ts'
import { lookRules } from './looks.ts'
import { featureRules, screenToRules } from './features.ts'
import { goalRules } from './goals.ts'
import { groupingRules } from './grouping.ts'
import { groupRules } from './groups.ts'
import { fieldKindRules } from './field-kinds.ts'
import { fieldSortRules } from './field-sorts.ts'
import { eitherRules, wishRules } from './wishes.ts'
import { declutterRules } from './decluttering.ts'
import { allPicturesRules, enlargeRules } from './all-pictures.ts'
import { letPeopleRules } from './letting-people.ts'
import { linesToRules } from './lines-to.ts'
import { toldNumbersRules } from './told-numbers.ts'
import { copyToRules } from './copy-to.ts'
import { eachEntryRules } from './each-entry.ts'
import { toldListRules } from './told-lists.ts'
import { measuredRules } from './measured.ts'
import { toldEntryRules } from './told-entries.ts'
import { toldFieldRules } from './told-fields.ts'
import { tabOrderRules } from './tab-order.ts'
import { answerChoiceRules } from './answer-choices.ts'
import { appNameRules } from './app-name.ts'
import { asIfToldRules, deedAsIfToldRules } from './as-if-told.ts'
import { addressRules } from './addresses.ts'
import { chartRules } from './charts.ts'
import { entryRules, unknownOrderRules } from './entries.ts'
import { everyEntryRules } from './every-entry.ts'
import { questionRules } from './questions.ts'
import { detailLineRules } from './detail-lines.ts'
import { detailRules } from './details.ts'
import { infoRules } from './info-screens.ts'
import { addToItemRules, itemRules } from './items.ts'
import { looseEntryRules, namedEntryRules, replaceEntryRules } from './named-entries.ts'
import { everywhereRules, withinRules } from './phrases.ts'
import { pictureRules } from './pictures.ts'
import { unitRules } from './units.ts'
import { valueRules } from './values.ts'
import { movingRules } from './moving.ts'
import { movingAcrossRules } from './moving-across.ts'
import { partRules } from './parts.ts'
import { beyondRules, deedRules, refusalRules } from './refusals.ts'
import { ratingRules } from './rating.ts'
import { reminderRules } from './reminders.ts'
import { screenRules } from './screens.ts'
import { textRules } from './texts.ts'
import { switchRules } from './switches.ts'
import { choiceRules } from './choices.ts'
import { choiceValueRules } from './choice-values.ts'
import { sortByNumberRules } from './sort-by-number.ts'
import { stateToneRules } from './state-tones.ts'
import { themeRules } from './theme.ts'
import { sectionRules, severalOfRules } from './sections.ts'
import { linkNewRules } from './link-new.ts'
import { linkRules } from './links.ts'
import { removeTextRules, removingRules } from './removing.ts'
import { namedTabRules, tabRules } from './tabs.ts'
import { confirmingRules } from './confirming.ts'
import { noticeRules } from './notices.ts'
import { openingHoursRules } from './opening-hours.ts'
import { datedEntryRules } from './dated-entries.ts'
import { quotedEntryRules } from './quoted-entries.ts'
import { bareChoiceRules } from './bare-choices.ts'
import { onEveryScreenRules } from './on-every-screen.ts'
import { unitAloneRules, wordsWithinRules } from './words-within.ts'
import { intoHeaderRules } from './into-header.ts'
import { howItWorksRules } from './how-it-works.ts'
import { pollRules } from './polls.ts'
import { sameForAllRules } from './same-for-all.ts'
import { sampleNameRules } from './sample-names.ts'
import { wholeEntryRules } from './whole-entries.ts'
import { onboardingRules } from './onboarding.ts'

/** Every rule, in the order in which they are asked: the first that understands a clause follows it. */
export const rules: readonly EditRule[] = [
  ...frameRules,
  ...questionRules,
  ...deedRules,
  ...currencyRules,
  ...unitRules,
  ...unitAloneRules,
  ...wordsWithinRules,
  ...onEveryScreenRules,
  ...sampleNameRules,
  ...everywhereRules,
  ...addressRules,
  ...openingHoursRules,
  ...reminderRules,
  ...ofTheDayRules,
  ...monthRules,
  ...countedRules,
  ...groupingRules,
  ...eitherRules,
  ...answerChoiceRules,
  ...ratingRules,
  ...intoHeaderRules,
  ...howItWorksRules,
  ...pollRules,
  ...sameForAllRules,
  ...fieldKindRules,
  ...fieldSortRules,
  ...bareChoiceRules,
  ...choiceValueRules,
  ...wholeEntryRules,
  ...datedEntryRules,
  ...quotedEntryRules,
  ...everyEntryRules,
  ...partRules,
  ...detailLineRules,
  ...replaceEntryRules,
  ...confirmingRules,
  ...noticeRules,
  ...goalRules,
  ...measuredRules,
  ...entryRules,
  ...declutterRules,
  ...enlargeRules,
  ...lookRules,
  ...switchRules,
  ...namedTabRules,
  ...tabOrderRules,
  ...tabRules,
  ...appNameRules,
  ...textRules,
  ...removeTextRules,
  ...toldFieldRules,
  ...toldNumbersRules,
  ...eachEntryRules,
  ...choiceRules,
  ...toldEntryRules,
  ...labelRules,
  ...itemRules,
  ...pictureRules,
  ...onboardingRules,
  ...screenToRules,
  ...infoRules,
  ...sectionRules,
  ...letFillRules,
  ...linkNewRules,
  ...wishRules,
  ...deedAsIfToldRules,
  ...letPeopleRules,
  ...groupRules,
  ...chartRules,
  ...linkRules,
  ...valueRules,
  ...replaceRules,
  ...copyToRules,
  ...movingAcrossRules,
  ...movingRules,
  ...screenRules,
  ...detailRules,
  ...allPicturesRules,
  ...removingRules,
  ...changingRules,
  ...looseEntryRules,
  ...withinRules,
  ...stateToneRules,
  ...themeRules,
  ...addToItemRules,
  ...namedEntryRules,
  ...addSeveralRules,
  ...toldListRules,
  ...addScreenRules,
  ...countsShownRules,
  ...knownPageRules,
  ...addingRules,
  ...severalOfRules,
  ...sortByNumberRules,
  ...unknownOrderRules,
  ...linesToRules,
  ...beyondRules,
  ...asIfToldRules,
  ...featureRules,
  ...lateFrameRules,
  ...refusalRules,
]
