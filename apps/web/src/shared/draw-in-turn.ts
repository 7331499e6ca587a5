import { createTurns, whenIdle } from './create-turns.ts'

/** Ms after which the next is drawn although the browser has had no rest. */
const longestWait = 400

const soon = (then: () => void) => whenIdle(then, longestWait)

/**
 * Calls `draw` when the browser has nothing more urgent to do, one such call at a time and in order: many pictures that
 * are seen at once come one after the other, and what the person does comes between them. Gives a way out.
 */
export const drawInTurn = createTurns(soon, soon)
