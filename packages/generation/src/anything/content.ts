import { defineEntity, type Entity } from '../entity.ts'
import { findExamples } from '../words/examples.ts'
import { capitalise, toPlural } from '../words/forms.ts'
import { iconFor } from '../words/noun-icons.ts'
import { pictureKeywords } from '@kwiq/catalogue/pictures'
import { kindOf, type Sorted } from './kind-of.ts'
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
}

const listOf = (text: string) => text.split('; ').map((part) => part.trim())
const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''
const turnedBy = (list: readonly string[], turn: number) => (index: number) => at(list, index + turn)

/** As long as this a name is still read at a glance; longer nouns are called by their last word there. */
const longestNoun = 18
const mostNounWords = 2

/** The noun as it stands within a name. */
const shortNoun = (noun: string): string =>
  noun.length > longestNoun || noun.split(' ').length > mostNounWords
    ? (noun.split(' ').at(-1) ?? noun)
    : noun

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
const misleading = /^(?:kite|card|story|track|run|bar|tire|duck|crane|class|gear|jersey|art|design|focus|hair|learn|record|history)$/

const asId = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
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

/** The content of an app about the thing of a short description. */
export function contentOf(short: Short, seed: number): Content {
  const sorted = kindOf(short.noun)
  const { kind } = sorted
  const own = short.noun
  const one = shortNoun(own)
  const isMass = kind.isMass === true || masses.test(own)
  const many = isMass ? one : toPlural(one)
  const wholeMany = isMass ? short.said : short.said.includes(' and ') ? short.said : toPlural(own)
  const picture = pictureOf(own, kind.picture)
  const fill = (text: string) => filled(text, one, many, picture ?? 'camera')
  const icon = iconFor(own, kind.icon)
  const known = namesKnown(own, sorted)
  const turn = kind.id === 'object' ? seed % 3 : 0
  const names = (known ?? listOf(kind.names)).map(fill)
  const lines = known?.some((name) => name.includes(', '))
    ? known.map((name) => capitalise(name.split(', ').slice(1).join(', ')))
    : listOf(kind.lines).map(fill)
  const name = (index: number) => (known ? (at(names, index).split(', ')[0] ?? '') : turnedBy(names, turn)(index))
  const line = (index: number) => at(lines, index) || at(listOf(kind.lines), index)
  const states = listOf(kind.states).map((each) => each.split(': '))
  const state = (index: number) => at(states.map(([title = '']) => title), index)
  const tone = (index: number) => at(states.map(([, each = 'neutral']) => each), index)
  const values = kind.values ? listOf(kind.values) : undefined
  const lead = kind.isPerson ? 'avatar' : picture ? 'image' : 'icon'
  const leading = (index: number) => (kind.isPerson ? name(index) : picture ? `${picture} ${index + 1}` : icon)
  const oneLabel = kind.entry ?? capitalise(own)
  const manyLabel = kind.entry ? capitalise(toPlural(kind.entry.toLowerCase())) : capitalise(wholeMany)
  const item = defineEntity({
    id: `any-${asId(own)}`,
    one: oneLabel,
    many: manyLabel,
    words: own,
    icon,
    groups: [...new Set(states.map(([title = '']) => title))].join(', '),
    fields: fill(kind.fields),
    samples: table(`${lead} | title | subtitle | ${values ? 'value' : 'badge'} | ${values ? 'meta' : 'tone'} | overline`, [
      leading,
      name,
      line,
      (index) => (values ? at(values, index) : state(index)),
      (index) => (values ? state(index) : tone(index)),
      (index) => (values ? state(index) : ''),
    ]),
    about: fill(kind.about),
    figures: fill(kind.figures),
    hero: `${kind.isEntry ? 'Latest' : 'Looked at last'} | ${name(0)} | ${line(0)} | Open`,
    tip: `${name(1)} | ${line(1)}`,
    trend: fill(kind.log.trend),
    add: kind.isEntry ? fill(kind.log.add) : `Add ${oneLabel.toLowerCase()}`,
    use: fill(kind.use),
  })
  const entries = listOf(kind.log.names).map(fill)
  const logValues = listOf(kind.log.values)
  const logOne = capitalise(fill(kind.log.one))
  const hasOwnPictures = picture !== undefined && kind.isEntry === true
  const log = defineEntity({
    id: `any-${asId(own)}-log`,
    one: logOne,
    many: isMass && kind.log.one === '{N}' ? capitalise(wholeMany) : capitalise(toPlural(logOne.toLowerCase())),
    words: `${own} ${logOne.toLowerCase()}`,
    icon,
    groups: 'This week, This month, All',
    fields: fill(kind.log.fields),
    samples: table(`${hasOwnPictures ? 'image' : 'icon'} | title | subtitle | value`, [
      (index) => (hasOwnPictures ? `${picture} ${index + 1}` : icon),
      (index) => at(entries, index),
      (index) => at(days, index),
      (index) => at(logValues, index),
    ]),
    about: fill(kind.about),
    figures: fill(kind.figures),
    hero: `Last entry | ${at(entries, 0)} | ${at(days, 0)}, ${at(logValues, 0)} | ${fill(kind.log.add)}`,
    tip: `${at(entries, 1)} | ${at(days, 1)}, ${at(logValues, 1)}`,
    trend: fill(kind.log.trend),
    add: fill(kind.log.add),
    use: 'Edit entry',
  })
  return { sorted, one, many: wholeMany, item, log, care: careOf(short, kind.care, own, capitalise(own)) }
}

/** What is done for them again and again, each with when: as a list to tick, and as reminders. */
function careOf({ doing }: Short, care: string, own: string, oneLabel: string): Entity {
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
      About | text | ${oneLabel}
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
    hero: `Next, 19:00 | ${at(points, 0)} | ${oneLabel} | Mark as done`,
    tip: `${at(points, 1)} is next | ${at(often, 1)}`,
    trend: 'Done in a row | 14 | +1',
    add: 'Add reminder',
    use: 'Mark as done',
  })
}

/** Things of the kind by name, where somebody wrote them down. */
function namesKnown(noun: string, { kind }: Sorted): readonly string[] | undefined {
  if (kind.isEntry || kind.isPerson) return undefined
  const found = findExamples(noun)
  return found && found.names.length >= leastNames && found.nounClass !== 'person' ? found.names : undefined
}
const leastNames = 5
