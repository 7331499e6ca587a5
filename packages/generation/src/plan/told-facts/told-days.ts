import { findAll } from '../../understand/searched.ts'

/** Days of the week something regularly is on, as a description tells it. */
export interface ToldDays {
  /** The noun before them, in lower case: "classes" of "classes on Tuesdays"; empty where a verb tells it. */
  of: string
  /** What is done on them, as it is written: "rehearses", "meet"; empty where a noun tells it. */
  doing: string
  /** 0 for Monday to 6 for Sunday, in their order. */
  days: readonly number[]
  /** "20:00"; absent: no hour is told. */
  time?: string
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:morning|afternoon|evening|night)s?)?'
const daysInRow = `${day}(?:(?:, | and | or |, and |/)(?:on )?${day})*`
const hour = String.raw`(?:,? (?:at|from) (?<hour>\d{1,2})(?:[:.](?<minutes>\d{2}))? ?(?<half>am|pm|o['’]clock|h)?(?!\p{L}|\d))?`
const doing =
  'meets?|rehearses?|trains?|practi[sc]es?|plays?|gathers?|comes? together|runs?|takes? place|happens?|sings?|rides?|hikes?|walks?|dances?|prays?|has|have|is|are|opens?'

const told = new RegExp(
  `(?<!\\p{L})(?:(?<doing>${doing})|(?<of>\\p{L}[\\p{L}-]*))(?: (?:together|again|in \\p{L}+(?: \\p{L}+)?))? (?:on|every|each)(?: (?:second|other))? (?<days>${daysInRow})(?!\\p{L})${hour}`,
  'giu',
)
const first = new RegExp(
  `(?<!\\p{L})(?:on|every|each) (?<days>${daysInRow})(?!\\p{L})${hour},? (?:we|they|there) (?:have|has|hold|run|organi[sz]e|play|offer|host|is|are)(?: an?| our| the)? (?<of>\\p{L}[\\p{L}-]+(?: (?!and |or )\\p{L}[\\p{L}-]+)?)(?=[.,;:!?\\n]|$| (?:with|in|at|for|where|of|and|or)(?!\\p{L}))`,
  'giu',
)

/** The hour as a clock shows it; "8 pm" is 20:00, and "at 8" without a half of the day is none that is sure. */
function clockOf({
  hour: said,
  minutes,
  half,
}: Readonly<Record<string, string | undefined>>): string | undefined {
  const number = Number(said ?? Number.NaN)
  if (!Number.isInteger(number) || number > 24) return undefined
  if (minutes === undefined && !/^[ap]m$/iu.test(half ?? '') && number < 13) return undefined
  const ofDay = /^pm$/iu.test(half ?? '') && number < 12 ? number + 12 : number
  return `${String(ofDay).padStart(2, '0')}:${minutes ?? '00'}`
}

/** What a description tells of the days on which something is, in its order. */
export function readToldDays(text: string): ToldDays[] {
  return [...findAll(told, text), ...findAll(first, text)].map(({ groups = {} }) => {
    const days = weekdays.flatMap((name, index) =>
      (groups.days ?? '').toLowerCase().includes(name.toLowerCase()) ? [index] : [],
    )
    const time = clockOf(groups)
    return {
      of: (groups.of ?? '').toLowerCase(),
      doing: (groups.doing ?? '').toLowerCase(),
      days,
      ...(time === undefined ? {} : { time }),
    }
  })
}
