import type { EntitySource } from '../../entity.ts'
import { capitalise } from '../../words/forms.ts'
import { has } from '../../understand/searched.ts'

/** What a class says of any noun of it. */
export type Content = Omit<EntitySource, 'id' | 'one' | 'many' | 'words'>

export interface Base {
  id: string
  one: string
  many: string
  words: string
  /** Lower case, singular. */
  noun: string
  /** Things of the kind by name, when there are some. */
  names: readonly string[]
  /** Keyword of their pictures, if they have some. */
  picture?: string
  /** It is kept at a workplace: numbered and checked, rather than somebody's own. */
  isWork: boolean
  /** It has no price where the app is set. */
  isFree: boolean
  /** Things are handed on or repaired in this app. */
  isHandled: boolean
  /** Turns the sample values, so that two kinds of an app do not look alike. */
  turn: number
}

export const people = ['Omar Haddad', 'Lea Brandt', 'Kim Osei', 'Ana Petrova', 'Iris Chen', 'Tomás Rey']
export const streets = [
  'Harbour gate',
  'Linden square',
  'Mill bridge',
  'Old dairy',
  'Station road',
  'East end',
]
export const days = ['Today', 'Yesterday', 'Tue 17 Nov', 'Sat 14 Nov', 'Thu 12 Nov', 'Sun 8 Nov']
export const coming = [
  'Thu 19 Nov, 18:30',
  'Fri 20 Nov, 19:00',
  'Sat 21 Nov, 10:00',
  'Tue 24 Nov, 18:30',
  'Thu 26 Nov, 18:30',
  'Sat 28 Nov, 14:00',
]
export const weekdays = ['Thursday', 'Friday', 'Saturday', 'Tuesday', 'Sunday', 'Monday']

/** Six rows of a table, a cell each from what stands at the row's place. */
export function rows(head: string, ...columns: ((index: number) => string)[]): string {
  return [
    head,
    ...[0, 1, 2, 3, 4, 5].map((index) => columns.map((column) => column(index)).join(' | ')),
  ].join('\n')
}

/** The item of a list, going round. */
export const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

/** The last word of a noun phrase. */
export const lastWord = (noun: string): string => noun.split(' ').at(-1) ?? noun

/** What stands behind the comma of an example name: "Albatross, cargo". */
function detailOf(name: string): string | undefined {
  const [, detail] = /^[^,]+, (.+)$/.exec(name) ?? []
  return detail ? capitalise(detail) : undefined
}

/** The detail of the example names, else what any such thing could say of itself. */
export const detailOr = (base: Base, other: (index: number) => string) => (index: number) =>
  detailOf(at(base.names, index)) ?? other(index)

/** Example names come first, else names any such thing could have. */
export const nameOr = (base: Base, other: (index: number) => string) => (index: number) =>
  base.names.length > 0 ? (at(base.names, index).split(', ')[0] ?? '') : other(index)

/** A list turned by the base, so that two kinds of an app do not look alike. */
export const turned = (base: Base, list: readonly string[]) => (index: number) =>
  at(list, index + (base.turn % list.length))

/** "Lea" of "Lea Brandt". */
export const firstOf = (person: string): string => person.split(' ')[0] ?? person

const makers: readonly ((noun: string, one: string) => readonly string[])[] = [
  (noun, one) => [
    `Large ${noun}`,
    `${one}, blue`,
    `${one} from Omar`,
    `Small ${noun}`,
    `Old ${noun}`,
    `${one}, nearly new`,
  ],
  (noun, one) => [
    `${one}, light`,
    `Ida’s ${noun}`,
    `${one}, grey`,
    `Big ${noun}`,
    `${one}, 2019`,
    `${one} from Ana`,
  ],
  (noun, one) => [
    `${one}, green`,
    `Spare ${noun}`,
    `${one}, heavy`,
    `Kim’s ${noun}`,
    `New ${noun}`,
    `${one}, repaired`,
  ],
]

/** What is made in series is called by maker and model. */
export const modelled =
  /(?:radio|camera|watch|clock|bike|bicycle|machine|engine|telescope|tractor|car|amplifier|amp|typewriter|motorcycle|motorbike|scooter|moped|console|computer|phone|synthesi[sz]er|printer|turntable|caravan|van|boat|drone|robot|mower|mixer|press|lathe|loom|aid|device|pump|heater|charger|headphone|speaker|monitor|tablet|laptop|oven|fridge|boiler|saw|drill|vacuum|accordion|organ|projector|keyboard)$/
const models = [
  'Norrgard 1957',
  'Linden Super 52',
  'Halo T-12',
  'Mill & Co No. 4',
  'Orbit 40',
  'Harbour Junior',
]

/** Without looks, one tells them apart by number, the newest first. */
const counted: typeof makers = [
  (_noun, one) => ['12', '11', '9', '8', '6', '5'].map((number) => `${one} ${number}`),
  (_noun, one) => ['7', '6', '5', '4', '2', '1'].map((number) => `${one} ${number}`),
  (_noun, one) => ['24', '23', '21', '20', '18', '17'].map((number) => `${one} ${number}`),
]

/** What any household has, where all that is known is that they are things. */
const anything = /^(?:item|thing|object|stuff|article|belonging|possession)$/
const household = [
  'Desk lamp',
  'Long ladder',
  'Raclette set',
  'Tent for two',
  'Grey suitcase',
  'Drill with bits',
]

/**
 * Names people would give things of a kind nobody knows: by maker or looks what can be touched, by number what has no
 * looks.
 */
export const ownNames = (base: Base, hasLooks: boolean) => {
  const noun = lastWord(base.noun)
  if (anything.test(base.noun)) return turned(base, household)
  if (hasLooks && has(modelled, noun)) return turned(base, models)
  const kinds = hasLooks ? makers : counted
  const names = kinds[base.turn % kinds.length]?.(noun, capitalise(noun)) ?? []
  return (index: number) => at(names, index)
}

const numbers = {
  thing: ['4', '12', '7', '2', '9', '15'],
  paper: ['118', '117', '114', '112', '109', '104'],
}

/** "Till 4", "Protocol 118": at a workplace things and papers have numbers. */
export const numberedName = (base: Base, kind: keyof typeof numbers) => (index: number) =>
  `${base.one} ${at(numbers[kind], index + (base.turn % 3))}`

/** "Spraying, Mill bridge": what is done at a workplace is done somewhere. */
export const placedName = (base: Base) => (index: number) => `${base.one}, ${at(streets, index + base.turn)}`

/** Who saw to it, and when. */
export const workLine = (base: Base) => (index: number) =>
  `${at(people, index + base.turn)} · ${at(days, index)}`
