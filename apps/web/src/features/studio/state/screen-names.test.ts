import { applyCommand, emptyDocument } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { screenNames } from './screen-names.ts'

test('the list stays the same object until a screen is named anew, added or moved', () => {
  const document = emptyDocument({ name: 'A' })
  const [home] = document.screens
  if (!home) throw new Error('a screen expected')
  const names = screenNames(document)
  expect(names).toEqual([{ id: home.id, name: home.name }])
  const place = { screenId: home.id, parentId: null, index: 0 }
  const node = { id: 'text-1', type: 'text', label: 'A', properties: {} }
  const edited = applyCommand(document, { type: 'add-component', node, place }).document
  expect(screenNames(edited)).toBe(names)
  const renamed = applyCommand(edited, { type: 'rename-screen', screenId: home.id, name: 'B' }).document
  expect(screenNames(renamed)).toEqual([{ id: home.id, name: 'B' }])
})
