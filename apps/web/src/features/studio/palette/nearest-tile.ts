interface Box {
  left: number
  top: number
}

/**
 * The index of the box an arrow key leads to from the box at `from`: beside it in reading order, or the nearest one in the
 * line above or below. -1 above the first line; undefined where there is none, or for another key.
 */
export function nearestTile(boxes: readonly Box[], from: number, key: string): number | undefined {
  const here = boxes[from]
  if (!here) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return boxes.length - 1
  if (key === 'ArrowRight') return from + 1 < boxes.length ? from + 1 : undefined
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : -1
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const isDown = key === 'ArrowDown'
  const beyond = boxes.flatMap(({ left, top }, index) => {
    const down = isDown ? top - here.top : here.top - top
    // Half a pixel: lines of one grid differ by fractions at some zooms.
    return down > 0.5 ? [{ index, down, aside: Math.abs(left - here.left) }] : []
  })
  beyond.sort((a, b) => a.down - b.down || a.aside - b.aside)
  return beyond[0]?.index ?? (isDown ? undefined : -1)
}
