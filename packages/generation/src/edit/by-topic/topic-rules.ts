import type { EditRule } from '../rule.ts'
import { askedFirstRules } from './asked-first.ts'
import { buttonLookRules } from './button-looks.ts'
import { calledByNameRules } from './called-by-name.ts'
import { emptyListRules } from './empty-lists.ts'
import { eventDateRules } from './event-dates.ts'
import { forSomeOnlyRules } from './for-some-only.ts'
import { hiddenEntryRules } from './hidden-entries.ts'
import { limitRules } from './limits.ts'
import { topicMarkRules } from './marks.ts'
import { newValueRules } from './new-values.ts'
import { numberChangedRules } from './numbers-changed.ts'
import { topicOrderRules } from './order.ts'
import { splitScreenRules } from './split-screens.ts'
import { swappedTabRules } from './swapped-tabs.ts'
import { topEntryRules } from './top-entries.ts'

/** Wishes read by what they are about, whatever their form; every word of one must be known, or it is not one. */
export const topicRules: readonly EditRule[] = [
  ...topicOrderRules,
  ...hiddenEntryRules,
  ...newValueRules,
  ...limitRules,
  ...numberChangedRules,
  ...forSomeOnlyRules,
  ...topicMarkRules,
  ...splitScreenRules,
  ...swappedTabRules,
  ...buttonLookRules,
  ...askedFirstRules,
  ...topEntryRules,
  ...eventDateRules,
  ...emptyListRules,
  ...calledByNameRules,
]
