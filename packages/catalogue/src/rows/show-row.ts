import { type RowWords, rowFields, rowWords, type ShownRow } from './row-words.ts'

/** Components that say nothing of the row a screen shows: they lead through the app, or are choices. */
const ofTheApp: ReadonlySet<string> = new Set(['navbar', 'tabs', 'checkbox', 'camera', 'webview'])

/** Whether a component, by its type, belongs to the app and not to what a screen shows. */
export const isOfTheApp = (type: string): boolean => ofTheApp.has(type)

/** Properties that hold words or a picture. */
export const wordKeys: ReadonlySet<string> = new Set([
  ...rowFields,
  'label',
  'caption',
  'center',
  'centerCaption',
  'placeholder',
  'keyword',
  'name',
])

/** A component's words: its label and its properties. */
interface Worded<Properties> {
  label: string
  properties: Properties
}

/** Makes a component, by its type and words, what it is on a screen that shows another row. */
export type ShowRow = <Properties extends object>(
  type: string,
  worded: Worded<Properties>,
) => Worded<Properties>

/**
 * How a screen that was drawn with one row of a list shows another: what its components say of the one they say of
 * the other. A title is found inside of longer texts too ("Book a table at Nonna"); other words only where they are
 * all that is said. A row of its lists that is the shown one changes places with the sample, so that nothing is
 * beside itself.
 */
export function rowShower({ sample, row }: ShownRow): ShowRow {
  const say = rewording(sample, row)
  const reworded = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map((entry) => (isRow(entry, row) ? swapped(entry, sample) : reworded(entry)))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        if (typeof entry === 'string') return [key, wordKeys.has(key) ? say(entry) : entry]
        return [key, key === 'action' ? entry : reworded(entry)]
      }),
    )
  }
  return (type, { label, properties }) => {
    if (isOfTheApp(type)) return { label, properties }
    // Every value keeps its kind: texts become texts, and what is no text stays.
    return { label: say(label), properties: reworded(properties) as typeof properties }
  }
}

const isRow = (entry: unknown, row: RowWords): entry is RowWords =>
  typeof entry === 'object' && entry !== null && 'title' in entry && entry.title === row.title

/** An item with the words of a row in place of its own, where it has any. */
function swapped(item: RowWords, words: RowWords): RowWords {
  const own = rowWords(item)
  const taken = Object.entries(words).filter(([field]) => field in own)
  return { ...item, ...Object.fromEntries(taken) }
}

/** Texts that stand for many things; they are no row's own. */
const shortest = 3

/** Makes a text about one row into one about another. */
function rewording(sample: RowWords, row: RowWords): (text: string) => string {
  const whole = new Map<string, string>()
  for (const field of rowFields) {
    const [from, to] = [sample[field], row[field]]
    if (!from || !to) continue
    for (const [part, other] of [...partsOf(from, to), [from, to] as const])
      if (part.length >= shortest) whole.set(part, other)
  }
  const names = new Map(namesOf(sample, row).filter(([from]) => from.length >= shortest))
  if (names.size === 0) return (text) => whole.get(text) ?? text
  const any = [...names.keys()].map(escape).join('|')
  const inside = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) => whole.get(text) ?? text.replace(inside, (name) => names.get(name) ?? name)
}

/** What "Very good, first print" is made of. */
export const divideWords = (text: string): string[] => text.split(/, | · | • | – /)

/** The parts of "Very good, first print" beside those of "Near mint, signed"; none when they do not go together. */
function partsOf(from: string, to: string): [string, string][] {
  const [parts, others] = [divideWords(from), divideWords(to)]
  if (parts.length < 2 || parts.length !== others.length) return []
  return parts.map((part, index) => [part, others[index] ?? part])
}

/** What a row is called, and then a person's first name. */
function namesOf(sample: RowWords, row: RowWords): [string, string][] {
  const [from, to] = [sample.title, row.title]
  if (!from || !to) return []
  const first = (name: string) => name.split(' ')[0] ?? name
  const isPerson = sample.avatar !== undefined && from.includes(' ')
  return isPerson
    ? [
        [from, to],
        [first(from), first(to)],
      ]
    : [[from, to]]
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
