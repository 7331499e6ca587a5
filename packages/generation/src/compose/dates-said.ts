import type { Entity, Sample } from '../entity.ts'

const dated = /\b(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/g
const textOf = ({ title, subtitle, overline, value, meta, time }: Sample) =>
  [title, subtitle, overline, value, meta, time].join(' ')

const hour = /^\d{1,2}:\d{2}$/

/**
 * The dates the samples of a thing say, each with its day and month; fewer than half of them: none, they have no dates.
 * Where some stand on another day, those with an hour are on today, 19 November.
 */
function datesSaid({ samples }: Entity): { day: number; month: string }[] {
  const isOnOtherDays = samples.some(({ time }) => time !== undefined && [...time.matchAll(dated)].length > 0)
  const found = samples.map((sample) =>
    isOnOtherDays && hour.test(sample.time ?? '')
      ? [...'19 Nov'.matchAll(dated)]
      : [...textOf(sample).matchAll(dated)],
  )
  if (found.filter((each) => each.length > 0).length * 2 <= samples.length) return []
  return found.flat().map(([, day, month]) => ({ day: Number(day), month: month ?? '' }))
}

/** The days of November 2026 that are marked in a calendar of these things; undefined where they say no dates. */
export function daysSaid(entity: Entity): number[] | undefined {
  const dates = datesSaid(entity)
  return dates.length > 0 ? dates.filter(({ month }) => month === 'Nov').map(({ day }) => day) : undefined
}

/** The days of the week of Monday 16 November, 0 to 6, that are marked; undefined where the things say no dates. */
export function weekdaysSaid(entity: Entity): number[] | undefined {
  return (
    daysSaid(entity)?.flatMap((day) => (day >= 16 && day <= 22 ? [day - 16] : [])) ?? weekdaysNamed(entity)
  )
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const namesDay = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2}:\d{2}\b/

/** The days of the week things without dates begin a line with, "Fri 18:30, main stage". */
function weekdaysNamed({ samples }: Entity): number[] | undefined {
  const named = samples.flatMap(({ overline, subtitle }) => {
    const day = [overline, subtitle].map((line) => namesDay.exec(line ?? '')?.[1]).find(Boolean)
    return day === undefined ? [] : [weekdays.indexOf(day)]
  })
  return named.length * 2 > samples.length ? [...new Set(named)].sort() : undefined
}

/** Whether some of the things are in another month than this. */
export const isBeyondMonth = (entity: Entity): boolean =>
  datesSaid(entity).some(({ month }) => month !== 'Nov')

const today = 19
const inYear = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct']

/** Whether the things say their dates, and all of these are before today, 19 November: matches with a result. */
export function isOver(entity: Entity): boolean {
  const dates = datesSaid(entity)
  return (
    dates.length > 0 &&
    dates.every(({ day, month }) => inYear.includes(month) || (month === 'Nov' && day < today))
  )
}
