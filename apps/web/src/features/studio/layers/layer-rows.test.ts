import type { ComponentNode } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { layerRows } from './layer-rows.ts'

const node = (id: string, children?: ComponentNode[]): ComponentNode => ({
  id,
  type: 'stack',
  label: id,
  properties: {},
  children,
})

const components = [node('a', [node('b'), node('c', [node('d')])]), node('e')]

test('lists every component with its level and place', () => {
  expect(
    layerRows(components, new Set()).map((row) => [row.id, row.level, row.position, row.setSize]),
  ).toEqual([
    ['a', 1, 1, 2],
    ['b', 2, 1, 2],
    ['c', 2, 2, 2],
    ['d', 3, 1, 1],
    ['e', 1, 2, 2],
  ])
})

test('leaves out what is inside a closed one', () => {
  const rows = layerRows(components, new Set(['c']))
  expect(rows.map((row) => row.id)).toEqual(['a', 'b', 'c', 'e'])
  expect(rows[2]).toMatchObject({ hasChildren: true, isOpen: false })
})
