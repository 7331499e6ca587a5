import type { Archetype } from '../archetype.ts'
import { entityById } from '../entities/index.ts'
import { inItsKind } from '../entities/varieties/index.ts'
import type { Entity } from '../entity.ts'
import type { Chosen } from '../plan/choose-archetype.ts'
import { isTool } from '../plan/tool-app.ts'
import type { Understanding } from '../understand/understand.ts'
import { isDescriber } from '../words/describers.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import type { Form } from './form-words.ts'
import { isSortedNoun, kindOf } from './kind-of.ts'
import type { Kind } from './kind.ts'
import type { Short } from './read-short.ts'

/** Kinds of app that say nothing of what they are about. */
const ofAnything: ReadonlySet<string> = new Set([
  'generic',
  'tracker',
  'reference',
  'directory',
  'list-keeper',
])
/** Kinds that say how an app is used, with things of their own that stand for any. */
const ofAnyThing: ReadonlySet<string> = new Set(
  'collection inventory lending lent-things swap resale checklists habits shop auction events howto'.split(
    ' ',
  ),
)
/** Kinds whose things are dates of those who belong together, whatever they do. */
const ofThoseTogether: ReadonlySet<string> = new Set([
  'club',
  'team',
  'choir',
  'band',
  'congregation',
  'youth-group',
])

interface Told {
  /** Names of its things, in the singular. */
  names: ReadonlySet<string>
  /** Stems its examples have, with how many lines have them. */
  lines: ReadonlyMap<string, number>
  /** Stems of its triggers. */
  stems: ReadonlySet<string>
}
const vocabularies = new WeakMap<Archetype, Told>()

function toldOf(archetype: Archetype): Told {
  const before = vocabularies.get(archetype)
  if (before) return before
  const things = [archetype.entity, ...archetype.screens.map(({ entity }) => entity)]
    .map((id) => (id ? entityById(id) : undefined))
    .filter((entity) => entity !== undefined)
  const lines = new Map<string, number>()
  for (const line of archetype.examples)
    for (const stem of new Set((line.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf)))
      lines.set(stem, (lines.get(stem) ?? 0) + 1)
  const found: Told = {
    names: new Set(things.flatMap(({ one, words }) => [one.toLowerCase(), ...words])),
    lines,
    stems: new Set(archetype.triggers.flatMap(({ stems }) => stems.trim().split(' '))),
  }
  vocabularies.set(archetype, found)
  return found
}

/** A trigger of this weight names the kind alone; a lighter one where the description is like the kind as well. */
const surely = { alone: 14, severalWords: 12, likely: 6 }
const enoughLike = 0.12
const linesThatTell = 2
/** Little it says may speak for the kind; so like it, it is of that kind. */
const surelyLike = 0.14

/** Whether a kind of app has its own word for the noun, or people who want it speak of it. */
function knowsNoun(archetype: Archetype, noun: string, form: Form, stems: string, likeness: number): boolean {
  const head = noun.split(' ').at(-1) ?? ''
  const { names, lines } = toldOf(archetype)
  if (names.has(noun) || names.has(head)) return true
  const stem = ` ${stemOf(head)} `
  const isNamed = archetype.triggers.some(
    (trigger) =>
      trigger.stems.includes(stem) &&
      stems.includes(trigger.stems) &&
      (trigger.weight >= (trigger.stems.trim().includes(' ') ? surely.severalWords : surely.alone) ||
        (form !== 'plain' && trigger.weight >= surely.likely && likeness >= enoughLike)),
  )
  return (
    isNamed ||
    (noun.includes(' ') && (lines.get(stem.trim()) ?? 0) >= linesThatTell && likeness >= enoughLike)
  )
}

const hasHeardOf = (archetype: Archetype, word: string): boolean => {
  const { names, lines, stems } = toldOf(archetype)
  const stem = stemOf(word)
  return names.has(word) || lines.has(stem) || stems.has(stem)
}

/** Screens without which a kind of app does not do what is asked, whatever it knows. */
const needed = (form: Form, kind: Kind, isOne: boolean): RegExp | undefined => {
  if (form === 'map' || (form === 'find' && kind.isPlaced)) return /^map$/
  if (form === 'find' && kind.isPerson) return /^(?:saved|slots|chats)$/
  if (form === 'compare') return /^compare$/
  if (form === 'identify') return /^(?:scanner|quiz|camera|player|recorder)$/
  if (form === 'schedule' && kind.isPlaced && isOne) return /^slots$/
  return undefined
}

/** Whether a thing, or what stands before it, is none of those of a kind: cargo containers are no software's. */
function isForeign(
  { archetype, likeness }: Chosen,
  { noun, form, of }: Short,
  stems: string,
  kind: Kind,
): boolean {
  const words = noun.split(' ').map(toSingular)
  if (!knowsNoun(archetype, words.join(' '), form, stems, likeness)) return true
  // What has a name in two words is known by both.
  const isCompound = words.length > 1 && kind.nouns.includes(words.slice(-2).join(' '))
  const before = words
    .slice(0, -1)
    .filter((word) => word.length > 2 && !isDescriber(word) && (isCompound || isSortedNoun(word)))
  const further = of ? [of.split(' ').at(-1) ?? ''] : []
  return [...before, ...further].some((word) => !hasHeardOf(archetype, word))
}

/** Whether one of the things a kind of app stands for is the noun itself: coins among collectibles. */
const isOwnThing = (archetype: Archetype, { noun }: Short, stems: string): boolean => {
  const thing = entityById(archetype.entity)
  if (!thing) return false
  const words = noun.split(' ')
  const head = words.at(-1) ?? ''
  // An event is one of its things; the rolling of cheese is an event of its own.
  const isAlone = words.slice(0, -1).every(isDescriber)
  return (
    thing.words.includes(noun) ||
    (isAlone && thing.words.includes(head)) ||
    inItsKind(thing, stems, head) !== thing
  )
}

/** Whether the things of a kind have content of their own for the noun: flags among questions. */
const hasVariety = (thing: Entity, { noun }: Short): boolean => {
  const head = noun.split(' ').at(-1) ?? ''
  const variety = inItsKind(thing, ` ${stemOf(head)} `, head)
  if (variety === thing) return false
  const has = (said: unknown) => JSON.stringify(said).toLowerCase().includes(head)
  return (
    has([variety.one, variety.hero]) ||
    variety.samples.filter(({ title }) => has(title)).length >= samplesThatTell
  )
}
const samplesThatTell = 2

/** What has a name in several words of which a sort knows: tattoo removal sessions, balloon flights. */
const isCompoundNoun = (noun: string): boolean => {
  const { nouns } = kindOf(noun).kind
  return noun.includes(' ') && (nouns.includes(noun) || nouns.includes(noun.split(' ').slice(-2).join(' ')))
}

/** Whether a trigger that means nothing else has a word of the noun: TOEFL preparation is for the TOEFL. */
const isNamedInWords = ({ triggers }: Archetype, { noun }: Short, stems: string): boolean => {
  const own = noun.split(/[ -]/).map((word) => ` ${stemOf(toSingular(word))} `)
  const last = own.slice(-1)
  // What has a name in two words is more than its first.
  const isCompound = isCompoundNoun(noun)
  return triggers.some(
    (trigger) =>
      trigger.weight >= (isCompound && !trigger.stems.trim().includes(' ') ? namesCompound : namesAlone) &&
      stems.includes(trigger.stems) &&
      (trigger.stems.trim().includes(' ') ? last : own).some((stem) => trigger.stems.includes(stem)),
  )
}
const namesAlone = 16
const namesCompound = 40

/**
 * Whether the app of a short description is made from what its noun is, rather than as the kind of app its words are most
 * like: where that kind is of anything, or knows the noun by nothing but a word it shares with something else.
 */
export function takesOver(
  short: Short,
  chosen: Chosen,
  named: Entity | undefined,
  { stems, domain }: Pick<Understanding, 'stems' | 'domain'>,
): boolean {
  const { archetype, likeness, isNamedFirst } = chosen
  const { kind } = kindOf(short.noun)
  const need = needed(short.form, kind, short.isOne)
  const has = (isSure: boolean) =>
    need === undefined ||
    archetype.screens.some((screen) => !(isSure && screen.isOnRequest) && need.test(screen.kind))
  const lacks = !has(ofAnyThing.has(archetype.id))
  const isNamed = isNamedInWords(archetype, short, stems)
  const isHired = short.form === 'find' && kind.isPerson === true
  if (isNamedNow(chosen, isNamedFirst) && !(isHired && lacks)) return false
  // A tool nobody named is no app for those who do something.
  if (isTool(archetype)) return short.form === 'plain' && kind.isPerson === true && !isNamed
  if (ofThoseTogether.has(archetype.id) && isOfGroup(short, kind)) return false
  if (domain && !short.isAlone && short.form === 'plain' && kind.isPerson) return false
  if (ofAnything.has(archetype.id)) return !isNamed && (named === undefined || isOther(named, short))
  if (ofAnyThing.has(archetype.id)) return lacks || !isOwnThing(archetype, short, stems)
  if (lacks || short.isPlaced) return true
  if (isNamed || (likeness >= surelyLike && short.noun.includes(' ') && !isCompoundNoun(short.noun)))
    return false
  if (hasOwnContent(archetype, short, named)) return false
  return isCompoundNoun(short.noun) || isForeign(chosen, short, stems, kind)
}

const isNamedNow = ({ archetype }: Chosen, isFirst: boolean): boolean =>
  isFirst && !ofAnything.has(archetype.id)

const isOfGroup = ({ form }: Short, { id }: Kind): boolean =>
  form === 'circle' || id === 'group' || id === 'sport'

/** Whether a kind has content of its own for the noun: a variety of its things, or a thing of the lexicon it has a word for. */
function hasOwnContent(archetype: Archetype, short: Short, named: Entity | undefined): boolean {
  const thing = entityById(archetype.entity)
  if (thing && hasVariety(thing, short)) return true
  const head = short.noun.split(' ').at(-1) ?? ''
  return (
    named !== undefined &&
    !named.id.startsWith('own-') &&
    named.words.includes(short.noun) &&
    toldOf(archetype).stems.has(stemOf(head))
  )
}

/** A thing of the lexicon that only shares the last word: a pub sign is no road sign. */
const isOther = ({ id, words, one }: Entity, { noun }: Short): boolean =>
  id.startsWith('own-') || (!words.includes(noun) && one.toLowerCase() !== noun)
