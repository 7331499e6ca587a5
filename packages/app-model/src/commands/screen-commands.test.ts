import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import type { AppDocument } from '../types.ts'
import { applyCommand } from './apply-command.ts'
import type { Command } from './command.ts'

const document = makeDocument({
  screens: [makeScreen('home', [makeNode('title')]), makeScreen('feed'), makeScreen('profile')],
})

const after = (command: Command, given: AppDocument = document) => applyCommand(given, command).document
const ids = (given: AppDocument) => given.screens.map(({ id }) => id)

test('add-screen puts it at the index, or last', () => {
  const screen = makeScreen('new')
  expect(ids(after({ type: 'add-screen', screen, index: 1 }))).toEqual(['home', 'new', 'feed', 'profile'])
  expect(ids(after({ type: 'add-screen', screen }))).toEqual(['home', 'feed', 'profile', 'new'])
})

test('add-screen refuses ids that are taken, of the screen and of its components', () => {
  expect(() => after({ type: 'add-screen', screen: makeScreen('feed') })).toThrow('already has the id "feed"')
  const screen = makeScreen('new', [makeNode('title')])
  expect(() => after({ type: 'add-screen', screen })).toThrow('already has the id "title"')
})

test('add-screen keeps to 200 screens', () => {
  const screens = Array.from({ length: 200 }, (_, index) => makeScreen(`s${index}`))
  expect(() => after({ type: 'add-screen', screen: makeScreen('new') }, makeDocument({ screens }))).toThrow(
    'The app would have more than 200 screens.',
  )
})

test('reorder-screen gives it the index', () => {
  expect(ids(after({ type: 'reorder-screen', screenId: 'home', index: 1 }))).toEqual([
    'feed',
    'home',
    'profile',
  ])
  expect(ids(after({ type: 'reorder-screen', screenId: 'home', index: 99 }))).toEqual([
    'feed',
    'profile',
    'home',
  ])
  expect(after({ type: 'reorder-screen', screenId: 'profile', index: 99 })).toBe(document)
})

test('rename-screen changes the name only', () => {
  const renamed = after({ type: 'rename-screen', screenId: 'home', name: 'Start' })
  expect(renamed.screens[0]).toEqual({ ...document.screens[0], name: 'Start' })
})

test('duplicate-screen puts a copy with ids of its own behind it', () => {
  const copied = after({ type: 'duplicate-screen', screenId: 'home', newId: 'screen-17' })
  expect(ids(copied)).toEqual(['home', 'screen-17', 'feed', 'profile'])
  expect(copied.screens[1]).toEqual({
    id: 'screen-17',
    name: 'Home copy',
    components: [makeNode('text-17-1', 'text', { label: 'title' })],
  })
})

test('when the start screen is removed, the first that remains becomes the start, until it is undone', () => {
  const { document: removed, inverse } = applyCommand(document, { type: 'remove-screen', screenId: 'home' })
  expect(removed.app.startScreenId).toBe('feed')
  expect(applyCommand(removed, inverse).document).toEqual(document)
})

test('the last screen cannot be removed', () => {
  expect(() => after({ type: 'remove-screen', screenId: 'home' }, makeDocument())).toThrow(
    'An app needs at least one screen.',
  )
})

test('set-screen-properties leaves no empty object behind when it is undone', () => {
  const { document: changed, inverse } = applyCommand(document, {
    type: 'set-screen-properties',
    screenId: 'home',
    set: { background: 'soft' },
  })
  expect(changed.screens[0]?.properties).toEqual({ background: 'soft' })
  expect(JSON.stringify(applyCommand(changed, inverse).document)).toBe(JSON.stringify(document))
})

test('set-theme changes what is stated and checks the colours', () => {
  const changed = after({ type: 'set-theme', set: { preset: 'bold', colors: ['#112233'] } })
  expect(changed.app.theme).toEqual({ preset: 'bold', colors: ['#112233'] })
  expect(after({ type: 'set-theme', unset: ['colors'] }, changed).app.theme).toEqual({ preset: 'bold' })
  expect(() => after({ type: 'set-theme', set: { colors: ['red'] } })).toThrow('#rrggbb')
  expect(() => after({ type: 'set-theme', unset: ['preset'] })).toThrow('The preset is missing.')
})

test('set-app-info changes what is stated; the start must be a screen', () => {
  const changed = after({ type: 'set-app-info', set: { name: 'Soup', startScreenId: 'feed' } })
  expect(changed.app).toEqual({ ...document.app, name: 'Soup', startScreenId: 'feed' })
  expect(() => after({ type: 'set-app-info', set: { startScreenId: 'gone' } })).toThrow('There is no screen')
})
