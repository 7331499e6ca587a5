/** Milliseconds that what nobody sees yet waits at least, so that what is seen comes first. */
const patience = 1500

const waiting: (() => void)[] = []
let isAtWork = false

/**
 * Calls `draw` some time after, when the browser has nothing to do, one such call at a time: what is outside the window
 * is then there for who prints the page or takes a picture of it, and nobody has waited for it. Gives a way out.
 */
export function drawWhenIdle(draw: () => void): () => void {
  waiting.push(draw)
  if (!isAtWork) {
    isAtWork = true
    setTimeout(drawNext, patience)
  }
  return () => {
    const index = waiting.indexOf(draw)
    if (index !== -1) waiting.splice(index, 1)
  }
}

function drawNext(): void {
  const draw = waiting.shift()
  if (waiting.length === 0) isAtWork = false
  else if (typeof requestIdleCallback === 'undefined') setTimeout(drawNext, 50)
  else requestIdleCallback(drawNext)
  // Last: the others are drawn even when this one cannot be.
  draw?.()
}
