import type { Archetype } from '../archetype.ts'
import { entityById } from '../entities/index.ts'
import { hasPictures, type Entity } from '../entity.ts'
import type { ScreenPlan } from './types.ts'

/** Whether it asks something: a question, or answers to choose from. */
const isAsking = ({ hero, tip, fields }: Entity): boolean =>
  [hero.title, tip.title].some((title) => /[?？؟]$/.test(title)) ||
  fields.some(({ name }) => name.startsWith('Answer'))

const isDated = ({ fields, samples }: Entity): boolean =>
  fields.some(({ kind }) => kind === 'date' || kind === 'time') ||
  samples.some(({ time }) => time !== undefined)

/** Where things are bought or ticked off, a calendar is one of the household; catches stand in their own. */
const isOfHome = ({ screens }: Archetype): boolean =>
  screens.some(({ kind }) => kind === 'checklist' || kind === 'cart')

/**
 * What a screen shows that only the description asks for, where the app's own things cannot: lessons are no questions of a quiz,
 * and lemons of a shopping list stand in no calendar. Undefined where they can.
 */
export function ownThingOf(screen: ScreenPlan, archetype: Archetype, entity: Entity): Entity | undefined {
  if (archetype.screens.some(({ kind, isOnRequest }) => kind === screen.kind && !isOnRequest))
    return undefined
  if (entity.id.startsWith('own-')) return undefined
  if (screen.kind === 'quiz' && !isAsking(entity) && !hasPictures(entity)) return entityById('study-question')
  if (screen.kind === 'calendar' && !isDated(entity) && isOfHome(archetype)) return entityById('diary-date')
  return undefined
}
