import { byWord } from '../by-word.ts'
import type { Entity, Figure } from '../entity.ts'

const before: Readonly<Record<string, string>> = byWord({
  today: 'than yesterday',
  'this week': 'than last week',
  'this month': 'than last month',
  'this year': 'than last year',
})
const longestLine = 40

/**
 * What a course says as a whole sentence, "24 minutes more than last week", where it counts something in a span of time;
 * undefined where its change alone would say nothing.
 */
export function trendLine({ trend }: Pick<Entity, 'trend'>): string | undefined {
  const [, noun = '', span = ''] =
    /^(\p{L}{3,}s) (today|this week|this month|this year)$/u.exec(trend.title) ?? []
  const [, sign = '', count = '', unit = ''] = /^([+−-])(\d[\d,.]*)(?: (\p{L}+))?$/u.exec(trend.delta) ?? []
  const than = before[span]
  const counted = noun.toLowerCase()
  if (!than || count === '' || count === '1' || !/^\d/.test(trend.value)) return undefined
  if (unit !== '' && !counted.startsWith(unit.charAt(0).toLowerCase())) return undefined
  const line = `${count} ${counted} ${sign === '+' ? 'more' : 'fewer'} ${than}`
  return line.length <= longestLine ? line : undefined
}

/** Which span a course is of: 0 days of a week, 1 days or weeks of a month, 2 months. */
export function spanOf({ title, labels }: Entity['trend']): 0 | 1 | 2 {
  if (/\bthis month$/i.test(title)) return 1
  if (/\b(?:this|a) year$/i.test(title)) return 2
  const areDays = labels.length === 7 && labels.every((label) => label.length === 1)
  if (areDays || /^m(?:on)?$/i.test(labels[0] ?? '')) return 0
  return /^\p{Lu}\p{Ll}{2}$/u.test(labels[0] ?? '') ? 2 : 1
}

/** Whether a course is of days, weeks or months, of which one may choose more or fewer: not of the hours of a day or the years of a loan. */
export const hasSpan = ({ title, labels }: Entity['trend']): boolean =>
  /\b(?:week|month|year)\b/i.test(title) || labels.some((label) => !/^\d/.test(label))

const mostBeside = 2

/** Numbers that stand beside a course: the one above it is not said again, where there are enough others. */
export function besideCourse({ figures, trend }: Pick<Entity, 'figures' | 'trend'>): Figure[] {
  const others = figures.filter(({ value, title }) => title !== trend.title && value !== trend.value)
  return (others.length < mostBeside ? figures : others).slice(0, mostBeside)
}
