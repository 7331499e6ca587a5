import type { Archetype } from '../archetype.ts'
import { inItsKind } from '../entities/varieties/index.ts'
import type { Entity } from '../entity.ts'
import type { Understanding } from '../understand/understand.ts'
import { findAspect } from '../words/aspects.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { bookedThing } from './booked-thing.ts'
import { calculatorEntity, isGuess } from './calculator-entity.ts'
import { datedNoun } from './dated-noun.ts'
import { heardNoun } from './heard-noun.ts'
import { locatedNoun } from './located-noun.ts'
import { makeEntity } from './make-entity.ts'
import { nearbyNoun } from './nearby-noun.ts'
import { remindedNoun } from './reminded-noun.ts'
import { ownThingOf } from './screens-own-thing.ts'
import type { ScreenPlan } from './types.ts'
import { has } from '../understand/searched.ts'

/** An app on its way to a plan: what it is about, its screens and the things on them. */
export interface Planning {
  meant: Understanding
  archetype: Archetype
  subject: Entity
  screens: ScreenPlan[]
  entities: Map<string, Entity>
  seed: number
  /** Whether one tool is all there is. */
  isWholeTool: boolean
}

/** Puts on a screen what a noun names. */
function show(screen: ScreenPlan, noun: string, { entities, seed, meant }: Planning): void {
  const them = makeEntity([noun], seed, true, meant.domain)
  entities.set(them.id, them)
  screen.entity = them.id
}

/** Those one is among; others are looked after, and one keeps a list of them. */
const company =
  /^(?:people|friends|members?|players|buddies|followers|nearby|guests|group|team|contacts|characters|community|users|others|famil(?:y|ies)|household|roommates|flatmates|relatives|colleagues|coworkers|neighbou?rs|classmates)$/i
const isKindOfPeople = (noun: string) => ['person', 'group'].includes(classOf(noun))

/** A screen of patients or pupils is a list of those who are looked after. */
export function listPeople(planning: Planning): void {
  const { screens, subject, archetype } = planning
  for (const screen of screens) {
    const who = toSingular(screen.name.toLowerCase())
    const isOwn = screen.entity !== subject.id && archetype.entity !== 'subject'
    if (screen.kind !== 'people' || isOwn || has(company, screen.name) || !isKindOfPeople(who)) continue
    show(screen, who, planning)
    screen.kind = 'browse'
  }
}

const ofMoney = /currenc|exchange|forex|crypto|coin|euro|dollar|money/

/** A converter that converts no money calculates what the app is about. */
export function addCalculations({
  meant,
  archetype,
  subject,
  screens,
  entities,
  isWholeTool,
}: Planning): void {
  if (has(ofMoney, meant.stems)) return
  for (const screen of screens.filter(({ kind, entity }) => kind === 'converter' && entity === 'rate')) {
    // What the rest of the app knows of its things is not what one enters here.
    const calculation = calculatorEntity(
      subject,
      archetype.entity === 'subject' ? meant.phrases : [],
      meant.text,
    )
    // Where nobody says what is calculated of what, and it is not all there is, no calculator stands.
    if (isGuess(calculation) && !isWholeTool && screens.length > 4) {
      screens.splice(screens.indexOf(screen), 1)
      continue
    }
    entities.set(calculation.id, calculation)
    screen.entity = calculation.id
  }
}

/** Screens that by their form are of a thing of their own show that. */
export function showOwnThings({ meant, archetype, screens, entities }: Planning): void {
  for (const screen of screens) {
    const shown = entities.get(screen.entity)
    const own = shown && ownThingOf(screen, archetype, shown)
    if (!own) continue
    const listed = inItsKind(own, meant.stems)
    entities.set(listed.id, listed)
    screen.entity = listed.id
  }
}

/** "Reserve a washing machine" among the notices of a house: a time for that. */
export function bookOwnThing({ meant, archetype, subject, screens, entities, seed }: Planning): void {
  if (archetype.id === 'booking') return
  const booked = bookedThing(meant, seed)
  const slots = screens.find(({ kind, entity }) => kind === 'slots' && entity === subject.id)
  if (!booked || !slots || subject.price || booked.one.toLowerCase() === subject.one.toLowerCase()) return
  entities.set(booked.id, booked)
  slots.entity = booked.id
}

/** "Event calendar" of a newspaper or a shop: what is on in town, and not its articles. */
const eventsIn = (screen: ScreenPlan, subject: Entity, { phrases, isEnglish }: Understanding): string => {
  const called = isEnglish
    ? phrases.find(({ verb, text }) => !verb && /^(?:events?|community|local|club) calendar$/.test(text))
    : undefined
  const isOfEvents = !/^(?:document|person|place|thing|species|numbered)$/.test(
    classOf(subject.one.toLowerCase().split(' ').at(-1) ?? ''),
  )
  if (!called || isOfEvents || screen.kind !== 'calendar' || screen.entity !== subject.id) return ''
  screen.title ??= 'Event calendar'
  return 'event'
}

/** What is said to be near, or heard, where a map or a player is of no thing of its own; empty where nothing is. */
function placedNoun({ kind }: ScreenPlan, { meant, archetype, subject }: Planning): string {
  if (kind === 'map') return nearbyNoun(meant.text, subject) || locatedNoun(meant.phrases)
  const isHeard = kind === 'player' && !archetype.screens.some((screen) => screen.kind === 'player')
  return isHeard ? heardNoun(meant.phrases) : ''
}

/** What a calendar or the reminders are of by their title; empty where that is the app's own thing. */
function datedNounOf(screen: ScreenPlan, title: string, { meant, subject }: Planning): string {
  if (screen.kind === 'week' || screen.kind === 'calendar')
    return datedNoun(title) || eventsIn(screen, subject, meant)
  return screen.kind === 'notifications' ? remindedNoun(title) : ''
}

/** Maps, players, calendars and reminders show what the description says is near, heard, dated or reminded of. */
export function showPlacedAndDated(planning: Planning): void {
  const { screens, subject } = planning
  for (const screen of screens) {
    const title = screen.title ?? screen.name
    const placed = placedNoun(screen, planning)
    if (placed !== '') show(screen, placed, planning)
    const dated = datedNounOf(screen, title, planning)
    if (dated === '' || subject.words.includes(dated)) continue
    // Plants are what is watered.
    if (/^(?:plant|grown-plant|crop)$/.test(subject.id) && findAspect(dated)?.isOfBodies) continue
    show(screen, dated, planning)
  }
}
