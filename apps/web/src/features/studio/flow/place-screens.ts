import type { AppDocument } from '@kwiq/app-model'
import type { FlowLink } from './flow-links.ts'

/** Size of a screen on the board and the space between screens, in px of the board. */
export const cardSize = { width: 160, height: 346 }
const gap = { x: 150, y: 84 }

/**
 * Where each screen stands: the start screen first, then column by column what can be reached with one more tap,
 * at last what nothing leads to.
 */
export function placeScreens(
  document: AppDocument,
  links: readonly FlowLink[],
): Map<string, { x: number; y: number }> {
  const columns = columnsOf(document, links)
  const tallest = Math.max(...columns.map((column) => column.length))
  const places = new Map<string, { x: number; y: number }>()
  for (const [x, column] of columns.entries()) {
    for (const [y, screenId] of column.entries()) {
      places.set(screenId, {
        x: x * (cardSize.width + gap.x),
        y: (y + (tallest - column.length) / 2) * (cardSize.height + gap.y),
      })
    }
  }
  return places
}

/** How many screens stand above each other at most: about as many rows as make the board as wide as a window. */
const rowsFor = (count: number) => Math.max(2, Math.ceil(Math.sqrt(count / 2.5)))

function columnsOf({ app, screens }: AppDocument, links: readonly FlowLink[]): string[][] {
  const columns: string[][] = []
  const rows = rowsFor(screens.length)
  const placed = new Set<string>()
  let current = screens.some(({ id }) => id === app.startScreenId) ? [app.startScreenId] : []
  while (current.length > 0) {
    for (const id of current) placed.add(id)
    columns.push(...chunks(current, rows))
    const next = current.flatMap((id) => links.flatMap(({ from, to }) => (from === id ? [to] : [])))
    current = [...new Set(next)].filter((id) => !placed.has(id))
  }
  const rest = screens.flatMap(({ id }) => (placed.has(id) ? [] : [id]))
  return [...columns, ...chunks(rest, rows)]
}

/** The ids in columns of equal length. */
function chunks(ids: readonly string[], most: number): string[][] {
  const count = Math.ceil(ids.length / most)
  const length = Math.ceil(ids.length / count)
  return Array.from({ length: count }, (_, at) => ids.slice(at * length, (at + 1) * length))
}
