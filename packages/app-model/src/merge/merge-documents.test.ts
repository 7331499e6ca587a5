import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import { applyCommand } from '../commands/apply-command.ts'
import type { Command } from '../commands/command.ts'
import type { AppDocument } from '../types.ts'
import { findNode } from '../walks/index.ts'
import { mergeDocuments } from './merge-documents.ts'

const base = makeDocument({
  screens: [
    makeScreen('home', [
      makeNode('title'),
      makeNode('card', 'container', { children: [makeNode('one'), makeNode('two')] }),
      makeNode('save', 'button', { properties: { size: 'small', icon: 'disk' } }),
      makeNode('box', 'stack'),
    ]),
    makeScreen('feed', [makeNode('list', 'list')]),
  ],
})

const edit = (...commands: Command[]): AppDocument => applyCommand(base, { type: 'batch', commands }).document
const merge = (ours: Command[], theirs: Command[]) => mergeDocuments(base, edit(...ours), edit(...theirs))
const top = ({ document }: { document: AppDocument }, screen = 0) =>
  document.screens[screen]?.components.map(({ id }) => id)
const add = (id: string, index: number, parentId: string | null = null): Command => ({
  type: 'add-component',
  place: { screenId: 'home', parentId, index },
  node: makeNode(id),
})
const move = (id: string, parentId: string | null, index: number, screenId = 'home'): Command => ({
  type: 'move-component',
  id,
  to: { screenId, parentId, index },
})

test('insertions of both sides survive, each where it was put', () => {
  const merged = merge([add('ours', 1)], [add('theirs', 4)])
  expect(top(merged)).toEqual(['title', 'ours', 'card', 'save', 'box', 'theirs'])
  expect(merged.conflicts).toEqual([])
})

test('at one place ours comes first', () => {
  expect(top(merge([add('ours', 1)], [add('theirs', 1)]))).toEqual([
    'title',
    'ours',
    'theirs',
    'card',
    'save',
    'box',
  ])
})

test('one side reorders while the other inserts', () => {
  expect(top(merge([move('save', null, 0)], [add('theirs', 3)]))).toEqual([
    'save',
    'theirs',
    'title',
    'card',
    'box',
  ])
})

test('different properties of one component merge without conflict', () => {
  const merged = merge(
    [{ type: 'set-properties', id: 'save', set: { size: 'large' } }],
    [
      { type: 'set-properties', id: 'save', set: { full: true }, unset: ['icon'] },
      { type: 'rename-component', id: 'save', label: 'Store' },
    ],
  )
  expect(findNode(merged.document, 'save')?.node).toEqual(
    makeNode('save', 'button', { label: 'Store', properties: { size: 'large', full: true } }),
  )
  expect(merged.conflicts).toEqual([])
})

const set = (size: string): Command[] => [{ type: 'set-properties', id: 'save', set: { size } }]

test('of one property both changed, ours stays and the conflict is listed', () => {
  const merged = merge(set('large'), set('medium'))
  expect(findNode(merged.document, 'save')?.node.properties.size).toBe('large')
  expect(merged.conflicts).toEqual([
    {
      kind: 'value',
      subject: 'component',
      id: 'save',
      key: 'properties.size',
      ours: 'large',
      theirs: 'medium',
    },
  ])
})

test('a component that one side removed and the other left alone is gone', () => {
  expect(top(merge([{ type: 'remove-component', id: 'card' }], [add('theirs', 0)]))).toEqual([
    'theirs',
    'title',
    'save',
    'box',
  ])
})

test.each([
  ['edited inside', { type: 'rename-component', id: 'two', label: 'Zwei' }],
  ['added inside', add('new', 0, 'card')],
  ['moved something in', move('title', 'card', 0)],
] satisfies [string, Command][])(
  'a removed container stays whole where the other side %s',
  (_name, command) => {
    const removal: Command = { type: 'remove-component', id: 'card' }
    for (const merged of [merge([removal], [command]), merge([command], [removal])]) {
      expect(findNode(merged.document, 'card')?.node).toEqual(findNode(edit(command), 'card')?.node)
      expect(merged.conflicts).toMatchObject([{ kind: 'removed', subject: 'component', id: 'card' }])
    }
  },
)

test('what was moved out of a removed container is kept', () => {
  const merged = merge([{ type: 'remove-component', id: 'card' }], [move('two', null, 0)])
  expect(findNode(merged.document, 'two')?.parent).toBeNull()
})

test('a screen that one side removed and the other worked on stays', () => {
  const merged = merge([{ type: 'remove-screen', screenId: 'feed' }], [move('save', null, 0, 'feed')])
  expect(top(merged, 1)).toEqual(['save', 'list'])
  expect(merged.conflicts).toMatchObject([{ kind: 'removed', subject: 'screen', id: 'feed' }])
})

test('when each side removes the screen the other keeps, ours stays', () => {
  const merged = merge(
    [{ type: 'remove-screen', screenId: 'feed' }],
    [{ type: 'remove-screen', screenId: 'home' }],
  )
  expect(merged.document.screens).toEqual([base.screens[0]])
  expect(merged.document.app.startScreenId).toBe('home')
})

test('two moves into each other are taken as ours has them', () => {
  const merged = merge([move('card', 'box', 0)], [move('box', 'card', 0)])
  expect(findNode(merged.document, 'card')?.parent?.id).toBe('box')
  expect(findNode(merged.document, 'box')?.parent).toBeNull()
})

test('one component moved to two places stands where ours put it', () => {
  const merged = merge([move('save', 'card', 0)], [move('save', 'box', 0)])
  expect(findNode(merged.document, 'save')?.parent?.id).toBe('card')
  expect(merged.conflicts).toEqual([
    { kind: 'place', subject: 'component', id: 'save', key: '', ours: 'card', theirs: 'box' },
  ])
})

test('what becomes another type while the other side fills it stays a holder', () => {
  const merged = merge(
    [{ type: 'replace-component', id: 'box', node: makeNode('box', 'text', { label: 'Words' }) }],
    [add('new', 0, 'box')],
  )
  expect(findNode(merged.document, 'box')?.node).toMatchObject({ type: 'stack', label: 'Words' })
  expect(findNode(merged.document, 'new')?.parent?.id).toBe('box')
})

const tower = (name: string, levels: number) => {
  let node = makeNode(`${name}-${levels}`, 'stack')
  for (let level = levels - 1; level >= 1; level -= 1)
    node = makeNode(`${name}-${level}`, 'stack', { children: [node] })
  return node
}

test('nesting that only together is too deep is laid flat at the limit', () => {
  const start = makeDocument({ screens: [makeScreen('home', [tower('a', 6), tower('b', 6)])] })
  const ours = applyCommand(start, move('b-1', 'a-6', 0)).document
  const theirs = applyCommand(start, {
    type: 'add-component',
    place: { screenId: 'home', parentId: 'b-6', index: 0 },
    node: makeNode('new'),
  }).document
  const { document } = mergeDocuments(start, ours, theirs)
  expect(findNode(document, 'b-6')?.depth).toBe(12)
  expect(findNode(document, 'new')).toMatchObject({ depth: 12, parent: { id: 'b-5' } })
})

test('theme and name merge field by field', () => {
  const merged = merge(
    [{ type: 'set-theme', set: { mode: 'dark' } }],
    [
      { type: 'set-theme', set: { preset: 'bold' } },
      { type: 'set-app-info', set: { name: 'Soup' } },
    ],
  )
  expect(merged.document.app).toMatchObject({ name: 'Soup', theme: { preset: 'bold', mode: 'dark' } })
})

test('what neither side touched is shared with a side', () => {
  const ours = edit(add('ours', 0))
  const theirs = edit({ type: 'rename-screen', screenId: 'feed', name: 'News' })
  const { document } = mergeDocuments(base, ours, theirs)
  expect(document.screens[0]).toBe(ours.screens[0])
  expect(document.screens[1]).toBe(theirs.screens[1])
})
