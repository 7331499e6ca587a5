import type { AppPlan } from '../plan/types.ts'
import { tidyDoings } from './tidy-doings.ts'
import { tidyFields } from './tidy-fields.ts'
import { tidyLabels } from './tidy-labels.ts'
import { tidyLines } from './tidy-lines.ts'
import { tidyLongNames } from './tidy-long-names.ts'
import { tidyNames } from './tidy-names.ts'
import { tidyNotes } from './tidy-notes.ts'

/** Looks over what a description put into a plan as one looks at a screen; returns whether anything changed. */
export function tidyPlan(plan: AppPlan, text: string): boolean {
  if (plan.language !== undefined) return false
  const changed = [
    tidyNames(plan),
    tidyDoings(plan, text),
    tidyNotes(plan),
    tidyFields(plan),
    tidyLabels(plan, text),
    tidyLines(plan, text),
    tidyLongNames(plan),
  ]
  return changed.includes(true)
}
