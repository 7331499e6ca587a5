/** The element a person would tap: the words, widened to the card or button they stand on. */
export function findTapped(root: ShadowRoot, words: string): Element | null {
  const found = [...root.querySelectorAll('*')].findLast((element) => element.textContent.trim() === words)
  if (!found) return null
  const screenWidth = root.host.getBoundingClientRect().width
  let element: Element = found
  while (element.parentElement) {
    const { width, height } = element.parentElement.getBoundingClientRect()
    // Wider than a card, or as high as a screen: that is the ground it stands on.
    if (width > screenWidth * 0.97 || height > screenWidth) break
    element = element.parentElement
  }
  return element
}
