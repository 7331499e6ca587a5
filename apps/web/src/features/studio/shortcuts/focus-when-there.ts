/** Frames a panel may take to be drawn. */
const patience = 20

/**
 * Puts the focus on the first element a selector finds in sight: at once when it is there, so that no letter typed
 * next is lost, else as soon as the panel it is in has been drawn.
 */
export function focusWhenThere(selector: string, frames = patience): void {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())
  if (found) found.focus()
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(selector, frames - 1))
}
