import type { KeyboardEvent } from 'react'
import { nearestTile } from './nearest-tile.ts'

/** Leads from the search field to the first component below it. */
export function focusFirstTile(search: HTMLInputElement): void {
  tilesIn(search.closest('aside'))[0]?.focus()
}

/** Arrows go to the component in that direction, and from the first line up to the search field. */
export function onTileKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tiles = tilesIn(currentTarget)
  const from = tiles.findIndex((tile) => tile === document.activeElement)
  if (from === -1) return
  const boxes = tiles.map((tile) => tile.getBoundingClientRect())
  const to = nearestTile(boxes, from, key)
  if (to === undefined) return
  event.preventDefault()
  // The canvas's own arrows select components; here they walk the palette.
  event.stopPropagation()
  if (to === -1) document.querySelector<HTMLElement>('[data-palette-search]')?.focus()
  else tiles[to]?.focus()
}

const tilesIn = (panel: Element | null): HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('[data-palette-type]') ?? []),
]
