import { expect, test } from 'vitest'
import { nearestTile } from './nearest-tile.ts'

/** Two lines of a group of five in three columns, and a group of one below. */
const boxes = [
  { left: 0, top: 0 },
  { left: 80, top: 0 },
  { left: 160, top: 0 },
  { left: 0, top: 60 },
  { left: 80, top: 60 },
  { left: 0, top: 150 },
]

test('left and right follow the reading order over the ends of lines', () => {
  expect(nearestTile(boxes, 2, 'ArrowRight')).toBe(3)
  expect(nearestTile(boxes, 3, 'ArrowLeft')).toBe(2)
  expect(nearestTile(boxes, 5, 'ArrowRight')).toBeUndefined()
})

test('down and up go to the nearest of the next line, though a line is shorter', () => {
  expect(nearestTile(boxes, 1, 'ArrowDown')).toBe(4)
  expect(nearestTile(boxes, 2, 'ArrowDown')).toBe(4)
  expect(nearestTile(boxes, 4, 'ArrowDown')).toBe(5)
  expect(nearestTile(boxes, 5, 'ArrowUp')).toBe(3)
})

test('above the first line is the search field; below the last is nothing', () => {
  expect(nearestTile(boxes, 1, 'ArrowUp')).toBe(-1)
  expect(nearestTile(boxes, 0, 'ArrowLeft')).toBe(-1)
  expect(nearestTile(boxes, 5, 'ArrowDown')).toBeUndefined()
  expect(nearestTile(boxes, 0, 'Enter')).toBeUndefined()
})
