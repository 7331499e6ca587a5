import { byWord } from '../by-word.ts'
import type { Entity, Field } from '../entity.ts'
import type { StoryPart } from '../told-story/story-part.ts'
import { findExamples } from '../words/examples.ts'
import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { columnOf } from './register/said-field.ts'

/** "Milk yield" of "milk yield per day". */
export const shortOf = (label: string): string =>
  label.replace(/ (?:per|in|for each|of each|of every|for every) .*$/i, '')

const counted: ReadonlySet<string> = new Set(['event', 'activity', 'document'])
/** "Vaccination" of "vaccinations": each time it is one. Minutes and frames stay as many as they are. */
export const oneOf = (name: string): string =>
  !/(?:minute|note)s$/.test(name) && counted.has(classOf(toSingular(name.split(' ').at(-1) ?? '')))
    ? toSingular(name)
    : name

/** What is filled in: as the app knows it of its things, else as the words tell. */
export function fieldOfPart({ form, label, options, of }: StoryPart, index: number, main?: Entity): Field {
  const name = shortOf(label)
  if (form === 'switch') return { name, kind: 'switch', value: 'yes', options: [] }
  const stems = stemsOf(name)
  const own = main?.fields.find((field) => stemsOf(field.name) === stems && field.value !== '')
  if (own && options.length === 0) return { ...own, name }
  const { field } = columnOf({ name, options, ...unitIn(label) }, index, new Map(), '', of)
  const noun = oneOf(name.toLowerCase())
  const known = findExamples(noun)
  if (field.value !== '' || field.options.length > 0) return field
  if (known) return { ...field, name: capitalise(noun), value: known.names[0] ?? '' }
  const isCount = classOf(toSingular(name.toLowerCase().split(' ').at(-1) ?? '')) === 'measure'
  return isCount ? { ...field, kind: 'number', value: '20' } : field
}
const stemsOf = (name: string) => name.toLowerCase().split(' ').map(stemOf).join(' ')

/** "Honey harvest in kilograms". */
function unitIn(label: string): { unit?: string } {
  const [, unit = ''] =
    / in (kilos|kilograms|litres|liters|minutes|hours|grams|metres|meters|degrees)$/i.exec(label) ?? []
  const sign = signs[unit.toLowerCase()]
  return sign === undefined ? {} : { unit: sign }
}
const signs: Readonly<Record<string, string>> = byWord({
  kilos: 'kg',
  kilograms: 'kg',
  litres: 'l',
  liters: 'l',
  minutes: 'min',
  hours: 'h',
  grams: 'g',
  metres: 'm',
  meters: 'm',
  degrees: '°',
})
