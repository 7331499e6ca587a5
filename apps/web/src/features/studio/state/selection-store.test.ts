import { expect, test } from 'vitest'
import { createSelectionStore } from './selection-store.ts'

test('the last one chosen leads, and taking it out hands the lead back', () => {
  const selection = createSelectionStore()
  selection.select('a')
  selection.toggle('b')
  expect(selection.getSelectedId()).toBe('b')
  expect(selection.getSelectedIds()).toEqual(['a', 'b'])
  selection.toggle('b')
  expect(selection.getSelectedId()).toBe('a')
  expect(selection.isSelected('b')).toBe(false)
})

test('selecting one alone forgets the others', () => {
  const selection = createSelectionStore()
  selection.selectAll(['a', 'b', 'a'])
  expect(selection.getSelectedIds()).toEqual(['a', 'b'])
  selection.select('c')
  expect(selection.getSelectedIds()).toEqual(['c'])
})

test('listeners hear only of changes, and the list keeps its identity between them', () => {
  const selection = createSelectionStore()
  let told = 0
  selection.subscribe(() => told++)
  selection.selectAll(['a', 'b'])
  const ids = selection.getSelectedIds()
  selection.selectAll(['a', 'b'])
  selection.hover('a')
  expect(told).toBe(2)
  expect(selection.getSelectedIds()).toBe(ids)
})
