type Draw = () => void

/** Calls something later. */
type Later = (then: () => void) => void

/**
 * A line in which drawings wait, one done at a time and in order: the first of a line after `first`, each further one
 * after `next`. What it gives puts a drawing into the line and gives a way out of it.
 */
export function createTurns(first: Later, next: Later): (draw: Draw) => () => void {
  const waiting: Draw[] = []
  let isAtWork = false

  function drawNext(): void {
    const draw = waiting.shift()
    if (waiting.length === 0) isAtWork = false
    else next(drawNext)
    // Last: the others are drawn even when this one cannot be.
    draw?.()
  }

  return (draw) => {
    waiting.push(draw)
    if (!isAtWork) {
      isAtWork = true
      first(drawNext)
    }
    return () => {
      const index = waiting.indexOf(draw)
      if (index !== -1) waiting.splice(index, 1)
    }
  }
}

/** When the browser has nothing more urgent to do, or after `timeout` ms. Safari has no idle callbacks. */
export function whenIdle(then: () => void, timeout?: number): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(then, 50)
  else requestIdleCallback(then, timeout === undefined ? undefined : { timeout })
}
