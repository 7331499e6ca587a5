import { applyCommand, emptyDocument } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { createStudio } from '../state/studio.ts'
import { screenMenuEntries } from './screen-menu-entries.ts'

function setUp(isAlone: boolean) {
  const one = emptyDocument({ name: 'App' })
  const screen = { id: 'more', name: 'More', components: [] }
  const document = isAlone ? one : applyCommand(one, { type: 'add-screen', screen }).document
  const studio = createStudio({
    projectId: 'p',
    document,
    etag: '"1"',
    now: () => 0,
    wait: () => () => {},
    send: async () => ({ outcome: 'unreachable' }),
    toast: () => {},
    announce: () => {},
    onDropped: () => {},
    onRefused: () => {},
  })
  return (id: string) =>
    screenMenuEntries(studio, id, () => {}).flatMap((entry) =>
      'isDisabled' in entry && entry.isDisabled ? [entry.label] : [],
    )
}

test('what would change nothing about a screen is not offered', () => {
  const disabled = setUp(false)
  expect(disabled('home')).toEqual(['Move left', 'Make it the start screen'])
  expect(disabled('more')).toEqual(['Move right'])
})

test('the only screen stays', () => {
  const disabled = setUp(true)
  expect(disabled('home')).toEqual(['Move left', 'Move right', 'Make it the start screen', 'Delete'])
})
