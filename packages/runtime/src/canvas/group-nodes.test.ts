import type { ComponentNode } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { groupNodes } from './group-nodes.ts'

/** The members of each group, by its key. */
const idsByGroup = (nodes: ComponentNode[]) =>
  new Map(groupNodes(nodes).map((group) => [group.key, group.nodes.map(({ id }) => id).join()]))

const list = (count: number): ComponentNode[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `text-${1_763_700_000_000 + number}`,
    type: 'text',
    label: '',
    properties: {},
  }))

test('a long list is cut into groups that keep its order', () => {
  const nodes = list(1000)
  const groups = groupNodes(nodes)
  expect(groups.flatMap((group) => group.nodes)).toEqual(nodes)
  expect(groups.length).toBeGreaterThan(20)
  expect(groups.length).toBeLessThan(120)
  expect(new Set(groups.map((group) => group.key)).size).toBe(groups.length)
})

test('moving one component changes no more than the groups it leaves and enters', () => {
  const before = list(1000)
  const [moved, ...rest] = before
  if (!moved) throw new Error('The list is empty.')
  const after = [...rest.slice(0, 500), moved, ...rest.slice(500)]
  const known = idsByGroup(before)
  const changed = [...idsByGroup(after)].filter(([key, members]) => known.get(key) !== members)
  expect(changed.length).toBeLessThanOrEqual(3)
})
