import { defineEntity, type Entity } from '../entity.ts'
import { isDescriber } from '../words/describers.ts'
import { findExamples } from '../words/examples.ts'
import { capitalise, toPlural } from '../words/forms.ts'
import { iconFor } from '../words/noun-icons.ts'
import { pictureKeywords } from '@kwiq/catalogue/pictures'
import { kindOf, type Sorted } from './kind-of.ts'
import type { LogSource } from './kind.ts'
import type { Layout } from './layouts.ts'
import type { Short } from './read-short.ts'

/** The entities an app of one thing has: the things, what is written down of them, and what is done for them. */
export interface Content {
  sorted: Sorted
  /** What labels call one and several of them, in lower case. */
  one: string
  many: string
  item: Entity
  log: Entity
  care: Entity
  /** The same without when: steps, points of a check, what to know. */
  steps: Entity
}

const listOf = (text: string) => text.split('; ').map((part) => part.trim())
const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

/** As long as this a name is still read at a glance; longer nouns are called by their last word there. */
const longestNoun = 18
const mostNounWords = 2
/** Longer ones do not fit "Search ..." and "Add ...". */
const longestLabel = 22

/** They say that it happens, and no more: cheese rolling is rolled at the mill. */
const saysThatItIs =
  /^(?:event|session|appointment|visit|meeting|practice|contest|competition|activity|date)$/

/** The noun as it stands within a name. */
function shortNoun(noun: string): string {
  const words = noun.split(' ')
  const last = words.at(-1) ?? noun
  if (words.length > 2 && saysThatItIs.test(last)) return words.slice(0, -1).join(' ')
  if (noun.length <= longestNoun && words.length <= mostNounWords) return noun
  const two = words.slice(-2).join(' ')
  return words.length > 2 && two.length <= longestNoun && kindOf(two).kind.nouns.includes(two) ? two : last
}

/** Some of it, rather than one: rain, hair, poker. */
const masses =
  /(?:^| )(?:hair|firewood|luggage|freight|cargo|graffiti|jewellery|jewelry|porcelain|pottery|silverware|glassware|armour|armor|clothing|clothes|rain|rainfall|snow|hail|fog|frost|thunder|lightning|noise|music|evidence|homework|laundry|mail|poetry|slang|trivia|gratitude|vocabulary|anatomy|equipment|furniture|software|money|food|garlic|kale|spinach|rice|wheat|hay|honey|bread|popcorn|moss|ivy|poison ivy|bamboo|grass|seaweed|pollen|sourdough|ouija|stammering|stuttering|snoring|tinnitus|fatigue|anxiety|depression|recovery|acne|eczema|insomnia|jury duty|duty|tea|coffee|beer|wine|gin|whisky|water|milk|semaphore|heraldry|braille|latin|calligraphy|origami)$/

/** Fills a text of a sort with the noun it is said of. */
function filled(text: string, one: string, many: string, picture: string): string {
  return text
    .replaceAll('{n}', one)
    .replaceAll('{N}', capitalise(one))
    .replaceAll('{ns}', many)
    .replaceAll('{Ns}', capitalise(many))
    .replaceAll('{picture}', picture)
}

/** The drawing of a noun, where there is one; landscapes and the like fit all nouns of some sorts. */
function pictureOf(noun: string, usual: string | undefined): string | undefined {
  const words = noun.split(' ')
  const known = [noun, words.slice(-2).join(' '), words.at(-1) ?? ''].find(
    (each) => Object.hasOwn(pictureKeywords, each) && !misleading.test(each),
  )
  return known ?? usual
}
/** Their drawings are of something else of the same name. */
const misleading =
  /^(?:kite|card|story|track|run|bar|tire|duck|crane|class|gear|jersey|art|design|focus|hair|learn|record|history)$/

const asId = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
const ahead = [
  'Thu 19 Nov, 18:30',
  'Fri 20 Nov, 9:30',
  'Sat 21 Nov, 14:00',
  'Tue 24 Nov, 18:00',
  'Fri 27 Nov, 20:00',
  'Sat 28 Nov, 11:00',
]
const days = ['Today', 'Yesterday', 'Tue 17 Nov', 'Sat 14 Nov', 'Thu 12 Nov', 'Sun 8 Nov']
const often = [
  'Every day, 19:00',
  'Mon and Thu, 8:00',
  'Every Sunday, 10:00',
  'Every two weeks, Sat',
  'First of the month',
  'Twice a year, next 4 Dec',
]
const oftenShort = ['19:00', 'Fri', 'Sun', '28 Nov', '1 Dec', '4 Dec']

const table = (head: string, columns: readonly ((index: number) => string)[]): string =>
  [head, ...[0, 1, 2, 3, 4, 5].map((index) => columns.map((column) => column(index)).join(' | '))].join('\n')

/** Ways of looking at things for which what they are known by counts more than where they are. */
const byTraits: ReadonlySet<Layout> = new Set(['identify', 'compare', 'learn'])
/** Ways in which things are found where they are. */
const byPlace: ReadonlySet<Layout> = new Set(['places', 'nearby', 'sightings'])
const placeLines = [
  'Mill street 8, 300 m',
  'Under the station bridge, 600 m',
  'Linden square, 1.1 km',
  'Harbour wall, 1.4 km',
  'Old dairy, back yard, 2.0 km',
  'East end, 2.6 km',
]

/** Fields without those a fact of one thing cannot be: the first few short values. */
const factsOf = (fields: string): string =>
  fields
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(
      ([name = '', kind = '', value = '']) =>
        value !== '' &&
        value.length <= longestFact &&
        !/^(?:photo|switch|long|place|person|email|phone)$/.test(kind) &&
        !/^(?:Name|Title|Which|What)$/.test(name),
    )
    .slice(0, 3)
    .map(([name = '', , value = '']) => `${value} | ${name}`)
    .join('\n')
const longestFact = 9

/** What an app's lists say in one line: how many are in the state to look at, and which is. */
function tipOf(figures: string, name: string, line: string): string {
  const [, second = ''] = figures.split('\n').filter((row) => row.trim() !== '')
  const [value = '', title = ''] = second.split('|').map((cell) => cell.trim())
  return `${title}: ${value} | ${name}: ${line.charAt(0).toLowerCase()}${line.slice(1)}`
}

interface Written {
  short: Short
  sorted: Sorted
  layout: Layout
  one: string
  /** Several, by the noun as it stands within names. */
  several: string
  many: string
  isMass: boolean
  picture: string | undefined
  icon: string
  fill: (text: string) => string
}

/** The content of an app about the thing of a short description, as it is laid out. */
export function contentOf(short: Short, layout: Layout, sorted: Sorted): Content {
  const { kind } = sorted
  const own = short.noun
  const one = shortNoun(own)
  const isMass = kind.isMass === true || masses.test(own)
  const many = isMass ? one : toPlural(one)
  // Several are called as they are said: cacti, rather than cactuses.
  const isSeveral = !short.said.endsWith(own) && !isMass
  const whole = isMass || isSeveral ? short.said : toPlural(own)
  const picture = pictureOf(own, kind.picture)
  const fill = (text: string) => filled(text, one, many, picture ?? 'camera')
  const written: Written = {
    short,
    sorted,
    layout,
    one,
    several: many,
    many: whole,
    isMass,
    picture,
    icon: iconFor(own, kind.icon),
    fill,
  }
  const item = itemOf(written)
  return {
    sorted,
    one,
    many: whole,
    item,
    log: logOf(written, item),
    care: careOf(short, kind.care, own),
    steps: stepsOf(kind.care, own),
  }
}

function itemOf({ short, sorted, layout, one, several, many, picture, icon, fill }: Written): Entity {
  const { kind } = sorted
  const own = short.noun
  const known = namesKnown(own, sorted)
  const names = known?.map((name) => name.split(', ')[0] ?? name) ?? listOf(kind.names).map(fill)
  const usual = listOf(byTraits.has(layout) ? (kind.traits ?? kind.lines) : kind.lines).map(fill)
  const details =
    byTraits.has(layout) && kind.traits
      ? undefined
      : known?.map((name) => capitalise(name.split(', ').slice(1).join(', ')))
  const name = (index: number) => at(names, index)
  const line = (index: number) =>
    byPlace.has(layout) && !kind.isPlaced && !kind.isEntry
      ? at(placeLines, index)
      : (details && at(details, index)) || at(usual, index)
  const states = listOf(kind.states).map((each) => each.split(': '))
  const state = (index: number) => states[index % states.length]?.[0] ?? ''
  const tone = (index: number) => states[index % states.length]?.[1] ?? 'neutral'
  const values = kind.values && layout !== 'identify' && layout !== 'learn' ? listOf(kind.values) : undefined
  const lead = kind.isPerson ? 'avatar' : picture ? 'image' : 'icon'
  const leading = (index: number) =>
    kind.isPerson ? name(index) : picture ? `${picture} ${index + 1}` : icon
  const isLong = own.length > longestLabel
  const label = kind.entry ?? capitalise(isLong ? one : own)
  const fields = fill(kind.fields)
  const figures = fill(kind.figures)
  return defineEntity({
    id: `any-${asId(own)}`,
    one: label,
    many: kind.entry ? capitalise(toPlural(kind.entry.toLowerCase())) : capitalise(isLong ? several : many),
    words: own,
    icon,
    groups: [...new Set(states.map(([title = '']) => title))].join(', '),
    fields,
    samples: table(
      `${lead} | title | subtitle | ${values ? 'value' : 'badge'} | ${values ? 'meta' : 'tone'} | overline`,
      [
        leading,
        name,
        line,
        (index) => (values ? at(values, index) : state(index)),
        (index) => (values ? state(index) : tone(index)),
        (index) => (values ? state(index) : ''),
      ],
    ),
    about: fill(kind.about),
    facts: factsOf(fields),
    figures,
    hero: `${kind.isEntry ? 'Latest' : 'Looked at last'} | ${name(0)} | ${line(0)} | Open`,
    tip: tipOf(figures, name(2), line(2)),
    trend: fill(kind.log.trend),
    add: kind.isEntry ? fill(kind.log.add) : `Add ${label.toLowerCase()}`,
    use: fill(kind.use),
  })
}

/** What is written down of a place, or of anything one goes to see: which it was, and how one liked it. */
const visits: LogSource = {
  one: 'Visit',
  add: 'Log visit',
  names: '',
  values: '★ 4.8; ★ 4.2; ★ 3.6; ★ 4.5; ★ 4.0; ★ 4.7',
  fields: `
      Which | text | {N}
      Date | date | Sat 14 Nov
      Rating | slider | 4.8
      With | person | Kim Osei
      Weather | choice | Clear | Clear, Clouds, Rain, Snow
      Photo | photo | {picture}
      Notes | long | Best light in the morning`,
  trend: 'Visits this month | 9 | +2',
}

/** What was looked over, and what was found. */
const checks: LogSource = {
  one: 'Check',
  add: 'Log check',
  names: '',
  values: 'In order; 1 open; In order; 2 open; In order; In order',
  fields: `
      Which | text | {N}
      Date | date | Thu 19 Nov
      Points in order | number | 6
      Open | text | One strap worn
      Result | choice | In order | In order, To watch, Out of use
      By | person | Omar Haddad
      Photo | photo | {picture}
      Notes | long | Look again before the next use`,
  trend: 'Checks this month | 12 | +3',
}

/** What one has found and named. */
const finds: LogSource = {
  one: 'Find',
  add: 'Add find',
  names: '',
  values: 'Sure; Sure; Likely; Sure; Not sure; Sure',
  fields: `
      What | text | {N}
      Place | place | North beach
      Date | date | Thu 19 Nov
      Sure | choice | Sure | Sure, Likely, Not sure
      Photo | photo | {picture}
      Notes | long | Compare with the one of May`,
  trend: 'Found this month | 14 | +3',
}

function logOf({ short, sorted, layout, one, isMass, picture, icon, fill }: Written, item: Entity): Entity {
  const { kind } = sorted
  const isVisited = byPlace.has(layout) && !kind.isEntry && kind.id !== 'landform'
  const source =
    layout === 'identify'
      ? finds
      : layout === 'inspect' && !kind.isEntry
        ? checks
        : isVisited
          ? visits
          : kind.log
  const entries =
    source.names === '' ? item.samples.map(({ title }) => title) : listOf(source.names).map(fill)
  const values = listOf(source.values)
  const label = capitalise(fill(source.one))
  const isPictured = picture !== undefined && kind.isEntry === true
  const when = source.isAhead ? ahead : days
  const fields = fill(source.fields)
  // Whoever works counts what is to be done, and nobody who could be hired.
  const figures =
    layout === 'trade' && source.isAhead
      ? `6 | This week | +1\n2 | Today\n14 | ${capitalise(toPlural(label.toLowerCase()))} this month`
      : fill(kind.figures)
  return defineEntity({
    id: `any-${asId(short.noun)}-log`,
    one: label,
    many: isMass && source.one === '{N}' ? label : capitalise(toPlural(label.toLowerCase())),
    words: `${one} ${label.toLowerCase()}`,
    icon,
    groups: 'This week, This month, All',
    fields,
    samples: table(`${isPictured ? 'image' : 'icon'} | title | subtitle | value`, [
      (index) => (isPictured ? `${picture} ${index + 1}` : icon),
      (index) => at(entries, index),
      (index) => at(when, index),
      (index) => at(values, index),
    ]),
    about: fill(kind.about),
    facts: factsOf(fields),
    figures,
    hero: `${source.isAhead ? 'Next' : 'Last entry'} | ${at(entries, 0)} | ${at(when, 0)}, ${at(values, 0)} | ${source.isAhead ? 'Open' : fill(source.add)}`,
    tip: tipOf(figures, at(entries, 1), `${at(when, 1)}, ${at(values, 1)}`),
    trend: fill(source.trend),
    add: fill(source.add),
    use: 'Edit entry',
  })
}

/** What is done for them again and again, each with when: as reminders. */
function careOf({ doing }: Short, care: string, own: string): Entity {
  const said = doing ? `${capitalise(doing)} ${own}` : undefined
  const points = [...(said ? [said] : []), ...listOf(care)].slice(0, 6)
  return defineEntity({
    id: `any-${asId(own)}-care`,
    one: 'Reminder',
    many: 'Reminders',
    words: `${own} reminder`,
    icon: 'bell',
    groups: 'Today, This week, Later',
    fields: `
      What | text | ${at(points, 0)}
      About | text | ${capitalise(own)}
      Repeat | choice | Every day | Once, Every day, Every week, Every month, Every year
      Next on | date | Fri 20 Nov
      Time | time | 19:00
      Remind me | choice | An hour before | At the time, An hour before, A day before
      Notes | long | Until it is done`,
    samples: table('icon | title | subtitle | time', [
      (index) => (index === 0 ? 'bell' : 'check'),
      (index) => at(points, index),
      (index) => at(often, index),
      (index) => at(oftenShort, index),
    ]),
    about: `${at(often, 0)}. Tick it off when it is done, and the next one is set.`,
    facts: 'Daily | Repeats\n19:00 | Time\n14 | Done in a row',
    figures: '2 | Today\n5 | This week\n14 | Done in a row | +1',
    hero: `Next, 19:00 | ${at(points, 0)} | ${capitalise(own)}, ${at(often, 0).toLowerCase()} | Mark as done`,
    tip: `Five this week | ${at(points, 1)}: ${at(often, 1)}`,
    trend: 'Done in a row | 14 | +1',
    add: 'Add reminder',
    use: 'Mark as done',
  })
}

/** The same as a list to tick, one after the other. */
function stepsOf(care: string, own: string): Entity {
  const points = listOf(care)
  return defineEntity({
    id: `any-${asId(own)}-steps`,
    one: 'Point',
    many: 'Points',
    words: `${own} point`,
    icon: 'check',
    groups: 'Open, Done',
    fields: `
      What | text | ${at(points, 0)}
      Result | choice | Fine | Fine, Watch, Not fine
      Notes | long | Look again next time`,
    samples: table('icon | title', [() => 'check', (index) => at(points, index)]),
    about: `${at(points, 0)}, then ${at(points, 1).charAt(0).toLowerCase()}${at(points, 1).slice(1)}.`,
    facts: '6 | Points\n2 | Done',
    figures: '2 | Done\n4 | Open',
    hero: `Next | ${at(points, 2)} | ${capitalise(own)} | Tick it off`,
    tip: `Four to go | ${at(points, 2)} comes next`,
    trend: 'Done a week | 24 | +3',
    add: 'Add point',
    use: 'Tick it off',
  })
}

/** Things of the kind by name, where somebody wrote them down. */
function namesKnown(noun: string, { kind }: Sorted): readonly string[] | undefined {
  if (kind.isEntry || kind.isPerson || kind.entry) return undefined
  const head = noun.split(' ').at(-1) ?? noun
  const found = findExamples(noun)
  // Ramps for wheelchairs are none of skaters, patterns for glass none to knit.
  const isOfHead = head !== noun && found === findExamples(head)
  const isDescribed = noun.split(' ').slice(0, -1).every(isDescriber)
  if (isOfHead && !(isDescribed && kindOf(head).kind === kind)) return undefined
  return found && found.names.length >= leastNames && found.nounClass !== 'person' ? found.names : undefined
}
const leastNames = 5
