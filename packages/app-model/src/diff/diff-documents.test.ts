import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import { applyCommand } from '../commands/apply-command.ts'
import type { Command } from '../commands/command.ts'
import { describeChange, describeChanges } from './describe-changes.ts'
import { diffDocuments } from './diff-documents.ts'

const base = makeDocument({
  screens: [
    makeScreen('home', [
      makeNode('title', 'text', { label: 'Soup' }),
      makeNode('card', 'container', { label: '', children: [makeNode('one'), makeNode('two')] }),
      makeNode('save', 'button', { label: 'Save', properties: { icon: 'disk' } }),
    ]),
    makeScreen('feed'),
    makeScreen('profile'),
  ],
})

const entries = (...titles: string[]) => titles.map((title) => ({ title, value: '1' }))

test.each([
  [entries('Soup', 'Stew'), entries('Soup', 'Stew', 'Broth'), "Added 'Broth' to List 'Menu' in Home"],
  [entries('Soup'), entries('Soup', 'Broth', 'Stew'), "Added 'Broth' and 1 more to List 'Menu' in Home"],
  [entries('Soup', 'Stew'), entries('Stew'), "Removed 'Soup' from List 'Menu' in Home"],
  // What is another entry, or another value, is a change.
  [entries('Soup'), entries('Stew'), "Changed items of List 'Menu' in Home"],
  [
    entries('Soup'),
    [{ title: 'Soup', value: '2' }, ...entries('Stew')],
    "Changed items of List 'Menu' in Home",
  ],
])('tells which entries came or went (%#)', (before, after, told) => {
  const of = (items: typeof before) =>
    makeDocument({
      screens: [makeScreen('home', [makeNode('menu', 'list', { label: 'Menu', properties: { items } })])],
    })
  expect(diffDocuments(of(before), of(after)).map(describeChange)).toEqual([told])
})

function changesOf(...commands: Command[]) {
  return diffDocuments(base, applyCommand(base, { type: 'batch', commands }).document)
}

const place = (screenId: string, parentId: string | null, index: number) => ({ screenId, parentId, index })
const button = makeNode('b', 'button', { label: 'Like' })

test.each([
  [{ type: 'add-component', place: place('home', 'card', 0), node: button }, "Added Button 'Like' to Home"],
  [{ type: 'remove-component', id: 'card' }, 'Removed Container from Home'],
  [{ type: 'move-component', id: 'save', to: place('home', null, 0) }, "Moved Button 'Save' in Home"],
  [{ type: 'move-component', id: 'one', to: place('home', 'card', 1) }, "Moved Text 'two' in Home"],
  [
    { type: 'move-component', id: 'save', to: place('feed', null, 0) },
    "Moved Button 'Save' from Home to Feed",
  ],
  [{ type: 'rename-component', id: 'save', label: 'Store' }, "Renamed Button 'Save' to 'Store' in Home"],
  [{ type: 'set-properties', id: 'save', set: { icon: 'star' } }, "Changed icon of Button 'Save' in Home"],
  [
    { type: 'set-properties', id: 'save', set: { actionLabel: 'x', full: true }, unset: ['icon'] },
    "Changed action label, full and icon of Button 'Save' in Home",
  ],
  [{ type: 'add-screen', screen: makeScreen('new', [button]) }, 'Added screen New'],
  [{ type: 'remove-screen', screenId: 'feed' }, 'Removed screen Feed'],
  [{ type: 'rename-screen', screenId: 'home', name: 'Feed' }, 'Renamed Home to Feed'],
  [{ type: 'reorder-screen', screenId: 'profile', index: 0 }, 'Moved screen Profile'],
  [
    { type: 'set-screen-properties', screenId: 'home', set: { background: 'soft' } },
    'Changed background of Home',
  ],
  [{ type: 'set-theme', set: { mode: 'dark' } }, 'Changed the theme: dark'],
  [
    { type: 'set-theme', set: { preset: 'warm', colors: ['#2f8a4c'], corners: 'round' } },
    'Changed the theme: warm, colours #2f8a4c, round corners',
  ],
  [{ type: 'set-app-info', set: { name: 'Soup club' } }, 'Renamed the app to Soup club'],
  [
    { type: 'set-app-info', set: { description: 'x', icon: 'soup' } },
    "Changed the app's description and icon",
  ],
  [{ type: 'set-app-info', set: { startScreenId: 'feed' } }, 'Made Feed the start screen'],
] satisfies [Command, string][])('%j reads: %s', (command, message) => {
  expect(changesOf(command).map(describeChange)).toEqual([message])
})

test('several changes are told by the weightiest and a count', () => {
  const add: Command = { type: 'add-component', place: place('home', null, 0), node: button }
  const rename: Command = { type: 'rename-component', id: 'save', label: 'Store' }
  const theme: Command = { type: 'set-theme', set: { mode: 'dark' } }
  expect(describeChanges(changesOf(theme, add))).toBe("Added Button 'Like' to Home and 1 more change")
  expect(describeChanges(changesOf(theme, rename, add))).toBe(
    "Added Button 'Like' to Home and 2 more changes",
  )
  expect(describeChanges([])).toBe('No changes')
})

test('what is inside something added or removed has no change of its own', () => {
  const node = makeNode('stack', 'stack', { children: [button] })
  expect(changesOf({ type: 'add-component', place: place('feed', null, 0), node })).toMatchObject([
    { kind: 'component-added', node, place: place('feed', null, 0) },
  ])
})

test('what moved into something added is told too', () => {
  const add: Command = { type: 'add-component', place: place('home', null, 0), node: makeNode('s', 'stack') }
  const changes = changesOf(add, { type: 'move-component', id: 'save', to: place('home', 's', 0) })
  expect(changes.map(({ kind }) => kind)).toEqual(['component-added', 'component-moved'])
})

test('long labels are cut, line breaks become blanks', () => {
  const label = `Line one\nline two ${'🍜'.repeat(40)}`
  const [message = ''] = changesOf({ type: 'rename-component', id: 'save', label }).map(describeChange)
  expect(message).toBe(`Renamed Button 'Save' to 'Line one line two ${'🍜'.repeat(21)}…' in Home`)
})

const homeOf = (...ids: string[]) => [
  makeScreen(
    'home',
    ids.map((id) => makeNode(id)),
  ),
]

test('a component may have moved among its siblings although its index is the same', () => {
  const turned = diffDocuments(
    makeDocument({ screens: homeOf('a', 'b', 'c') }),
    makeDocument({ screens: homeOf('c', 'b', 'a') }),
  )
  expect(turned.map(({ kind }) => kind)).toEqual(['component-moved', 'component-moved'])
})
