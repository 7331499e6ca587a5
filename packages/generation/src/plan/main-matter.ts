import type { Archetype } from '../archetype.ts'
import { entityById } from '../entities/index.ts'
import type { Entity } from '../entity.ts'
import { hashText, pickBySeed } from '../seed.ts'
import { readDoings } from '../understand/turns/read-turns.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, stemOf, toPlural, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { isSame } from '../words/synonyms.ts'
import { vocabularyOf } from './explained-share.ts'
import { readRegister } from './register/read-register.ts'
import { registerEntity } from './register/register-entity.ts'
import type { RegisterThing } from './register/register.ts'
import { firstToGo, isCalledIn, spareOne } from './spare-screens.ts'
import { mostScreens, type ScreenKind, type ScreenPlan } from './types.ts'
import { withoutOpening } from './without-opening.ts'

/** From here on a description is as much about a thing as about what its kind of app is of. */
const leastWeight = 2.4
const longestName = 18
const leastSaid = 2
/** Whoever does this goes through several of them. */
const goneThrough =
  /^(?:see|view|browse|manage|book|reserve|borrow|add|create|record|register|log|track|list|visit|assign|plan)$/
const made = /^(?:add|create|record|register|log|manage|plan)$/
const taken = /^(?:book|reserve)$/

/** What an app can do without where something is told that it has no list of, the least of it first. */
const spare: readonly ScreenKind[] = [
  ...firstToGo,
  'feed',
  'notifications',
  'help',
  'people',
  'browse',
  'profile',
]

/** Takes out screens of these kinds that the description has no word of, as long as so many more would be beyond what an app may have. */
export function makeRoom(
  screens: ScreenPlan[],
  { askedStems }: Pick<Understanding, 'askedStems'>,
  count = 1,
  kinds = spare,
): boolean {
  while (screens.length + count > mostScreens)
    if (!spareOne(screens, kinds, (screen) => isCalledIn(askedStems, screen))) return false
  return true
}

/** Of an app with too many screens those go that come with its kind, and that nobody named. */
export const keepToMost = (screens: ScreenPlan[], meant: Pick<Understanding, 'askedStems'>): boolean =>
  makeRoom(screens, meant, 0, [...spare, 'week', 'calendar', 'settings', 'chats', 'map'])

/**
 * What a brief is about as much as its kind of app is of something else: the boats of a rowing club, the visits of a midwife.
 * Such things get a list, a page and, where they are made or booked there, a form or a time to choose.
 */
export function addMainMatter(
  screens: ScreenPlan[],
  meant: Understanding,
  archetype: Archetype,
  entities: Map<string, Entity>,
  seed: number,
): void {
  const { things, audience } = readRegister(readDoings(withoutOpening(meant)))
  const thing = things.find(
    (each) => isMatter(each, audience) && !isKnownHere(each, archetype, screens, entities),
  )
  if (!thing) return
  const called = entityById(thing.noun)
  const known = called?.one.toLowerCase() === thing.noun ? called : undefined
  const entity =
    known ?? registerEntity(thing, seed, meant.domain, false, new Map(), meant.text.toLowerCase()).entity
  putScreens(screens, thing, entity, meant, entities, seed)
}

function isMatter({ noun, said, verbs, weight }: RegisterThing, audience: ReadonlySet<string>): boolean {
  const head = noun.split(' ').at(-1) ?? noun
  return (
    weight >= leastWeight &&
    noun.length <= longestName &&
    noun.split(' ').length <= 2 &&
    // "Add towels and firewood" to a booking: nobody goes through lists of them.
    verbs.some((verb) => goneThrough.test(verb) && (said.length > 0 || verb !== 'add')) &&
    !audience.has(head) &&
    !/\b(?:average|total|day|week|month|year|hour|minute|number|result|time|date)\b/.test(noun) &&
    !['measure', 'state'].includes(classOf(head))
  )
}

/** Whether the kind of app has something for it, under any of its words. */
function isKnownHere(
  { noun, said, verbs }: RegisterThing,
  archetype: Archetype,
  screens: readonly ScreenPlan[],
  entities: ReadonlyMap<string, Entity>,
): boolean {
  const head = noun.split(' ').at(-1) ?? noun
  const stem = stemOf(head)
  // Students an instructor manages are a list, whoever else the kind of app is for.
  const isMade = verbs.some((verb) => made.test(verb))
  const isManaged = classOf(head) === 'person' && isMade
  // "Add dogs with breed, age and owner": more than the name of whom one trains.
  const isTold = isMade && said.length >= leastSaid
  if (!isManaged && !isTold && vocabularyOf(archetype).has(stem)) return true
  const has = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 2 && (stemOf(word) === stem || isSame(toSingular(word), head)))
  return (
    screens.some(({ name, title }) => has(`${name} ${title ?? ''}`)) ||
    [...entities.values()].some(({ one, words, groups, fields }) =>
      [
        one,
        ...groups,
        ...(isTold ? [] : [...words, ...fields.flatMap(({ name, options }) => [name, ...options])]),
      ].some(has),
    )
  )
}

function putScreens(
  screens: ScreenPlan[],
  { noun, said, verbs }: RegisterThing,
  entity: Entity,
  meant: Understanding,
  entities: Map<string, Entity>,
  seed: number,
): void {
  if (!makeRoom(screens, meant)) return
  const many = capitalise(toPlural(noun))
  const put = (kind: ScreenKind, id: string, name: string, isTab: boolean) => {
    if (!makeRoom(screens, meant)) return
    screens.push({
      id,
      kind,
      name,
      icon: entity.icon,
      isTab,
      entity: entity.id,
      variant: pickBySeed(hashText(`${seed}/${id}`), 'variant', [0, 1, 2] as const),
      extras: [],
    })
  }
  entities.set(entity.id, entity)
  const id = noun.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  put('browse', `${id}-list`, many, true)
  put('detail', id, entity.one, false)
  const slots = screens.find(({ kind }) => kind === 'slots')
  if (verbs.some((verb) => taken.test(verb))) {
    if (slots) slots.entity = entity.id
    else put('slots', `${id}-time`, 'Book', false)
  } else if (said.length > 0 || verbs.some((verb) => made.test(verb)))
    put('form', `${id}-form`, entity.add, false)
}
