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

/** More screens than this in one column are spread over further ones. */
const longestColumn = 8

function columnsOf({ app, screens }: AppDocument, links: readonly FlowLink[]): string[][] {
  const columns: string[][] = []
  const placed = new Set<string>()
  let current = screens.some(({ id }) => id === app.startScreenId) ? [app.startScreenId] : []
  while (current.length > 0) {
    for (const id of current) placed.add(id)
    columns.push(...chunks(current))
    const next = current.flatMap((id) => links.flatMap(({ from, to }) => (from === id ? [to] : [])))
    current = [...new Set(next)].filter((id) => !placed.has(id))
  }
  const rest = screens.flatMap(({ id }) => (placed.has(id) ? [] : [id]))
  return [...columns, ...chunks(rest)]
}

function chunks(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / longestColumn)
  return Array.from({ length: count }, (_, at) => ids.slice(at * longestColumn, (at + 1) * longestColumn))
}
