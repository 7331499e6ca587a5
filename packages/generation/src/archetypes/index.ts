import type { Archetype } from '../archetype.ts'
import { generic } from './generic.ts'

/** Every kind of app Kwiq knows, one file each. */
export const archetypes: readonly Archetype[] = []

/** For what fits no other: lists, details and forms of whatever the description is about. */
export const genericArchetype = generic
