/** Px that rounding may make. */
const tolerance = 1.5

/**
 * Words of a drawn screen that do not fit: ended with dots, or running over the edge of the phone. What stands in
 * a shelf that scrolls sideways is meant to.
 */
export function findOverflow(frame: HTMLElement): string[] {
  const edge = frame.getBoundingClientRect()
  const found = new Set<string>()
  for (const element of frame.querySelectorAll<HTMLElement>('[dir="auto"]')) {
    const words = element.textContent.trim()
    if (words === '' || isInShelf(element)) continue
    const rect = element.getBoundingClientRect()
    if (rect.top > edge.bottom) continue
    const isEnded =
      element.scrollWidth > element.clientWidth + tolerance &&
      getComputedStyle(element).overflowX !== 'visible'
    const isClamped =
      element.scrollHeight > element.clientHeight + element.clientHeight / 4 &&
      getComputedStyle(element).overflowY !== 'visible'
    const isOver = rect.right > edge.right + tolerance || rect.left < edge.left - tolerance
    if (isEnded || isClamped || isOver) found.add(words.length > 40 ? `${words.slice(0, 40)}…` : words)
  }
  return [...found]
}

/** In pictures a shelf does not scroll; the catalogue marks it. */
const isInShelf = (element: HTMLElement) => element.closest('[data-shelf]') !== null
