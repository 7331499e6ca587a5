import { emptyTurns } from './empty-turns.ts'
import { figureTurns } from './figure-turns.ts'
import { idiomTurns } from './idiom-turns.ts'
import { peopleTurns } from './people-turns.ts'
import type { Turn } from './turn.ts'

/** Turns of anybody, read last. */
export const plainTurns: readonly Turn[] = [...figureTurns, ...peopleTurns, ...idiomTurns, ...emptyTurns]
