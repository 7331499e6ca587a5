import { compareDays, type Day } from './calendar.ts'

/** What is chosen in a month: nothing, a day, or the days from one to another. */
export interface DaySelection {
  from?: Day
  to?: Day
}

/** What is chosen after a tap on `day`: one day, or in a range its start, then its end, then a new start. */
export function chooseDay(selection: DaySelection, day: Day, isRange: boolean): DaySelection {
  if (!isRange) return { from: day }
  const { from, to } = selection
  if (!from || to || compareDays(day, from) < 0) return { from: day }
  return { from, to: day }
}

/** Whether a day is an end of what is chosen, lies between the ends, or neither. */
export function placeInSelection({ from, to }: DaySelection, day: Day): 'end' | 'between' | 'outside' {
  if (from && compareDays(day, from) === 0) return 'end'
  if (to && compareDays(day, to) === 0) return 'end'
  if (from && to && compareDays(day, from) > 0 && compareDays(day, to) < 0) return 'between'
  return 'outside'
}
