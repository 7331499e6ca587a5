import { expect, test } from 'vitest'
import type { DropBox } from './drop-target.ts'
import { coveredBy } from './marquee.ts'

const box = (id: string, top: number, height: number, rest: Partial<DropBox> = {}): DropBox => ({
  id,
  parentId: null,
  index: 0,
  left: 0,
  width: 300,
  top,
  height,
  acceptsChildren: false,
  direction: 'column',
  ...rest,
})

const screen = [
  box('title', 0, 40, { index: 0 }),
  box('card', 50, 200, { index: 1, acceptsChildren: true }),
  box('one', 60, 40, { index: 0, parentId: 'card' }),
  box('two', 110, 40, { index: 1, parentId: 'card' }),
  box('foot', 260, 40, { index: 2 }),
]

test('a rectangle over the screen selects what it touches there, not what is inside', () => {
  expect(coveredBy(screen, { left: -20, top: 20, width: 100, height: 60 })).toEqual(['title', 'card'])
})

test('a rectangle inside a container selects in that container', () => {
  expect(coveredBy(screen, { left: 10, top: 70, width: 50, height: 60 })).toEqual(['one', 'two'])
})

test('a rectangle beside everything selects nothing', () => {
  expect(coveredBy(screen, { left: 400, top: 0, width: 50, height: 300 })).toEqual([])
})
