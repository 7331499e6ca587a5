/** Where a line leaves its phone, in px of the window. */
interface Start {
  x: number
  y: number
}

/** Where the icons of a screen's header stand, in px below its top edge at full size. */
const headerIcons = 66

/**
 * Where one taps to get on: the edge of the right-most thing with one of the words on it that is in sight
 * (above `bottom`), else the end of the header, whose icons have no words.
 */
export function findTapped(host: Element, taps: readonly string[], bottom: number): Start | null {
  const screen = host.getBoundingClientRect()
  const places = [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
    .filter((element) => element.childElementCount === 0 && taps.includes(element.textContent.trim()))
    .map((element) => widen(element, screen.width))
    .filter(({ top, height }) => top + height / 2 < bottom)
  if (taps.length === 0) return null
  const place = places.toSorted((a, b) => b.right - a.right || a.top - b.top)[0]
  return place
    ? { x: place.right, y: place.top + place.height / 2 }
    : { x: screen.right, y: screen.top + (headerIcons * screen.width) / 375 }
}

/** The words, widened to the card or button they stand on. */
function widen(words: Element, screenWidth: number): DOMRect {
  let element = words
  while (element.parentElement) {
    const { width, height } = element.parentElement.getBoundingClientRect()
    // Wider than a card, or as high as a screen: that is the ground it stands on.
    if (width > screenWidth * 0.97 || height > screenWidth) break
    element = element.parentElement
  }
  return element.getBoundingClientRect()
}
