import { askedTurns } from './asked-turns.ts'
import type { Turn } from './turn.ts'
import { wishTurns } from './wish-turns.ts'

/** What is asked with "what", "when" and "who" by the name of the answer, in whatever part of a description. */
export const askedAnywhere: readonly Turn[] = [...wishTurns, ...askedTurns]
