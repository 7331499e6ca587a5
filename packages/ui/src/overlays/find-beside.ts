const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/**
 * Remembers where an element stands. Gives the element, or, once it has left with its line of a list, what can take the
 * focus in its place: in the line that followed, else in the one before, else in the nearest around them.
 */
export function findBeside(element: HTMLElement): () => HTMLElement | null {
  const places: (Element | null)[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    places.push(at, at.nextElementSibling, at.previousElementSibling)
  return () => {
    if (element.isConnected) return element
    for (const place of places) {
      const found = place?.isConnected ? firstFocusable(place) : null
      if (found) return found
    }
    return null
  }
}

/** Focuses what `find` gives. Should that leave the page while it has the focus, what `find` then gives takes over. */
export function focusWhatStays(find: () => HTMLElement | null): void {
  const found = find()
  if (!found) return
  found.focus({ preventScroll: true })
  // A list may draw itself without the line some frames after its dialog has closed.
  const watch = new MutationObserver(() => {
    if (found.isConnected) return
    watch.disconnect()
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true })
  })
  watch.observe(document.body, { childList: true, subtree: true })
  // Leaving the page blurs it too, just before it is gone.
  const stopUnlessGone = () => queueMicrotask(() => found.isConnected && watch.disconnect())
  found.addEventListener('blur', stopUnlessGone, { once: true })
}

function firstFocusable(place: Element): HTMLElement | null {
  const all = place.matches(focusable) ? [place] : [...place.querySelectorAll(focusable)]
  const shown = all.find((one) => one.checkVisibility())
  return shown instanceof HTMLElement ? shown : null
}
