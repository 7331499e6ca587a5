import type { Entity, Sample } from '../entity.ts'

/** The days that come, as events without one of their own are spread over them: today is Thursday. */
const days = ['Thu', 'Fri', 'Sat', 'Tue', 'Wed', 'Sat']
/** When what nobody gave an hour begins: see `coming` in `plan/content/base.ts`. */
const usual: ReadonlySet<string> = new Set(['18:30', '19:00', '10:00', '14:00'])
const saysDay =
  /\b(?:Mon|Tue(?:s)?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:days?)?\b|\b\d{1,2} (?:Nov|Dec)/
const hour = /^\d{1,2}:\d{2}$/

/**
 * When some events are, for a list in the order of time. Those with hours nobody told are on one day after the other,
 * "Fri 19:00", unless they say their day; hours of a timetable are put in order.
 */
export function eventTimes(
  { id }: Entity,
  samples: readonly Sample[],
): (Sample & { time: string | undefined })[] {
  const times = samples.map(({ time }) => time)
  if (!id.startsWith('own-') || !times.every((time) => hour.test(time ?? '')))
    return samples.map((sample) => ({ ...sample, time: sample.time }))
  const isSpread = times.every((time) => usual.has(time ?? ''))
  if (isSpread && samples.some(({ title, subtitle }) => saysDay.test(`${title} ${subtitle ?? ''}`)))
    return samples.map((sample) => ({ ...sample, time: sample.time }))
  if (isSpread) return samples.map((sample, index) => ({ ...sample, time: `${days[index]} ${sample.time}` }))
  return [...samples]
    .sort((one, other) =>
      (one.time ?? '').padStart(5, '0').localeCompare((other.time ?? '').padStart(5, '0'), 'en'),
    )
    .map((sample) => ({ ...sample, time: sample.time }))
}
