/** Ms after which the next is drawn although the browser has had no rest. */
const longestWait = 400

const waiting: (() => void)[] = []
let isAtWork = false

/**
 * Calls `draw` when the browser has nothing more urgent to do, one such call at a time and in order: many pictures that
 * are seen at once come one after the other, and what the person does comes between them. Gives a way out.
 */
export function drawInTurn(draw: () => void): () => void {
  waiting.push(draw)
  if (!isAtWork) {
    isAtWork = true
    whenIdle(drawNext)
  }
  return () => {
    const index = waiting.indexOf(draw)
    if (index !== -1) waiting.splice(index, 1)
  }
}

function drawNext(): void {
  const draw = waiting.shift()
  if (waiting.length === 0) isAtWork = false
  else whenIdle(drawNext)
  // Last: the others are drawn even when this one cannot be.
  draw?.()
}

/** Safari has no idle callbacks. */
function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(then, 50)
  else requestIdleCallback(then, { timeout: longestWait })
}
