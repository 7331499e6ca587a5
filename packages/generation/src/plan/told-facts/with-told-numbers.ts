import type { Entity, Figure } from '../../entity.ts'
import { findAll } from '../../understand/searched.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isOf } from '../../trace/names-of.ts'
import type { AppPlan } from '../types.ts'

const small = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const numbers: ReadonlyMap<string, number> = new Map([
  ...small.map((word, index) => [word, index + 2] as const),
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['eighty', 80],
])
const most = 9999
const fewest = 2

/** A number of things somebody has: not one of times, units, or of what is to be shown at once. */
const told = new RegExp(
  `(?<![\\p{L}\\p{N}.,€$£:-])(?<![€$£] )(?<!\\b(?:top|first|last|next|every|up to|at least|at most|least|most|than|about|per|in|within|after|for) )(?<number>\\d{1,4}|${[...numbers.keys()].join('|')}) (?:of (?:us|them) )?(?<noun>(?:(?!and |or |of |in |with |for |on |at )\\p{Ll}[\\p{Ll}-]+ )?\\p{Ll}[\\p{Ll}-]*s|people|children)(?! (?:a|per|each|every|ago|old|long|before|after|or) )(?!\\p{L})`,
  'giu',
)
const units =
  /^(?:minutes?|hours?|days?|weeks?|months?|years?|seconds?|times|km|miles?|metres?|meters?|percent|euros?|dollars?|pounds?|points|options|steps|levels|stars|questions|answers|words|letters|screens|pages|taps|clicks|tabs|buttons|sections|categories|colou?rs|sides|ways|things|items|kinds|types|sorts)$/

interface ToldNumber {
  number: number
  /** The noun in the plural, in lower case: "flats". */
  noun: string
}

/** How many of what somebody says they have, each noun once. */
export function readToldNumbers(text: string): ToldNumber[] {
  const found = findAll(told, text).flatMap(({ groups = {} }) => {
    const number = numbers.get((groups.number ?? '').toLowerCase()) ?? Number(groups.number)
    const noun = (groups.noun ?? '').toLowerCase().split(' ').at(-1) ?? ''
    const isYear = /^(?:19|20)\d\d$/.test(groups.number ?? '')
    return number >= fewest && number <= most && !isYear && !units.test(noun) ? [{ number, noun }] : []
  })
  return found.filter(({ noun }, index) => found.findIndex((other) => other.noun === noun) === index)
}

const isWhole = /^\d{1,3}(?:,\d{3})*$/

/** "14 stalls" alone, or at an end: those kept or open of them are fewer. */
const inLine = (text: string, { number, noun }: ToldNumber): string =>
  text.replace(
    new RegExp(`(?<=^|, )\\d[\\d,]*(?= (?:\\p{L}+ )?${noun}(?:$|,| (?:around|near|in all)(?!\\p{L})))`, 'iu'),
    number.toLocaleString('en'),
  )

const withNumber = (figure: Figure, { number, noun }: ToldNumber): Figure =>
  // "High seats" of twelve seats.
  figure.title.toLowerCase().split(' ').at(-1) === noun && isWhole.test(figure.value)
    ? { value: number.toLocaleString('en'), title: figure.title }
    : figure

/** A thing of which there are as many as told: in its figures and lines, and no more samples than that. */
function asMany(entity: Entity, all: readonly ToldNumber[]): Entity {
  // Three washers and two dryers are five machines.
  const own = all.filter(({ noun }) => isOf(entity, toSingular(noun)))
  const many = own.reduce((sum, { number }) => sum + number, 0)
  const line = (text: string) => all.reduce(inLine, text)
  return {
    ...entity,
    samples: own.length > 0 ? entity.samples.slice(0, many) : entity.samples,
    figures: entity.figures.map((figure) => all.reduce(withNumber, figure)),
    hero: { ...entity.hero, title: line(entity.hero.title), text: line(entity.hero.text) },
    tip: { title: line(entity.tip.title), text: line(entity.tip.text) },
  }
}

/** Lets an app have as many of its things, and of its people, as the description says there are. */
export function tellNumbers(plan: AppPlan, text: string): void {
  const all = readToldNumbers(text)
  if (all.length === 0) return
  for (const [id, entity] of plan.entities) plan.entities.set(id, asMany(entity, all))
  for (const { extras } of plan.screens)
    for (const [index, extra] of extras.entries())
      if (extra.kind === 'thing') extras[index] = { ...extra, entity: asMany(extra.entity, all) }
  for (const screen of plan.screens) {
    const named = (screen.title ?? screen.name).toLowerCase().split(' ').at(-1)
    const people = all.find(({ noun }) => noun === named && classOf(toSingular(noun)) === 'person')
    if (screen.kind !== 'people' || !people) continue
    screen.subtitle ??= `${people.number} ${people.noun}`
    screen.most = people.number - 1
  }
}
