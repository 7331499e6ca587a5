import { formatterByLanguage } from '../language/intl-tag.ts'
import { type Day, type Month, weekdayOf } from './calendar.ts'

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const englishWeekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const formatBy = (options: Intl.DateTimeFormatOptions) =>
  formatterByLanguage((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }))
const months = formatBy({ month: 'long', year: 'numeric' })
const longDays = formatBy({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortDays = formatBy({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const initials = formatBy({ weekday: 'narrow' })

const isEnglish = (language: string) => language === 'en' || language.startsWith('en-')

function toDate({ year, month, day }: Day): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

/** "November 2026" */
export function nameOfMonth({ year, month }: Month, language = 'en'): string {
  if (isEnglish(language)) return `${englishMonths[month - 1] ?? ''} ${year}`
  return capitalized(months(language).format(toDate({ year, month, day: 1 })))
}

/** "Thursday 19 November 2026", for people who listen to the screen. */
export function longName(day: Day, language = 'en'): string {
  if (isEnglish(language)) return `${englishWeekdays[weekdayOf(day)] ?? ''} ${day.day} ${nameOfMonth(day)}`
  return longDays(language).format(toDate(day))
}

/** "Thu 19 Nov 2026" */
export function shortName(day: Day, language = 'en'): string {
  if (!isEnglish(language)) return shortDays(language).format(toDate(day))
  const weekday = englishWeekdays[weekdayOf(day)]?.slice(0, 3) ?? ''
  return `${weekday} ${day.day} ${englishMonths[day.month - 1]?.slice(0, 3) ?? ''} ${day.year}`
}

/** "T": a day's letter at the head of its column. */
export function initialOf(day: Day, language = 'en'): string {
  if (isEnglish(language)) return englishWeekdays[weekdayOf(day)]?.slice(0, 1) ?? ''
  return initials(language).format(toDate(day))
}

/** Months stand at the head of things, where every language begins with a capital. */
const capitalized = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)
