import type { FoundNode } from './find-target.ts'

/** A whole month is a calendar before a week is; a field for a date is none. */
export const findCalendar = (near: readonly FoundNode[]): FoundNode | undefined =>
  ['month', 'week']
    .map((variant) =>
      near.find(({ node }) => node.type === 'datepicker' && node.properties.variant === variant),
    )
    .find(Boolean)
