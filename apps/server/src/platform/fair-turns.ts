/** Milliseconds one turn of the event loop may be busy before further large work waits for the next. */
const longest = 20

/** Large work that waits, oldest first. */
const waiting: (() => void)[] = []
/** When the first large work of this turn began; null while none has. */
let begun: number | null = null

/**
 * To be awaited before work that takes the processor for milliseconds, such as reading a large document. Where several
 * come at once, each begins in a turn of the event loop of its own, so that small calls get in between; one that is
 * alone does not wait.
 */
export function fairTurn(): Promise<void> | undefined {
  if (waiting.length === 0 && (begun === null || performance.now() - begun < longest)) {
    if (begun === null) {
      begun = performance.now()
      setImmediate(endTurn)
    }
    return undefined
  }
  return new Promise((resolve) => {
    waiting.push(resolve)
  })
}

function endTurn(): void {
  const next = waiting.shift()
  if (!next) {
    begun = null
    return
  }
  begun = performance.now()
  // What is set in an immediate comes in the next turn, after events.
  setImmediate(endTurn)
  next()
}
