import type { Entity } from '../entity.ts'

/** Every kind of thing Kwiq knows, one file each. */
export const entities: readonly Entity[] = []

const byWord = new Map(entities.flatMap((entity) => entity.words.map((word) => [word, entity] as const)))
const byId = new Map(entities.map((entity) => [entity.id, entity] as const))

/** The entity a singular noun (or two) names, or that has this id. */
export function findEntity(word: string): Entity | undefined {
  return byWord.get(word) ?? byId.get(word)
}
