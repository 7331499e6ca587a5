import { exampleAppsById } from '@kwiq/examples'
import { expect, test } from 'vitest'
import { changeTour, createTour, findLabelled, findSwap, shownApp, startScreenOf } from './tour-state.ts'

const { recipes } = exampleAppsById
const begun = () => createTour(recipes)

test('a change can be taken back and made again', () => {
  const label = findLabelled(begun())
  if (!label) throw new Error('nothing to rename')
  const renamed = changeTour(begun(), {
    type: 'change',
    command: { type: 'rename-component', id: label.id, label: 'Supper' },
  })
  expect(findLabelled(renamed)?.label).toBe('Supper')
  const undone = changeTour(renamed, { type: 'undo' })
  expect(shownApp(undone)).toBe(recipes)
  expect(findLabelled(changeTour(undone, { type: 'redo' }))?.label).toBe('Supper')
})

test('undo at the beginning changes nothing', () => {
  const history = begun()
  expect(changeTour(history, { type: 'undo' })).toBe(history)
})

test('words can be emptied and written anew', () => {
  const label = findLabelled(begun())
  const emptied = changeTour(begun(), {
    type: 'change',
    command: { type: 'rename-component', id: label?.id ?? '', label: '' },
  })
  expect(findLabelled(emptied)?.id).toBe(label?.id)
})

test.each(Object.entries(exampleAppsById))('%s has words to change and parts to swap', (_name, document) => {
  expect(findLabelled(createTour(document))).not.toBeNull()
  const swap = findSwap(document)
  if (!swap) throw new Error('nothing to swap')
  const swapped = shownApp(changeTour(createTour(document), { type: 'change', command: swap }))
  expect(startScreenOf(swapped ?? document)?.components.map(({ id }) => id)).not.toEqual(
    startScreenOf(document)?.components.map(({ id }) => id),
  )
})
