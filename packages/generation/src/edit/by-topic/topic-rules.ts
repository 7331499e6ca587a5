import type { EditRule } from '../rule.ts'
import { addedEntryRules } from './added-entries.ts'
import { askedFirstRules } from './asked-first.ts'
import { askedIfRules } from './asked-if.ts'
import { buttonLookRules } from './button-looks.ts'
import { calledByNameRules } from './called-by-name.ts'
import { colorCodedRules } from './color-coded.ts'
import { emptyListRules } from './empty-lists.ts'
import { eventDateRules } from './event-dates.ts'
import { exampleRules } from './examples-on-theme.ts'
import { figureOnTopRules } from './figures-on-top.ts'
import { forSomeOnlyRules } from './for-some-only.ts'
import { hiddenEntryRules } from './hidden-entries.ts'
import { knownChoiceRules } from './known-choices.ts'
import { limitRules } from './limits.ts'
import { topicMarkRules } from './marks.ts'
import { newValueRules, noSuchChoice } from './new-values.ts'
import { nextOneRules } from './next-one.ts'
import { numberChangedRules } from './numbers-changed.ts'
import { topicOrderRules } from './order.ts'
import { placedTabRules } from './placed-tabs.ts'
import { presetValueRules } from './preset-values.ts'
import { renamedButtonRules } from './renamed-buttons.ts'
import { requiredFieldRules } from './required-fields.ts'
import { settingsForRules } from './settings-for.ts'
import { splitScreenRules } from './split-screens.ts'
import { swappedTabRules } from './swapped-tabs.ts'
import { thingsWithRules } from './things-with.ts'
import { timeFormatRules } from './time-format.ts'
import { toldItemRules } from './told-items.ts'
import { topEntryRules } from './top-entries.ts'
import { twoStateRules } from './two-states.ts'
import { usageRules } from './usage-rules.ts'
import { whoDoesWhatRules } from './who-does-what.ts'
import { wordsFromRules } from './words-from.ts'

/** Wishes read by what they are about, whatever their form; every word of one must be known, or it is not one. */
export const topicRules: readonly EditRule[] = [
  ...topicOrderRules,
  ...hiddenEntryRules,
  ...twoStateRules,
  ...newValueRules,
  ...limitRules,
  ...usageRules,
  ...requiredFieldRules,
  ...figureOnTopRules,
  ...numberChangedRules,
  ...forSomeOnlyRules,
  ...topicMarkRules,
  ...splitScreenRules,
  ...swappedTabRules,
  ...placedTabRules,
  ...renamedButtonRules,
  ...buttonLookRules,
  ...askedFirstRules,
  ...topEntryRules,
  ...eventDateRules,
  ...emptyListRules,
  ...calledByNameRules,
  ...addedEntryRules,
  ...askedIfRules,
  ...exampleRules,
  ...timeFormatRules,
  ...presetValueRules,
  ...thingsWithRules,
  ...settingsForRules,
  ...toldItemRules,
  ...knownChoiceRules,
  ...wordsFromRules,
  ...nextOneRules,
  ...whoDoesWhatRules,
  ...colorCodedRules,
]

/** Those that say why a wish of a topic is not done before others misread it. */
export const topicRefusals: readonly EditRule[] = [noSuchChoice]
