import { readTable } from './table.ts'
import { capitalise, toPlural } from './words/forms.ts'
import type { NounClass } from './words/noun-classes.ts'
import { axisOf } from './trend-axis.ts'
import { has } from './understand/searched.ts'

/** What a field of a thing holds; decides its input and how its value looks. */
const fieldKinds = [
  'text',
  'long',
  'number',
  'money',
  'date',
  'time',
  'choice',
  'switch',
  'photo',
  'place',
  'person',
  'email',
  'phone',
  'slider',
] as const
export type FieldKind = (typeof fieldKinds)[number]

export interface Field {
  name: string
  kind: FieldKind
  /** A value it could have. */
  value: string
  options: string[]
  /** What stands below its input: "in nautical miles". */
  hint?: string
  /** Its value only fits the class of its noun: nobody can know what a value of it is. */
  isGuess?: true
}

/** One thing of a kind, as lists show it. The keys are those of the catalogue's list items. */
export interface Sample {
  title: string
  subtitle?: string
  image?: string
  avatar?: string
  icon?: string
  overline?: string
  value?: string
  rating?: string
  meta?: string
  badge?: string
  tone?: string
  time?: string
  /** Percent, 0 to 100. */
  progress?: string
}

/** A number with its name: of one thing (facts) or of all (figures). */
export interface Figure {
  value: string
  title: string
  delta?: string
}

interface Trend {
  /** What is measured, "Weight". */
  title: string
  value: string
  delta: string
  data: number[]
  labels: string[]
  /** A minus is good news. */
  isLowerBetter: boolean
}

interface Hero {
  overline: string
  title: string
  text: string
  button: string
}

/** A kind of thing an app is about, with its attributes and content that could be true. */
export interface Entity {
  id: string
  /** "Recipe", "Recipes": as labels show them. */
  one: string
  many: string
  /** How many of its fields the description tells one by one: a form of it asks for all of them. */
  told?: number
  /** Nouns that name it, singular and lower case. */
  words: string[]
  icon: string
  /** Filters and categories, one or two words each. */
  groups: string[]
  fields: Field[]
  samples: Sample[]
  /** Two lines about the first sample. */
  about: string
  facts: Figure[]
  figures: Figure[]
  trend: Trend
  hero: Hero
  tip: { title: string; text: string }
  /** What the app tells of them, the newest first; absent: what is said of them elsewhere. */
  notices?: Sample[]
  /** What one is asked who learns from them, the second answer being right; absent: which of them is meant. */
  ask?: { question: string; answers: string[] }
  /** Words of the button that makes a new one, and of the one that uses it. */
  add: string
  use: string
  /** What one does with it after that, where both are done from its page: "Handed over". */
  next?: string
  /** What its form has any number of, in the words that add one more: "Add question". */
  part?: string
  /** Price line of the first sample; absent: it is not sold. */
  price?: { value: string; caption: string }
  /** What kind of thing an own noun is; decides how lists of it look. */
  nounClass?: NounClass
}

/** An entity as its file writes it: tables as text (see table.ts), all but a few parts optional. */
export interface EntitySource {
  id: string
  one?: string
  many?: string
  words: string
  icon: string
  groups?: string
  /** `name | kind | value | options`, without a head line; options separated by commas. */
  fields: string
  samples: string
  about?: string
  /** `value | title` lines. */
  facts?: string
  /** `value | title | delta` lines. */
  figures?: string
  /** `title | value | delta`. */
  trend?: string
  data?: number[]
  labels?: string[]
  /** `overline | title | text | button`. */
  hero?: string
  /** `title | text`. */
  tip?: string
  /** `title | text | icon` lines: what its warnings or reminders say. */
  notices?: string
  /** `question | answers`, the second being right. */
  ask?: string
  add?: string
  use?: string
  next?: string
  part?: string
  /** `value | caption`. */
  price?: string
}

const cells = (line: string) => line.split('|').map((cell) => cell.trim())
/** "6,000, 8,000" are two numbers. */
const commaList = (text: string | undefined) =>
  (text ?? '')
    .split(/,(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Reads fields, a line each: name, kind, value, choices. */
export function readFields(source: string): Field[] {
  return readTable(`name|kind|value|options\n${source}`).map((row) => ({
    name: row.name ?? '',
    kind: fieldKinds.find((kind) => kind === row.kind) ?? 'text',
    value: row.value ?? '',
    options: commaList(row.options),
  }))
}

function readFigures(source: string | undefined): Figure[] {
  return readTable(`value|title|delta\n${source ?? ''}`).map((row) => ({
    value: row.value ?? '',
    title: row.title ?? '',
    ...(row.delta ? { delta: row.delta } : {}),
  }))
}

function readNotices(source: string): Sample[] {
  return readTable(`title|subtitle|icon\n${source}`).map((row) => ({ ...row, title: row.title ?? '' }))
}

const lessIsGood = [
  // What is paid and used up.
  /spent|cost|\brent\b|\bowed?\b|debt|overdue|\bfare\b|^price$|price of super|lowest|cheapest|fuel|diesel|consumption|per 100 km|energy|\bkwh\b|emissions|footprint|co[₂2](?! saved)/,
  // What goes wrong.
  /\blate\b|defects|damages|mistakes|wrong tries|\bbugs\b|complaints|incidents|accidents|^warnings$|failed|clashes|short picks|churn|wasted?\b|left over|thrown away/,
  // What is waited for and not done yet.
  /waiting|average wait|wait today|days to (?:answer|sign)|milliseconds|average in ms|^open$|actions open|unread|hours in meetings/,
  // What the body has too much of.
  /pressure|blood sugar|calories|net carbs|caffeine|units of alcohol|pain\b|severity|itching|symptoms|migraine|flushes|attacks|seizures|cravings|urges|bad hours|loud\b|loudness|puffs|worry|woken|snoozes/,
  // What is timed and counted down.
  /grade|handicap|strokes a round|screen time|overtime|average of \d+$|best time$|seconds (?:a|per|late)|in seconds|gravity|nitrate/,
].map(({ source }) => new RegExp(source, 'i'))

/** Whether less of what has this name is good news. */
export const isLowerBetter = (title: string): boolean => lessIsGood.some((form) => has(form, title))

/** How a course runs whose numbers nobody gave: down where its change is a minus. */
const courseOf = (delta: string): number[] =>
  /^[−-]/.test(delta) ? [24, 22, 23, 19, 20, 17, 15] : [12, 14, 13, 17, 16, 21, 24]

/** Whether each of the things has a picture, so that lists of them show pictures. */
export const hasPictures = ({ samples }: Pick<Entity, 'samples'>): boolean =>
  samples.length > 0 && samples.every(({ image }) => image !== undefined)

const isToDo = /^to /i
const whole = /^\d{1,3}(?:,\d{3})*$/

/** The course of a thing without one: of how many there are, as its numbers say, else of some more each week. */
function usualCourse(many: string, figures: readonly Figure[]): string {
  const count = figures.find(({ value, title }) => title === many && whole.test(value))
  return count ? `${count.title} | ${count.value} | ${count.delta ?? '+2'}` : `${many} a week | 24 | +6`
}

/** Reads an entity's file and derives what it leaves out from its fields and samples. */
export function defineEntity(source: EntitySource): Entity {
  const one = source.one ?? capitalise(source.id)
  const many = source.many ?? capitalise(toPlural(source.id))
  const fields = readFields(source.fields)
  const samples = readTable(source.samples).map((row) => ({ ...row, title: row.title ?? one }))
  const first: Sample = samples[0] ?? { title: one }
  const facts = readFigures(source.facts)
  const figures = readFigures(source.figures)
  const [trendTitle, trendValue, trendDelta] = cells(source.trend ?? usualCourse(many, figures))
  const [overline, title, text, button] = cells(source.hero ?? '')
  const [tipTitle, tipText] = cells(
    source.tip ??
      `${samples.length} ${many.toLowerCase()}${isToDo.test(many) ? '' : ' up to date'} | Last change today at 8:40`,
  )
  const [price, caption] = cells(source.price ?? '')
  const [question = '', ...answers] = cells(source.ask ?? '')
  return {
    id: source.id,
    one,
    many,
    words: commaList(source.words),
    icon: source.icon,
    groups: commaList(source.groups),
    fields,
    samples,
    about: source.about ?? '',
    facts: facts.length > 0 ? facts : deriveFacts(fields),
    figures:
      figures.length > 0
        ? figures
        : [
            { value: '24', title: many, delta: '+3 this week' },
            { value: '7', title: 'Added lately' },
          ],
    trend: {
      title: trendTitle ?? many,
      value: trendValue ?? '24',
      delta: trendDelta ?? '+6',
      data: source.data ?? courseOf(trendDelta ?? ''),
      labels: source.labels ?? axisOf(trendTitle ?? ''),
      isLowerBetter: isLowerBetter(trendTitle ?? ''),
    },
    hero: {
      overline: overline || 'Up next',
      title: title || first.title,
      text: text || first.subtitle || source.about || '',
      button: button || source.use || `Open ${one.toLowerCase()}`,
    },
    tip: { title: tipTitle ?? '', text: tipText ?? '' },
    ...(source.notices ? { notices: readNotices(source.notices) } : {}),
    ...(question ? { ask: { question, answers } } : {}),
    add: source.add ?? `Add ${one.toLowerCase()}`,
    use: source.use ?? `Edit ${one.toLowerCase()}`,
    ...(source.next ? { next: source.next } : {}),
    ...(source.part ? { part: source.part } : {}),
    ...(price ? { price: { value: price, caption: caption ?? '' } } : {}),
  }
}

/** The three shortest values make the facts of a thing. */
function deriveFacts(fields: readonly Field[]): Figure[] {
  return fields
    .filter((field) => field.value !== '' && field.value.length <= 9 && field.kind !== 'switch')
    .slice(0, 3)
    .map((field) => ({ value: field.value, title: field.name }))
}
