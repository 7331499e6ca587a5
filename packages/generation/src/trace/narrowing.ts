import type { Entity } from '../entity.ts'
import { valuesOf } from '../plan/content/values.ts'
import { isSameField } from '../plan/same-field.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'

const mostOptions = 4
const longestOption = 18

const ofGroups = /^(?:categor(?:y|ies)|types?|kinds?|tags?|labels?|topics?)$/i
const ofPrice =
  /^(?:(?:\p{L}+ )?(?:price|cost|rent|fee|rate|budget)s?|price range)(?: (?:per|an?) \p{L}+| range)?$/iu
const usual: readonly (readonly [by: RegExp, options: readonly string[]])[] = [
  [
    /^(?:location|distance|area|place|city|neighbou?rhood|district|region|radius)s?$/i,
    ['Near me', 'Up to 5 km', 'Up to 20 km'],
  ],
  [/^(?:rating|review|star|score)s?$/i, ['4 stars and up', '4.5 and up']],
  [/^(?:date|day|time)s?$/i, ['Today', 'This week', 'This month']],
  [/^weeks?$/i, ['This week', 'Last week', 'Earlier']],
  [/^months?$/i, ['November', 'October', 'September']],
  [/^years?$/i, ['This year', 'Last year', 'Earlier']],
  [
    /^(?:period|date range|time (?:range|frame|period)|timeframe)s?$/i,
    ['This week', 'This month', 'This year'],
  ],
  [/^(?:availability|opening hours|open)$/i, ['Open now', 'This week']],
  [/^(?:(?:number of )?(?:bed)?rooms?)$/i, ['1 room', '2 rooms', '3 rooms', '4 and more']],
  [/^(?:age|age group)s?$/i, ['Under 18', '18 to 35', 'Over 35']],
  [/^cuisines?$/i, ['Italian', 'Thai', 'Indian']],
  [/^(?:popularity)$/i, ['Popular', 'New']],
]

/** What children go to or get is for an age of theirs. */
const forChildren =
  /playground|toy|kindergarten|nursery|crèche|daycare|child|kid|bab(?:y|ies)|camp\b|school|course/i
const childAges = ['0 to 3', '4 to 6', '7 to 12']

const ofTime = /^(?:(?:cooking |prep(?:aration)? |total )?time|duration|length)s?$/i
const isLasting = /\d min\b/
const spans = ['Up to 15 min', 'Up to 30 min', 'Up to an hour']

const money = /^(\D{0,2} ?)(\d[\d,]*(?:\.\d+)?)/

const stepsToMiddle = 8
const inThousands = 20_000
const roundSteps = [1, 10, 100, 1000, 10_000, 100_000].flatMap((unit) => [unit, 2 * unit, 5 * unit])

/** Two round amounts that part these into cheap, middling and dear ones: 1,000 and 1,500 of 790, 1,140 and 1,960. */
function thresholds(amounts: readonly number[]): [number, number] | undefined {
  const sorted = [...amounts].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  const step = roundSteps.findLast((each) => each <= at(0.5) / stepsToMiddle) ?? 1
  const round = (amount: number) => Math.max(step, Math.round(amount / step) * step)
  const [low, high] = [round(at(0.3)), round(at(0.75))]
  return sorted.length > 2 && low < high ? [low, high] : undefined
}

/** "Under € 1,000", "€ 1,000 to 1,500", "Over € 1,500" of what things cost. */
function priceBands({ samples }: Entity): string[] {
  const read = samples.flatMap(({ value, meta }) => {
    const [, sign = '', amount = ''] = money.exec(value ?? '') ?? money.exec(meta ?? '') ?? []
    return /[^\d\s]/.test(sign) ? [{ sign, amount: Number(amount.replaceAll(',', '')) }] : []
  })
  const bounds = thresholds(read.map(({ amount }) => amount))
  const sign = read[0]?.sign ?? ''
  if (!bounds) return []
  const [low, high] = bounds.map((bound) =>
    bound >= inThousands ? `${bound / 1000}k` : bound.toLocaleString('en-US'),
  )
  return [`Under ${sign}${low}`, `${sign}${low} to ${high}`, `Over ${sign}${high}`]
}

/** "Filter by member", "by assignee": names of people. */
const isPerson = (by: string) =>
  classOf(toSingular(by.toLowerCase().split(' ').at(-1) ?? '')) === 'person' ||
  /^(?:assignee|member)s?$/i.test(by)

/** What a list of things can be narrowed down to by one of their values. */
function optionsOf(by: string, entity: Entity): readonly string[] {
  const field = entity.fields.find(({ name }) => isSameField(name, by))
  if (field && field.options.length > 1) return field.options
  if (ofGroups.test(by) && entity.groups.length > 1) return entity.groups
  if (ofPrice.test(by)) return priceBands(entity)
  if (ofTime.test(by) && entity.samples.some((sample) => isLasting.test(JSON.stringify(sample)))) return spans
  const [, options] = usual.find(([named]) => named.test(by)) ?? []
  const people = isPerson(by) ? valuesOf('author') : undefined
  return options ?? [...new Set(valuesOf(by) ?? people ?? [])]
}

/**
 * The choices for "filter by price": what there is to choose from, without all of it; none where it is a number one types.
 * The groups of a thing are the words above its list already.
 */
export function narrowing(by: string, entity: Entity): { options: readonly string[]; isByGroups: boolean } {
  const options = (
    /^age/i.test(by) && forChildren.test(entity.one) ? childAges : optionsOf(by, entity)
  ).slice(0, mostOptions)
  const isChoice =
    options.length > 1 &&
    options.every((option) => option.length <= longestOption) &&
    !options.every((option) => /^\D{0,2}\d[\d.,:]*(?: ?[\p{L}%°]+)?$/u.test(option))
  return {
    options: isChoice ? options : [],
    isByGroups: isChoice && options.every((option) => entity.groups.includes(option)),
  }
}
