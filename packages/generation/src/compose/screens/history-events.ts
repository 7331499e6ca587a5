import { byWord } from '../../by-word.ts'
import type { Entity, Sample } from '../../entity.ts'
import type { ScreenPlan } from '../../plan/types.ts'
import { has } from '../../understand/searched.ts'

/** What happened with one of an app's things, and when. */
export interface PastEvent {
  title: string
  subtitle: string
}

/** It says itself when it was: "Today 14:20, card, 3 items". */
const saysWhen =
  /^(?:Today|Yesterday|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2}|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)\b/
/** The day stands before it already. */
const whenItWas = / · (?:Today|Yesterday|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} Nov)$/
const isYear = /^1[4-9]\d\d$|^20[01]\d$/
const isHour = /^(\d{1,2}):(\d{2})\b/
/** "10:00 to 11:00", "Today, 9:41": hours of a day, where "44:12" alone may be how long it took. */
const tellsHour = /, (?:[01]?\d|2[0-3]):[0-5]\d\b|\b(?:[01]?\d|2[0-3]):[0-5]\d (?:to|until) /
const isDay =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|Week \d{1,2})\b/
/** What is still to come, or was only free, open or new before it happened. */
const ahead =
  /\b(?:due|in \d+ (?:days?|weeks?|hours?|min)|tomorrow|tonight|next|until|before|by (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|to (?:do|water|pay|read)|left|free|open|soon|waiting|ready|upcoming|planned|draft|new|today|under way|(?:2\d|30) Nov(?:ember)?)\b|^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?: \d.*)?$|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/i

/** Things are done at their hours, twice on one day and not at all on others. */
const moments = [
  'Today, 8:10',
  'Yesterday, 19:40',
  'Yesterday, 7:55',
  'Tue 17 Nov',
  'Sat 14 Nov',
  'Thu 12 Nov',
]
/** Nights and days have no hours, and one follows the other. */
const inTurn = ['Today', 'Yesterday', 'Tuesday', 'Monday', 'Sunday', 'Sat 14 Nov']
const rounds = /^(?:nights?|days|weeks|mornings|evenings)$/i

/** "Watered", where what one does with a thing is "Mark as watered". */
const doneOf = ({ use }: Entity): string | undefined => {
  const [, done] = /^mark as (\p{L}+)$/iu.exec(use) ?? []
  return done && !/^(?:done|ready|read)$/.test(done)
    ? done.charAt(0).toUpperCase() + done.slice(1)
    : undefined
}

/** What one uses, takes or visits again and again; an order, a letter or a request happens once. */
const isOfCatalogue = (entity: Entity, screen: ScreenPlan, isListed: boolean) =>
  isListed &&
  /^(?:history|log|diary|journal|sessions|recent|plays|rides|runs|before)$/i.test(screen.name) &&
  entity.nounClass !== 'event' &&
  entity.nounClass !== 'document' &&
  !/^(?:log|record|write|report|request|send|order|book|post)\b/i.test(entity.add)

/** The samples without those that are still to come, where enough others are left to tell of. */
function happenedOf({ samples }: Entity): readonly Sample[] {
  // Where some are done and others may still be booked, one looks back on the former.
  const done = samples.filter(({ badge }) => /^(?:done|given|over|past)$/i.test(badge ?? ''))
  if (done.length >= 3) return done
  const happened = samples.filter(
    ({ badge }) => !/^(?:planned|scheduled|upcoming|to come|next|draft)$/i.test(badge ?? ''),
  )
  return happened.length < 3 ? samples : happened
}

/** Which of the samples happened, newest first: no list begins with the same thing as the one it looks back on. */
const order = [2, 0, 3, 1, 4]
const orderAgain = [2, 0, 2, 1, 4, 0]

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')

/** What is told of it besides the day: its value where that is no hour, else its second line, unless that is of what is still to come. */
function told(entity: Entity, { value, subtitle }: Sample, isTimed: boolean): string | undefined {
  const done = doneOf(entity)
  if (done) return done
  const plain = subtitle?.replace(whenItWas, '')
  return [isTimed ? undefined : value, plain].find(
    (line) => line !== undefined && !has(ahead, line) && !saysWhen.test(line),
  )
}

/** How much it was the time before: a little less of what one measures, the same of what has its number. */
function before(line: string | undefined): string | undefined {
  const [, number = '', unit = ''] =
    /^(\d+(?:\.\d+)?) (km|min|ml|l|kg|h|m|pages|reps)$/.exec(line ?? '') ?? []
  if (number === '') return line
  const decimals = number.split('.')[1]?.length ?? 0
  const step = decimals === 0 && Number(number) >= 100 ? 10 : 1
  const less =
    decimals > 0
      ? (Number(number) * 0.88).toFixed(decimals)
      : String(Math.max(1, Math.round((Number(number) * 0.85) / step) * step))
  return `${less} ${unit}`
}

/** Hours of a day, latest first: this morning's, and those of yesterday. */
function byHour(entity: Entity, samples: readonly Sample[]): PastEvent[] {
  const minutes = ({ title }: Sample) => {
    const [, hour = '0', minute = '0'] = isHour.exec(title) ?? []
    return Number(hour) * 60 + Number(minute)
  }
  const [first, ...rest] = [...samples].sort((one, other) => minutes(one) - minutes(other))
  return [...(first ? [first] : []), ...rest.toReversed()].map((sample, index) => ({
    title: sample.title,
    subtitle: joined(index === 0 ? 'Today' : 'Yesterday', sample.value ?? sample.subtitle),
  }))
}

/** What one drinks, eats or scans comes several times on one day, and not at all on another: which sample, and when. */
const severalADay: Readonly<Record<string, readonly (readonly [place: number, when: string])[]>> = byWord({
  drink: [
    [0, 'Today, 14:20'],
    [1, 'Today, 12:05'],
    [2, 'Today, 10:40'],
    [3, 'Today, 8:15'],
    [4, 'Today, 7:30'],
    [1, 'Yesterday, 20:10'],
  ],
  'scanned-food': [
    [0, 'Today, 14:20'],
    [1, 'Today, 12:05'],
    [2, 'Today, 8:15'],
    [3, 'Yesterday, 19:40'],
    [4, 'Tue 17 Nov, 18:10'],
  ],
  // All of today before dinner, and yesterday's dinner.
  food: [
    [2, 'Today, 15:10'],
    [1, 'Today, 12:40'],
    [5, 'Today, 8:20'],
    [0, 'Today, 8:10'],
    [4, 'Yesterday, 19:05'],
    [3, 'Yesterday, 19:05'],
  ],
})

/**
 * What has happened with an app's things, newest first. Samples that say when they were are told as they are; those of
 * a catalogue happen at their hours, twice on one day and not on others. `isListed`: another screen lists all of them;
 * `ticked`: those of them that are done, where another screen has them to tick.
 */
export function historyEvents(
  entity: Entity,
  screen: ScreenPlan,
  isListed: boolean,
  ticked?: readonly Sample[],
): PastEvent[] {
  const happened = happenedOf(entity)
  const samples = happened.slice(0, 5)
  if (samples.every(({ subtitle }) => subtitle !== undefined && saysWhen.test(subtitle)))
    return samples.map(({ title, subtitle, value }) => ({ title, subtitle: joined(subtitle, value) }))
  // "Wed 18 Nov, rain": its name says it already.
  if (samples.every(({ title }) => saysWhen.test(title) && !isDay.test(title)))
    return samples.map(({ title, subtitle, value }) => ({ title, subtitle: joined(value, subtitle) }))
  const hoursOfDay = severalADay[entity.id]
  if (hoursOfDay)
    return hoursOfDay.flatMap(([place, when]) => {
      const sample = entity.samples[place]
      return sample ? [{ title: sample.title, subtitle: joined(when, sample.value ?? sample.subtitle) }] : []
    })
  if (samples.every(({ value }) => isYear.test(value ?? '')))
    return [...samples]
      .sort((one, other) => Number(one.value) - Number(other.value))
      .map(({ title, subtitle, value }) => ({ title, subtitle: joined(value, subtitle) }))
  if (samples.every(({ title }) => isHour.test(title))) return byHour(entity, samples)
  if (samples.every(({ title }) => isDay.test(title)))
    return samples.map(({ title, value, subtitle }) => ({ title, subtitle: joined(value, subtitle) }))
  if (rounds.test(screen.name))
    return samples.map((sample, index) => ({
      title: sample.title,
      subtitle: joined(inTurn[index], sample.value ?? sample.subtitle?.replace(whenItWas, '')),
    }))
  if (ticked)
    return ticked.map(({ title }, index) => ({ title, subtitle: `Done today, ${['8:40', '7:55'][index]}` }))
  const hours = samples.filter(({ subtitle }) => isHour.test(subtitle ?? ''))
  if (hours.length > 2) return byDay(hours)
  // "11:05" is when it was where it has a time, else how long it took.
  const hasTime = entity.fields.some(({ kind, value }) => kind === 'time' || tellsHour.test(value))
  const canRepeat =
    doneOf(entity) !== undefined || samples.every(({ value }) => value !== undefined && !isHour.test(value))
  const isCatalogue = isOfCatalogue(entity, screen, isListed) && canRepeat
  // Numbered papers and sums come one after the other.
  const isNumbered = samples.every(({ title }) => /\d/.test(title))
  const places = isNumbered || !isListed ? [0, 1, 2, 3, 4] : isCatalogue ? orderAgain : order
  return places
    .flatMap((place) => happened[place] ?? [])
    .filter(({ title }) => !isDay.test(title))
    .map((sample, index, all) => {
      const isAgain = all.findIndex(({ title }) => title === sample.title) < index
      const [day = '', hour] = moments[index]?.split(', ') ?? []
      const isTimed = isHour.test(sample.value ?? '') && hasTime
      const itsHour = isTimed ? sample.value : hour
      const line = told(entity, sample, isTimed)
      return {
        title: sample.title,
        subtitle: joined(itsHour === undefined ? day : `${day}, ${itsHour}`, isAgain ? before(line) : line),
      }
    })
}

/** What says its hour, newest first: a later hour than the one above it was the day before. */
function byDay(samples: readonly Sample[]): PastEvent[] {
  let day = 0
  let last = 24 * 60
  return samples.map(({ title, subtitle, value }) => {
    const [, hour = '0', minute = '0'] = isHour.exec(subtitle ?? '') ?? []
    const at = Number(hour) * 60 + Number(minute)
    if (at > last) day += 1
    last = at
    return { title, subtitle: joined(`${inTurn[day] ?? 'Sunday'}, ${subtitle}`, value) }
  })
}

const daysOfWeek = [/^Mon 16\b/, /^Tue 17\b/, /^(?:Yesterday|Wed 18)\b/, /^(?:Today|Thu 19)\b/]

/** The days of this week on which something happened, 0 to 3: Thursday is today. */
export const weekdaysOf = (events: readonly { title?: string; subtitle?: string }[]): number[] =>
  daysOfWeek.flatMap((day, index) =>
    events.some(
      ({ title = '', subtitle = '' }) => day.test(subtitle) || (saysWhen.test(title) && day.test(title)),
    )
      ? [index]
      : [],
  )
