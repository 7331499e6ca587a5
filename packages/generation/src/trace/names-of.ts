import type { Entity } from '../entity.ts'
import { toSingular } from '../words/forms.ts'
import { isSame } from '../words/synonyms.ts'

/** They hold the things an app is of. */
export const holding =
  /^(?:list|table|library|collection|inventory|shelf|archive|gallery|catalog|catalogue|directory|portfolio)$/

const namesOf = ({ one, words }: Entity) => [...one.toLowerCase().split(' '), ...words.map(toSingular)]

/** Whether a singular noun is one of the names of a thing, or means the same. */
export const isOf = (entity: Entity, noun: string) => namesOf(entity).some((name) => isSame(name, noun))
