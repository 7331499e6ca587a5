/** The studio's parts in the order of the page, and what the focus goes to first in each. */
const panes = [
  { part: '.sh', first: 'a[href], button:not(:disabled)' },
  { part: '.pal', first: '[data-palette-search], [role="tree"], [role="tab"][tabindex="0"]' },
  { part: 'main.canvas', first: '[data-canvas], [tabindex="0"], button:not(:disabled)' },
  { part: '.strip', first: '[aria-current], button:not(:disabled)' },
  // Of a component's properties the first field, not the tabs above it.
  {
    part: '.insp',
    first: '[role="tabpanel"] :is(input, textarea, select, button):not(:disabled), button:not(:disabled)',
  },
  { part: '.sheet', first: ':is(input, textarea, button):not(:disabled)' },
]

/** Puts the focus on the next part of the studio that is shown, round and round. */
export function stepPane(by: 1 | -1): boolean {
  const shown = panes.flatMap(({ part, first }) => {
    const element = document.querySelector<HTMLElement>(part)
    if (!element?.checkVisibility()) return []
    const target = [...element.querySelectorAll<HTMLElement>(first)].find((found) => found.checkVisibility())
    return target ? [{ element, target }] : []
  })
  // The screens' strip lies inside the canvas's part: the innermost counts.
  const at = shown.findLastIndex(({ element }) => element.contains(document.activeElement))
  // From nowhere, forward begins at the canvas's panel to the left and backward at the end.
  const next = shown[at === -1 ? (by === 1 ? 0 : shown.length - 1) : (at + by + shown.length) % shown.length]
  next?.target.focus()
  return next !== undefined
}
