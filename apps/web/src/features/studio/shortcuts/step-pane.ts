const field = ':is(input, textarea, select, button):not(:disabled)'

/** The studio's parts in the order of the page, and what the focus goes to in each: the first of these that is shown. */
const panes = [
  { part: '.sh', first: ['a[href]'] },
  { part: '.pal', first: ['[data-palette-search]', '[role="tree"]', '[role="tab"][tabindex="0"]'] },
  { part: 'main.canvas', first: ['[data-canvas]', '[tabindex="0"]', 'button'] },
  { part: '.strip', first: ['[aria-current]', 'button'] },
  // Of a component's properties the first field, not the tabs above it.
  { part: '.insp', first: [`[role="tabpanel"] ${field}`, field] },
  { part: '.sheet', first: [field] },
]

/** Puts the focus on the next part of the studio that is shown, round and round. */
export function stepPane(by: 1 | -1): boolean {
  const shown = panes.flatMap(({ part, first }) => {
    const element = document.querySelector<HTMLElement>(part)
    if (!element?.checkVisibility()) return []
    const [target] = first.flatMap((selector) =>
      [...element.querySelectorAll<HTMLElement>(selector)].filter((found) => found.checkVisibility()),
    )
    return target ? [{ element, target }] : []
  })
  // The strip of screens lies inside the canvas's part: the innermost counts.
  const at = shown.findLastIndex(({ element }) => element.contains(document.activeElement))
  const from = at === -1 && by === -1 ? shown.length : at
  const next = shown[(from + by + shown.length) % shown.length]
  next?.target.focus()
  return next !== undefined
}
