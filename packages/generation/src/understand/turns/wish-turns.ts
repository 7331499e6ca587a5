import { clubWishTurns } from './club-wish-turns.ts'
import { homeWishTurns } from './home-wish-turns.ts'
import { tradeWishTurns } from './trade-wish-turns.ts'
import type { Turn } from './turn.ts'

/** What is asked for with "what", "which" and "who" in a wish of one line, by the name of what it is. */
export const wishTurns: readonly Turn[] = [...homeWishTurns, ...clubWishTurns, ...tradeWishTurns]
