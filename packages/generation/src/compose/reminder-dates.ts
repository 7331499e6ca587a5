import type { Sample } from '../entity.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const withWeekday = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (\d{1,2}) (\p{Lu}\p{Ll}{2})\p{Ll}*\b/u

/** How long before its day one is reminded of a thing; the first of those that come soon is close. */
const ways = [
  { ahead: '1 day before', days: 1 },
  { ahead: '1 week before', days: 7 },
  { ahead: 'On the day', days: 0 },
  { ahead: '1 day before', days: 1 },
]

/** A day of November 2026 or of the ten months after it, as time in milliseconds. */
function timeOf({ subtitle = '' }: Sample): number | undefined {
  const [, day, name = ''] = withWeekday.exec(subtitle) ?? []
  const month = months.indexOf(name)
  return day && month >= 0 ? Date.UTC(month < 9 ? 2027 : 2026, month, Number(day)) : undefined
}

const millisecondsOfDay = 86_400_000

/**
 * When one is reminded of each thing whose second line begins with its day ("Tuesday 24 November, turns 35"): how long
 * before, and the day of the reminder ("Mon 23 Nov"); undefined where one of them says no such day.
 */
export function reminderDates(samples: readonly Sample[]): { ahead: string; day: string }[] | undefined {
  const dates = samples.map((sample, index) => {
    const time = timeOf(sample)
    const { ahead, days } = ways[index % ways.length] ?? { ahead: '', days: 0 }
    if (time === undefined) return undefined
    const date = new Date(time - days * millisecondsOfDay)
    const day = `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
    return { ahead, day }
  })
  return dates.length > 0 && dates.every((date) => date !== undefined) ? dates : undefined
}
