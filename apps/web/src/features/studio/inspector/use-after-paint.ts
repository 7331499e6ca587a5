import { startTransition, useEffect, useState } from 'react'

/** Milliseconds after which a page that draws no frames, as one in the background, goes on without. */
const patience = 100

/**
 * The value as of the last frame that was painted. What changes with it neither delays that frame nor is in it: React's
 * own deferred values are mostly ready before the frame begins, and make it longer.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(() => value)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value])
  return painted
}

/** Calls `then` when the next frame has been painted; gives a way out. */
function afterPaint(then: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  // A message sent while a frame is made arrives when it is there.
  const frame = requestAnimationFrame(() => port2.postMessage(null))
  const late = setTimeout(() => port2.postMessage(null), patience)
  const stop = () => {
    cancelAnimationFrame(frame)
    clearTimeout(late)
    port1.close()
  }
  port1.addEventListener('message', () => {
    stop()
    then()
  })
  port1.start()
  return stop
}
