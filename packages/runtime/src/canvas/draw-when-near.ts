/** How far (px) from the part in sight something is drawn. */
const margin = '1200px'

/** What scrolls inside the page clips too; `scrollMargin` widens that where the browser knows it. */
const options: IntersectionObserverInit & { scrollMargin: string } = {
  rootMargin: margin,
  scrollMargin: margin,
}

interface Waiting {
  place: Element
  draw: () => void
}

let waiting: Waiting[] = []
let observer: IntersectionObserver | undefined
let isFilling = false
/** When the person last did something, by performance.now(). */
let lastInput = 0

/** Ms of rest after which what is out of sight is drawn: nobody waits for it. */
const restMs = 600

/**
 * Calls `draw` once the place comes near the part in sight, or earlier when the browser has nothing else to do:
 * one place at a time, in the order they were given. Returns how to stop waiting.
 */
export function drawWhenNear(place: Element, draw: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    draw()
    return () => {}
  }
  observer ??= start()
  const entry = { place, draw }
  waiting.push(entry)
  observer.observe(place)
  fill()
  return () => leave(entry)
}

function start(): IntersectionObserver {
  const note = () => {
    lastInput = performance.now()
  }
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    window.addEventListener(type, note, { capture: true, passive: true })
  return new IntersectionObserver(onSight, options)
}

function leave(entry: Waiting): void {
  waiting = waiting.filter((other) => other !== entry)
  observer?.unobserve(entry.place)
}

function onSight(entries: readonly IntersectionObserverEntry[]): void {
  const near = new Set(entries.flatMap((entry) => (entry.isIntersecting ? [entry.target] : [])))
  for (const entry of waiting.filter(({ place }) => near.has(place))) {
    leave(entry)
    entry.draw()
  }
}

function fill(): void {
  if (isFilling || waiting.length === 0) return
  isFilling = true
  const rest = restMs - (performance.now() - lastInput)
  if (rest > 0) setTimeout(resume, rest)
  else whenIdle(drawNext)
}

function resume(): void {
  isFilling = false
  fill()
}

function drawNext(): void {
  const [next] = waiting
  if (next && performance.now() - lastInput >= restMs) {
    leave(next)
    next.draw()
  }
  resume()
}

/** Safari has no idle callbacks. */
function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(then, 50)
  else requestIdleCallback(then)
}
