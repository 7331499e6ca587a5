import type { Entity, Sample } from '../../entity.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isOf } from '../../trace/names-of.ts'
import type { AppPlan } from '../types.ts'
import { readToldDays, type ToldDays, weekdays } from './told-days.ts'

/** What apps show as today: Thursday 19 November 2026. */
const today = { weekday: 3, at: Date.UTC(2026, 10, 19) }
const oneDay = 86_400_000
const oneWeek = 7

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const dated =
  /\b(?:(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(day|sday|nesday|rsday|urday)? )?(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?![a-z])(?! 20\d\d)/g
const named = /\b(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?! \d)/g
const shortNamed = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?=(?:,? \d{1,2}:\d{2})|$)/g
const thisDay = /^(?:Tonight|Today|Tomorrow)(?=,|$)/
const clock = /^\d{1,2}:\d{2}$/
/** The hour behind a day: "Wed 25 Nov, 18:30", "Wednesday, 19:30". */
const hourOfDay = /(?<=(?:day|Nov|Dec|Jan|Tonight|Today),? )\d{1,2}:\d{2}/g
const dayOf = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} (?:Nov|Dec|Jan|Feb)\b/
const saysDay =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?\b|\b\d{1,2} (?:Nov|Dec)\b|\bToday\b|\bTomorrow\b/
const beginning = /^(?:time|begins?|starts?|at|when)$/i
const onDay = /^(?:date|day|when)$/i

/** What is done on those days, by the stems of things it is told of. */
const doneAs: readonly (readonly [doing: RegExp, things: readonly string[]])[] = [
  [
    /^(?:meets?|gathers?|comes? together|takes? place|happens?|has|have|is|are)$/,
    ['meeting', 'meetup', 'rehearsal', 'session', 'event', 'evening', 'date', 'class', 'training', 'service'],
  ],
  [/^(?:rehearses?|sings?|practi[sc]es?)$/, ['rehearsal', 'practice', 'session']],
  [/^trains?$/, ['training', 'session', 'workout', 'practice', 'class']],
  [/^plays?$/, ['session', 'evening', 'game', 'round', 'match', 'meetup']],
  [
    /^(?:runs?|rides?|hikes?|walks?|dances?)$/,
    ['run', 'ride', 'tour', 'hike', 'walk', 'dance', 'event', 'session'],
  ],
  [/^prays?$/, ['service', 'prayer']],
]

/** Those who come are no event. */
const isSomebody = ({ one, samples }: Entity): boolean =>
  classOf(toSingular(one.toLowerCase().split(' ').at(-1) ?? '')) === 'person' ||
  samples.some(({ avatar }) => avatar !== undefined)

const isAbout = ({ of, doing }: ToldDays, entity: Entity): boolean => {
  if (isSomebody(entity)) return false
  if (of !== '') return isOf(entity, toSingular(of.split(' ').at(-1) ?? of))
  return doneAs.some(
    ([form, things]) =>
      form.test(doing) && things.some((thing) => isOf(entity, thing) || entity.id === thing),
  )
}

/** Moves what one thing's texts say of days to the told ones: each of its days to another of these, in order. */
class Mover {
  readonly #told: ToldDays
  readonly #moved = new Map<number, number>()
  readonly #weekdays = new Map<number, number>()
  #next = today.at
  #last = today.at

  constructor(told: ToldDays) {
    this.#told = told
  }

  /** The next told day on which nothing is yet, as "Wed 25 Nov". */
  coming(): string {
    const at = this.#stepFrom(this.#next, oneDay)
    this.#next = at + oneDay
    return written(at)
  }

  #stepFrom(from: number, step: number): number {
    let at = from
    while (!this.#told.days.includes(weekdayOf(at))) at += step
    return at
  }

  #dayFor(at: number): number {
    const known = this.#moved.get(at)
    if (known !== undefined) return known
    const isPast = at < today.at
    const to = isPast ? this.#stepFrom(this.#last - oneDay, -oneDay) : this.#stepFrom(this.#next, oneDay)
    if (isPast) this.#last = to
    else this.#next = to + oneDay
    this.#moved.set(at, to)
    return to
  }

  #weekdayFor(weekday: number): number {
    const known = this.#weekdays.get(weekday)
    if (known !== undefined) return known
    const { days } = this.#told
    const next = days.includes(weekday) ? weekday : (days[this.#weekdays.size % days.length] ?? weekday)
    this.#weekdays.set(weekday, next)
    return next
  }

  move(text: string): string {
    const { days, time } = this.#told
    const next = days.find((each) => each > today.weekday) ?? days[0] ?? today.weekday
    const moved = text
      .replace(dated, (_whole, short?: string, rest?: string, number = '', month = '') => {
        const at = Date.UTC(months.indexOf(month) < 6 ? 2027 : 2026, months.indexOf(month), Number(number))
        const to = this.#dayFor(at)
        return short === undefined
          ? written(to).slice(4)
          : rest === undefined
            ? written(to)
            : `${weekdays[weekdayOf(to)] ?? short} ${written(to).slice(4)}`
      })
      .replace(
        named,
        (name) => weekdays[this.#weekdayFor(weekdays.findIndex((each) => each === name))] ?? name,
      )
      .replace(shortNamed, (name) =>
        (weekdays[this.#weekdayFor(weekdays.findIndex((each) => each.startsWith(name)))] ?? name).slice(0, 3),
      )
      .replace(thisDay, (word) => (days.includes(today.weekday) ? word : (weekdays[next] ?? word)))
    return time === undefined ? moved : moved.replace(hourOfDay, time)
  }
}

/** "Wed 25 Nov". */
function written(at: number): string {
  const date = new Date(at)
  return `${(weekdays[weekdayOf(at)] ?? '').slice(0, 3)} ${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''}`
}

const weekdayOf = (at: number): number =>
  (((Math.round((at - today.at) / oneDay) + today.weekday) % oneWeek) + oneWeek) % oneWeek

const lines = ['subtitle', 'overline', 'meta', 'value'] as const
const longestLine = 44

/** Keys of a sample that are read. */
const read = ['title', 'subtitle', 'overline', 'value', 'meta', 'badge'] as const

/** A sample on the told days: where it says none of its own, the next of them begins its line. */
function movedSample(sample: Sample, mover: Mover, hour: string | undefined): Sample {
  const texts = Object.fromEntries(
    read.flatMap((key) => (sample[key] === undefined ? [] : [[key, mover.move(sample[key])]])),
  )
  const { time, ...moved } = { ...sample, ...texts }
  if (hour === undefined || (time !== undefined && !clock.test(time)))
    return { ...moved, ...(time === undefined ? {} : { time: mover.move(time) }) }
  const dayed = lines.find((key) => dayOf.test(moved[key] ?? ''))
  if (dayed) {
    const line = moved[dayed] ?? ''
    return { ...moved, [dayed]: /\d:\d{2}/.test(line) ? line : line.replace(dayOf, `$&, ${hour}`) }
  }
  if (lines.some((key) => saysDay.test(moved[key] ?? ''))) return { ...moved, ...(time ? { time } : {}) }
  const day = `${mover.coming()}, ${hour}`
  const line = [day, moved.subtitle].filter(Boolean).join(' · ')
  const short = [day, moved.subtitle?.split(', ')[0]].filter(Boolean).join(' · ')
  return { ...moved, subtitle: line.length <= longestLine ? line : short.length <= longestLine ? short : day }
}

/** A thing whose samples, values and lines are on the told days. */
function onToldDays(entity: Entity, told: ToldDays): Entity {
  const mover = new Mover(told)
  // A stall is there every Saturday, and what happens there is on one of them.
  const isTimed = entity.fields.some(({ kind, name }) => kind === 'date' && onDay.test(name))
  const own = entity.fields.find(({ kind, name }) => kind === 'time' && beginning.test(name))?.value
  const samples = entity.samples.map((sample) =>
    movedSample(sample, mover, isTimed ? (told.time ?? sample.time ?? own ?? '18:30') : undefined),
  )
  const [firstHour = told.time] = told.time
    ? []
    : (/\d{1,2}:\d{2}/.exec(Object.values(samples[0] ?? {}).join(' · ')) ?? [])
  const [firstDay] = samples.flatMap((sample) => dayOf.exec(Object.values(sample).join(' · '))?.[0] ?? [])
  return {
    ...entity,
    samples,
    fields: entity.fields.map((field) =>
      field.kind === 'date'
        ? { ...field, value: firstDay && onDay.test(field.name) ? firstDay : mover.move(field.value) }
        : field.kind === 'time' && beginning.test(field.name)
          ? { ...field, value: firstHour ?? field.value }
          : field,
    ),
    facts: entity.facts.map((fact) => ({
      ...fact,
      value:
        clock.test(fact.value) && beginning.test(fact.title)
          ? (firstHour ?? fact.value)
          : mover.move(fact.value),
    })),
    hero: {
      ...entity.hero,
      overline: mover.move(entity.hero.overline),
      title: mover.move(entity.hero.title),
      text: mover.move(entity.hero.text),
    },
    tip: { title: mover.move(entity.tip.title), text: mover.move(entity.tip.text) },
  }
}

/** Puts the things of an app on the days of the week the description says they are on. */
export function tellDays(plan: AppPlan, text: string): void {
  const told = readToldDays(text)
  if (told.length === 0) return
  const toldOf = (entity: Entity) => told.find((each) => isAbout(each, entity))
  for (const [id, entity] of plan.entities) {
    const days = toldOf(entity)
    if (days) plan.entities.set(id, onToldDays(entity, days))
  }
  for (const { extras } of plan.screens)
    for (const [index, extra] of extras.entries()) {
      const days = extra.kind === 'thing' ? toldOf(extra.entity) : undefined
      if (extra.kind === 'thing' && days) extras[index] = { ...extra, entity: onToldDays(extra.entity, days) }
    }
}
