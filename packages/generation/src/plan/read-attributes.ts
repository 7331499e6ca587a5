import { byWord } from '../by-word.ts'
import type { Entity, Field, Figure, Sample } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findAttribute } from '../words/attributes.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf, type NounClass } from '../words/noun-classes.ts'
import { valuesOf } from './content/values.ts'
import { amountIn } from '../words/amount.ts'
import { has } from '../understand/searched.ts'

const mostAttributes = 4
const longestName = 24
/** Classes whose own content says little: what the description says of them comes first. */
const open: ReadonlySet<NounClass> = new Set([
  'thing',
  'document',
  'numbered',
  'activity',
  'event',
  'place',
  'species',
  'animal',
  'garment',
  'service',
  'person',
])
/** They have a place of their own in every form, or name a part of the app. */
const elsewhere =
  /^(?:who|name|title|photo|picture|image|note|comment|description|text|history|overview|progress|stat|statistic|alert|reminder|language|currency|category|date|time|count|total|signal|forecast|weather|impact|information|access|safety|streak|tip|goal|hour|minute|second|people)$/

export interface Attribute {
  name: string
  values: readonly string[]
}

const headOf = (phrase: Phrase) => toSingular(phrase.words.at(-1) ?? '')

/** What the description says one knows of each thing: "cone temperature", "contract length", "rise". */
export function readAttributes(phrases: readonly Phrase[], entity: Entity): Attribute[] {
  const own = entity.one.toLowerCase().split(' ')
  const found: Attribute[] = []
  for (const [place, phrase] of phrases.entries()) {
    const head = headOf(phrase)
    // "Shop owners count", "for a furniture maker": they use it.
    const isUser =
      place === 0 ||
      head !== phrase.words.at(-1) ||
      (head === 'maker' && phrase.words.length > 1) ||
      (head === 'provider' && place < 2)
    if (isUser && (classOf(head) === 'person' || head === 'provider')) continue
    if (
      phrase.verb ||
      phrase.isExample ||
      phrase.isOfProfile ||
      phrase.options.length > 0 ||
      phrase.words.length > 3
    )
      continue
    // They are whom one calls.
    if (/\b(?:phone|telephone) numbers?$/.test(phrase.text)) continue
    if (/\bover\b/.test(phrase.text) || / over /i.test(phrase.label ?? '')) continue
    const isSpent = has(
      /\b(?:hours?|minutes?|time|money|amount)\s(?:spent|worked|flown|played|given|logged|raised)$/,
      phrase.text,
    )
    if (!isSpent && (has(elsewhere, head) || own.includes(head) || !isAttribute(head))) continue
    // "Trail conditions" beside bunk beds are how trails are.
    const [whose = ''] = phrase.words
    if (/^(?:condition|status|state)$/.test(head) && isOfOthers(whose, phrase, own)) continue
    // Whoever belongs or comes pays it, not a paper or a picture.
    if (head === 'fee' && (entity.nounClass === 'document' || entity.nounClass === 'picture')) continue
    const name = nameOf(phrase)
    const values = ownValues(phrase, head) ?? valuesOf(name)
    if (!values || name.length > longestName || found.some((each) => each.name === name)) continue
    found.push({ name, values })
  }
  return found.slice(0, mostAttributes)
}

/** Whether a noun before the last names other things than the entity. */
const isOfOthers = (whose: string, { words }: Phrase, own: readonly string[]): boolean =>
  words.length === 2 &&
  !own.includes(toSingular(whose)) &&
  /^(?:place|thing|vehicle|animal|room)$/.test(classOf(whose))

/** A material is another in a dental lab and in a workshop. */
function ownValues({ domain }: Phrase, head: string): string[] | undefined {
  const examples = domain?.examples.get(head)
  return examples && (examples.nounClass === 'thing' || examples.nounClass === 'measure')
    ? examples.names.map((name) => name.split(', ')[0] ?? name)
    : undefined
}

const sayingWhich = /^(?:provider|material|fabric|origin|variety|owner|condition|season|version|maker)$/

const isAttribute = (head: string) =>
  /^(?:hue|tint|hum|visibility|strength|intensity)$/.test(head) ||
  findAttribute(head) !== undefined ||
  ['measure', 'state'].includes(classOf(head)) ||
  has(sayingWhich, head)

const nameOf = (phrase: Phrase) => capitalise(phrase.words.join(' '))

/** The entity with what the description says of it on every list, in its form and on its own screen. */
export function withAttributes(entity: Entity, attributes: readonly Attribute[]): Entity {
  const [main, second] = attributes
  if (!main || !entity.nounClass || !open.has(entity.nounClass)) return entity
  const names = new Set(attributes.map(({ name }) => name.toLowerCase()))
  const isSame = (title: string) =>
    [...names].some((name) => name === title.toLowerCase() || name.split(' ').at(-1) === title.toLowerCase())
  return {
    ...entity,
    fields: [
      ...attributes.map(fieldOf),
      ...entity.fields.filter(
        ({ name }) => !isSame(name) && !(attributes.length > 1 && name === 'Condition'),
      ),
    ],
    samples: entity.samples.map((sample, index) => describe(sample, index, main, second)),
    facts: [
      ...attributes.flatMap(({ name, values }): Figure[] => {
        const [value = ''] = values
        return value.length <= 9 && name.length <= 16 ? [{ value, title: name }] : []
      }),
      ...entity.facts.filter(({ title }) => !isSame(title)),
    ].slice(0, 3),
    hero: {
      ...entity.hero,
      text: second ? `${labelled(main, 0)}, ${labelled(second, 0, true)}` : labelled(main, 0),
    },
    ...(isNumber(main) ? { trend: trendOf(main, entity.trend) } : {}),
  }
}

const at = (attribute: Attribute, index: number) => attribute.values[index % attribute.values.length] ?? ''
const isNumber = (attribute: Attribute) =>
  /\d/.test(at(attribute, 0)) && !/[A-Z]|^\d\d? \w{3}$/.test(at(attribute, 0))
const isPlain = (value: string) => /^[\d.,]+$/.test(value)

/** A bare number needs its name, a value with its unit does not. */
function labelled(attribute: Attribute, index: number, isInner = false): string {
  const value = at(attribute, index)
  const name = attribute.name.toLowerCase()
  if (isPlain(value)) return `${isInner ? name : attribute.name} ${value}`
  if (/^(?:Low|Medium|High|Normal|Good|Very good|Fair|Poor|Worn|Like new)$/.test(value))
    return `${isInner ? value.toLowerCase() : value} ${name}`
  return value
}

const tones: Readonly<Record<string, string>> = byWord({
  Low: 'success',
  Good: 'success',
  'Very good': 'success',
  Done: 'success',
  Free: 'success',
  'Like new': 'success',
  Medium: 'warning',
  Fair: 'warning',
  Worn: 'warning',
  Open: 'warning',
  Reserved: 'warning',
  High: 'danger',
  Poor: 'danger',
  'Needs repair': 'danger',
})

function describe(sample: Sample, index: number, main: Attribute, second: Attribute | undefined): Sample {
  const value = at(main, index)
  const rest = second ? labelled(second, index) : undefined
  const hasTrailing = sample.value !== undefined || sample.badge !== undefined
  if (value.length > 12) return { ...sample, subtitle: [value, rest].filter(Boolean).join(' · ') }
  const line = rest ?? (hasTrailing ? labelled(main, index) : undefined)
  if (main.values.some((each) => tones[each] !== undefined) && !isNumber(main)) {
    const { value: _value, ...plain } = sample
    return {
      ...plain,
      badge: value,
      tone: tones[value] ?? 'primary',
      ...(line && !hasTrailing ? { subtitle: line } : {}),
    }
  }
  const { badge: _badge, tone: _tone, ...plain } = sample
  return { ...plain, value, ...(rest ? { subtitle: rest } : {}) }
}

function fieldOf({ name, values }: Attribute): Field {
  const [value = ''] = values
  const attribute = findAttribute(toSingular(name.toLowerCase().split(' ').at(-1) ?? ''))
  const options = [...new Set(values)]
  if (
    !/\d/.test(value) &&
    options.length <= 4 &&
    options.length > 1 &&
    options.every((each) => each.length <= 14)
  )
    return { name, kind: 'choice', value, options }
  const kind = value.startsWith('€')
    ? 'money'
    : attribute && !['choice', 'number', 'photo', 'long'].includes(attribute.kind)
      ? attribute.kind
      : 'text'
  return { name, kind, value, options: [] }
}

/** The chart shows what the list says: the newest value last. */
function trendOf({ name, values }: Attribute, trend: Entity['trend']): Entity['trend'] {
  const numbers = values.map((value) => amountIn(value))
  if (numbers.some((number) => !Number.isFinite(number))) return trend
  const [last = 0, ...earlier] = numbers
  const middle = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const data = [middle, ...earlier.toReversed(), last].map((number) => Math.round(number * 100) / 100)
  const change = last - middle
  const percent = Math.round((Math.abs(change) / Math.max(1e-6, middle)) * 100)
  return {
    ...trend,
    title: name,
    value: values[0] ?? trend.value,
    delta: `${change < 0 ? '−' : '+'}${Math.max(1, percent)} %`,
    data,
    isLowerBetter: /cost|price|fee|spent|consumption|footprint|emission|pressure|expense|rent/i.test(name),
  }
}
