/** A day of the calendar without a time or a zone; month is 1 to 12. */
export interface Day {
  year: number
  month: number
  day: number
}

export interface Month {
  year: number
  month: number
}

/** As a UTC date; days outside the month run over into the next or previous one, as Date has it. */
function toDate(year: number, month: number, day: number): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

function fromDate(date: Date): Day {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The day an ISO text (YYYY-MM-DD, anything after it is ignored) names; undefined when there is none such. */
export function parseDay(iso: string): Day | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso.trim())
  if (!match) return undefined
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  const parsed = fromDate(toDate(year, month, day))
  return parsed.month === month && parsed.day === day ? parsed : undefined
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The day that "Thu 19 Nov 2026", "3 May 1992" or an ISO text names; undefined when there is none such. */
export function readDay(text: string): Day | undefined {
  const [, day = '', name = '', year = ''] = /(\d{1,2})\.? ([a-z]{3})[a-z]* (\d{4})$/i.exec(text.trim()) ?? []
  const month = monthNames.indexOf(name.toLowerCase()) + 1
  return month > 0
    ? parseDay(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
    : parseDay(text)
}

/** Days since 1 January 1970. */
export const dayNumber = ({ year, month, day }: Day): number =>
  toDate(year, month, day).getTime() / 86_400_000

/** The day that is so many days after 1 January 1970. */
export const dayOfNumber = (count: number): Day => fromDate(new Date(Math.round(count) * 86_400_000))

/** Whole years, months beyond them and days beyond those from a day to a later one. */
export function timeBetween(from: Day, to: Day): { years: number; months: number; days: number } {
  const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0)
  const { year, month } = addMonths(from, months)
  const last = Math.min(from.day, daysInMonth({ year, month }))
  return {
    years: Math.floor(months / 12),
    months: months - 12 * Math.floor(months / 12),
    days: dayNumber(to) - dayNumber({ year, month, day: last }),
  }
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf({ year, month, day }: Day): number {
  return (toDate(year, month, day).getUTCDay() + 6) % 7
}

export function daysInMonth({ year, month }: Month): number {
  return toDate(year, month + 1, 0).getUTCDate()
}

export function addMonths({ year, month }: Month, count: number): Month {
  const { year: newYear, month: newMonth } = fromDate(toDate(year, month + count, 1))
  return { year: newYear, month: newMonth }
}

/** The day `count` days after, or before where it is negative. */
export function addDays({ year, month, day }: Day, count: number): Day {
  return fromDate(toDate(year, month, day + count))
}

/** Negative when `one` is earlier, 0 when it is the same day, positive when it is later. */
export function compareDays(one: Day, other: Day): number {
  return one.year - other.year || one.month - other.month || one.day - other.day
}

/** The days of a month in whole weeks, with those of its neighbours that fill the first and last week. */
export function monthCells(month: Month): Day[] {
  const before = weekdayOf({ ...month, day: 1 })
  const count = Math.ceil((before + daysInMonth(month)) / 7) * 7
  return Array.from({ length: count }, (_, index) =>
    fromDate(toDate(month.year, month.month, index - before + 1)),
  )
}

/** Monday to Sunday of the week a day is in. */
export function weekOf(day: Day): Day[] {
  const weekday = weekdayOf(day)
  return Array.from({ length: 7 }, (_, index) =>
    fromDate(toDate(day.year, day.month, day.day + index - weekday)),
  )
}

/** The day that a calendar without a stated one is drawn around, so that pictures of it stay the same. */
export const sampleDay: Day = { year: 2026, month: 11, day: 18 }

/** The day on which the person taps, by their own clock. */
export function today(): Day {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}

/** Its month. */
export function thisMonth(): Month {
  const { year, month } = today()
  return { year, month }
}
