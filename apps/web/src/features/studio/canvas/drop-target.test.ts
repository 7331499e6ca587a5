import { expect, test } from 'vitest'
import { type DropBox, findDropTarget } from './drop-target.ts'

const screen = { left: 0, top: 0, width: 375, height: 812 }

function box(id: string, top: number, height: number, rest: Partial<DropBox> = {}): DropBox {
  return {
    id,
    parentId: null,
    index: 0,
    left: 20,
    top,
    width: 335,
    height,
    acceptsChildren: false,
    direction: 'column',
    ...rest,
  }
}

const column = [
  box('title', 50, 40, { index: 0 }),
  box('card', 100, 200, { index: 1, acceptsChildren: true }),
  box('first', 120, 60, { index: 0, parentId: 'card' }),
  box('second', 190, 60, { index: 1, parentId: 'card' }),
  box('button', 320, 50, { index: 2 }),
]

test('above the middle of a component goes before it, below goes after', () => {
  expect(findDropTarget(column, screen, { x: 100, y: 55 })).toMatchObject({ parentId: null, index: 0 })
  expect(findDropTarget(column, screen, { x: 100, y: 365 })).toMatchObject({ parentId: null, index: 3 })
})

test('inside a container it goes between its children', () => {
  expect(findDropTarget(column, screen, { x: 100, y: 185 })).toMatchObject({ parentId: 'card', index: 1 })
  expect(findDropTarget(column, screen, { x: 100, y: 280 })).toMatchObject({ parentId: 'card', index: 2 })
})

test('at the ends of a container it goes beside it', () => {
  expect(findDropTarget(column, screen, { x: 100, y: 103 })).toMatchObject({ parentId: null, index: 1 })
  expect(findDropTarget(column, screen, { x: 100, y: 297 })).toMatchObject({ parentId: null, index: 2 })
})

test('an empty screen and an empty container take the first place', () => {
  expect(findDropTarget([], screen, { x: 5, y: 700 })).toMatchObject({ parentId: null, index: 0 })
  const empty = [box('stack', 100, 60, { acceptsChildren: true })]
  expect(findDropTarget(empty, screen, { x: 100, y: 130 })).toMatchObject({ parentId: 'stack', index: 0 })
})

test('in a row the line stands between left and right, on the wrapped line under the pointer', () => {
  const row = [
    box('row', 100, 120, { acceptsChildren: true, direction: 'row' }),
    box('a', 105, 50, { parentId: 'row', index: 0, left: 20, width: 150 }),
    box('b', 105, 50, { parentId: 'row', index: 1, left: 180, width: 150 }),
    box('c', 165, 50, { parentId: 'row', index: 2, left: 20, width: 150 }),
  ]
  const first = findDropTarget(row, screen, { x: 175, y: 130 })
  expect(first).toMatchObject({ parentId: 'row', index: 1 })
  expect(first?.line).toMatchObject({ axis: 'vertical', left: 175, height: 50 })
  expect(findDropTarget(row, screen, { x: 300, y: 190 })).toMatchObject({ parentId: 'row', index: 3 })
})

test('the line stands in the middle of the gap', () => {
  expect(findDropTarget(column, screen, { x: 100, y: 95 })?.line).toMatchObject({
    axis: 'horizontal',
    top: 95,
  })
})

test('outside the screen there is no place', () => {
  expect(findDropTarget(column, screen, { x: 400, y: 100 })).toBeNull()
})
