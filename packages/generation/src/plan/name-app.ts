import type { Archetype } from '../archetype.ts'
import { genericArchetype } from '../archetypes/index.ts'
import type { Entity } from '../entity.ts'
import { pickBySeed } from '../seed.ts'

/** A name for the app: one of its kind's, or one made of the description's own noun. */
export function nameApp(archetype: Archetype, subject: Entity, seed: number): string {
  const [first, ...rest] = archetype.names
  if (first && archetype !== genericArchetype && !subject.id.startsWith('own-'))
    return pickBySeed(seed, 'name', [first, ...rest])
  const noun = subject.many
  if (subject.id === 'own-item') return pickBySeed(seed, 'name', ['Starter', 'Fieldbook', 'Daybook'])
  return pickBySeed(seed, 'name', [
    `My ${noun.toLowerCase()}`,
    `${subject.one} book`,
    `All ${noun.toLowerCase()}`,
  ])
}

/** The first sentence of the description, as it was written. */
export function describe(text: string, name: string): string {
  const sentence = text.split(/(?<=[.!?。])\s|\n/)[0]?.trim() ?? ''
  return sentence === ''
    ? name
    : sentence.length > 160
      ? `${sentence.slice(0, 157).toWellFormed().trimEnd()}...`
      : sentence
}
