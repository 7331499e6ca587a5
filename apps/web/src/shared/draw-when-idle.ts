import { createTurns, whenIdle } from './create-turns.ts'

/** Milliseconds that what nobody sees yet waits at least, so that what is seen comes first. */
const patience = 1500

/**
 * Calls `draw` some time after, when the browser has nothing to do, one such call at a time: what is outside the window
 * is then there for who prints the page or takes a picture of it, and nobody has waited for it. Gives a way out.
 */
export const drawWhenIdle = createTurns(
  (then) => {
    setTimeout(then, patience)
  },
  (then) => whenIdle(then),
)
