import type { Entity, Field, Sample } from '../entity.ts'
import { capitalise } from '../words/forms.ts'

const clock = /(?<![\d:])(\d{1,2}:\d{2})(?![\d:])/
const day =
  /(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/
const beginning = /^(?:time|starts?|begins?|start time|departs?|departure|at|when)$/i
const ending = /^(?:ends?|until|end time|arrives?|arrival|to)$/i
const onDay = /^(?:date|day|when|due|due date)$/i
const naming = /^(?:name|title)$/i

/**
 * A thing whose values are those its first row shows, so that a list, what it opens and the form tell the same:
 * the state of its badge, its day and hour, and its name.
 */
export function agreeing(entity: Entity): Entity {
  const [first] = entity.samples
  if (!first) return entity
  return { ...entity, fields: entity.fields.map((field) => ofRow(field, first, entity)) }
}

/** What stands on a row besides its title, part by part. */
const partsOf = ({ badge, value, overline, time, meta, subtitle = '' }: Sample): string[] =>
  [badge, value, overline, time, meta, ...subtitle.split(/, | · /)].flatMap((part) => (part ? [part] : []))

function ofRow(field: Field, first: Sample, entity: Entity): Field {
  const parts = partsOf(first)
  const value =
    field.kind === 'choice'
      ? optionOf(field, parts)
      : field.kind === 'time' && beginning.test(field.name)
        ? hourOf(parts, entity)
        : field.kind === 'date' && onDay.test(field.name)
          ? dayOf(field, parts, entity)
          : nameOf(field, first, entity)
  return value === undefined ? field : { ...field, value }
}

const optionOf = ({ options, value }: Field, parts: readonly string[]) => {
  const said = options.filter((option) => parts.some((part) => part.toLowerCase() === option.toLowerCase()))
  return said.includes(value) ? undefined : said[0]
}

/** The hour of the row, unless what begins then would end before. */
function hourOf(parts: readonly string[], { fields }: Entity): string | undefined {
  const hour = parts.flatMap((part) => clock.exec(part)?.[1] ?? [])[0]
  const end = fields.find(({ kind, name }) => kind === 'time' && ending.test(name))?.value
  return hour === undefined || (end !== undefined && minutes(end) <= minutes(hour)) ? undefined : hour
}

const minutes = (time: string) => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

/** The day of the row; one that has its weekday already, or another year, stays as it is. */
function dayOf({ name, value }: Field, parts: readonly string[], { fields }: Entity): string | undefined {
  // "Due 3 Dec" is no day it was written on.
  const isDue = /^due\b/i.test(name) || fields.every((field) => !/^due\b/i.test(field.name))
  const said = parts
    .filter((part) => isDue || !/^due\b/i.test(part))
    .flatMap((part) => day.exec(part)?.[0] ?? [])[0]
  return said === undefined || value.includes(said) ? undefined : said
}

/** The name is that of the row: "Otto" of "Otto, 4 years" is one already, and an hour or a question is none. */
function nameOf({ name, kind, value }: Field, { title, avatar }: Sample, { one, add }: Entity) {
  // What a form makes may be another thing than its list shows: "New pet" beside what the pet needs.
  if (!add.toLowerCase().includes(one.toLowerCase())) return undefined
  if (!(naming.test(name) || name.toLowerCase() === one.toLowerCase()) || value === '') return undefined
  if (kind !== 'text' && !(kind === 'person' && avatar !== undefined)) return undefined
  if (title.toLowerCase().includes(value.toLowerCase()) || value.endsWith('?') || !/^\p{L}/u.test(title))
    return undefined
  const [named = title] = title.split(', ')
  return capitalise(naming.test(name) && avatar === undefined ? title : named)
}
