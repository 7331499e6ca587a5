import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { describe, expect, test } from 'vitest'
import type { AppDocument, ComponentNode } from '../types.ts'
import { findNode } from '../walks/index.ts'
import { applyCommand } from './apply-command.ts'
import type { Command } from './command.ts'
import { CommandError, type CommandErrorCode } from './command-error.ts'

const document = makeDocument({
  screens: [
    makeScreen('home', [
      makeNode('title'),
      makeNode('card', 'container', { children: [makeNode('one'), makeNode('two'), makeNode('three')] }),
      makeNode('save', 'button', { label: 'Save', properties: { icon: 'disk', size: 'small' } }),
    ]),
    makeScreen('feed', [makeNode('list', 'list')]),
  ],
})

const place = (screenId: string, parentId: string | null, index: number) => ({ screenId, parentId, index })
const after = (command: Command, given: AppDocument = document) => applyCommand(given, command).document
const idsOf = (nodes: readonly ComponentNode[] | undefined) => nodes?.map(({ id }) => id)
const top = (given: AppDocument, screen = 0) => idsOf(given.screens[screen]?.components)
const inside = (given: AppDocument, id: string) => idsOf(findNode(given, id)?.node.children)

function failure(
  command: Command,
  given: AppDocument = document,
): { code: CommandErrorCode; message: string } {
  try {
    applyCommand(given, command)
  } catch (error) {
    if (error instanceof CommandError) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('The command was applied')
}

describe('add-component', () => {
  test('puts it on the screen, in a container, or last when the index is past the end', () => {
    const node = makeNode('new')
    expect(top(after({ type: 'add-component', place: place('home', null, 1), node }))).toEqual([
      'title',
      'new',
      'card',
      'save',
    ])
    const nested = after({ type: 'add-component', place: place('home', 'card', 99), node })
    expect(inside(nested, 'card')).toEqual(['one', 'two', 'three', 'new'])
  })

  test('says why it cannot', () => {
    const node = makeNode('new')
    expect(failure({ type: 'add-component', place: place('gone', null, 0), node }).code).toBe(
      'missing-target',
    )
    expect(failure({ type: 'add-component', place: place('home', 'gone', 0), node }).code).toBe(
      'missing-target',
    )
    expect(failure({ type: 'add-component', place: place('feed', 'card', 0), node }).code).toBe(
      'missing-target',
    )
    expect(failure({ type: 'add-component', place: place('home', 'save', 0), node })).toEqual({
      code: 'invalid-place',
      message: 'Only containers and stacks can hold other components.',
    })
    expect(failure({ type: 'add-component', place: place('home', null, 0), node: makeNode('list') })).toEqual(
      {
        code: 'duplicate-id',
        message: 'Another component already has the id "list".',
      },
    )
    const label = 'x'.repeat(501)
    expect(
      failure({
        type: 'add-component',
        place: place('home', null, 0),
        node: makeNode('a', 'text', { label }),
      }),
    ).toEqual({
      code: 'invalid-value',
      message: 'The label is longer than 500 characters.',
    })
  })

  test('keeps to the limits of count and depth', () => {
    const many = Array.from({ length: 2000 }, (_, index) => makeNode(`n${index}`))
    const full = makeDocument({ screens: [makeScreen('home', many)] })
    const command: Command = { type: 'add-component', place: place('home', null, 0), node: makeNode('new') }
    expect(failure(command, full)).toEqual({
      code: 'limit',
      message: '"Home" would have more than 2000 components.',
    })

    let deep = makeNode('level-12', 'stack')
    for (let level = 11; level >= 1; level -= 1)
      deep = makeNode(`level-${level}`, 'stack', { children: [deep] })
    const nested = makeDocument({ screens: [makeScreen('home', [deep])] })
    const deeper: Command = {
      type: 'add-component',
      place: place('home', 'level-12', 0),
      node: makeNode('new'),
    }
    expect(failure(deeper, nested).code).toBe('limit')
  })
})

const move = (id: string, screenId: string, parentId: string | null, index: number): Command => ({
  type: 'move-component',
  id,
  to: place(screenId, parentId, index),
})

describe('move-component', () => {
  test('the index is the one it has afterwards', () => {
    expect(inside(after(move('one', 'home', 'card', 1)), 'card')).toEqual(['two', 'one', 'three'])
    expect(inside(after(move('three', 'home', 'card', 0)), 'card')).toEqual(['three', 'one', 'two'])
    expect(inside(after(move('one', 'home', 'card', 99)), 'card')).toEqual(['two', 'three', 'one'])
  })

  test('goes into containers, out of them, and to other screens', () => {
    expect(inside(after(move('save', 'home', 'card', 1)), 'card')).toEqual(['one', 'save', 'two', 'three'])
    expect(top(after(move('two', 'home', null, 0)))).toEqual(['two', 'title', 'card', 'save'])
    const across = after(move('card', 'feed', null, 1))
    expect(top(across)).toEqual(['title', 'save'])
    expect(top(across, 1)).toEqual(['list', 'card'])
  })

  test('to where it is changes nothing', () => {
    expect(after(move('two', 'home', 'card', 1))).toBe(document)
    expect(after(move('save', 'home', null, 99))).toBe(document)
  })

  test('does not go into itself', () => {
    const nested = makeNode('outer', 'stack', { children: [makeNode('inner', 'stack')] })
    const given = makeDocument({ screens: [makeScreen('home', [nested])] })
    for (const parentId of ['outer', 'inner']) {
      expect(failure(move('outer', 'home', parentId, 0), given)).toEqual({
        code: 'invalid-place',
        message: 'A component cannot be moved into itself.',
      })
    }
  })
})

describe('duplicate-component', () => {
  test('puts a copy with ids of its own right behind it', () => {
    const copied = after({ type: 'duplicate-component', id: 'card', newId: 'container-1732170000000' })
    expect(top(copied)).toEqual(['title', 'card', 'container-1732170000000', 'save'])
    expect(inside(copied, 'container-1732170000000')).toEqual([
      'text-1732170000000-1',
      'text-1732170000000-2',
      'text-1732170000000-3',
    ])
  })

  test('twice with one id is refused', () => {
    expect(failure({ type: 'duplicate-component', id: 'card', newId: 'save' }).code).toBe('duplicate-id')
  })
})

const propertiesOf = (given: AppDocument) => JSON.stringify(findNode(given, 'save')?.node.properties)

describe('set-properties', () => {
  test('sets some and takes others away', () => {
    const command: Command = {
      type: 'set-properties',
      id: 'save',
      set: { size: 'large', full: true },
      unset: ['icon'],
    }
    expect(propertiesOf(after(command))).toBe('{"size":"large","full":true}')
  })

  test('undo puts the keys back where they stood', () => {
    const { document: changed, inverse } = applyCommand(document, {
      type: 'set-properties',
      id: 'save',
      unset: ['icon'],
    })
    expect(propertiesOf(applyCommand(changed, inverse).document)).toBe('{"icon":"disk","size":"small"}')
  })

  test('values that are already so change nothing', () => {
    expect(after({ type: 'set-properties', id: 'save', set: { size: 'small' }, unset: ['none'] })).toBe(
      document,
    )
  })

  test('keeps unsafe links and reserved keys out', () => {
    const action = { kind: 'link', href: 'javascript:alert(1)' }
    expect(failure({ type: 'set-properties', id: 'save', set: { action } }).code).toBe('invalid-value')
    const set = JSON.parse('{"__proto__": {"x": 1}}')
    expect(failure({ type: 'set-properties', id: 'save', set }).code).toBe('invalid-value')
  })
})

test('remove-component takes what is inside along', () => {
  const removed = after({ type: 'remove-component', id: 'card' })
  expect(top(removed)).toEqual(['title', 'save'])
  expect(findNode(removed, 'two')).toBeUndefined()
  expect(failure({ type: 'remove-component', id: 'gone' })).toEqual({
    code: 'missing-target',
    message: 'There is no component with the id "gone".',
  })
})

test('replace-component may keep ids that leave with the old one', () => {
  const node = makeNode('card', 'stack', { children: [makeNode('two')] })
  expect(inside(after({ type: 'replace-component', id: 'card', node }), 'card')).toEqual(['two'])
  expect(failure({ type: 'replace-component', id: 'card', node: makeNode('save') }).code).toBe('duplicate-id')
})

test('a batch applies wholly or not at all', () => {
  const commands: Command[] = [
    { type: 'rename-component', id: 'save', label: 'Store' },
    { type: 'remove-component', id: 'gone' },
  ]
  expect(failure({ type: 'batch', commands }).code).toBe('missing-target')
  expect(findNode(document, 'save')?.node.label).toBe('Save')
})

test('what a command does not touch stays the same object', () => {
  const renamed = after({ type: 'rename-component', id: 'two', label: 'Zwei' })
  expect(renamed.app).toBe(document.app)
  expect(renamed.screens[1]).toBe(document.screens[1])
  expect(findNode(renamed, 'save')?.node).toBe(findNode(document, 'save')?.node)
  expect(findNode(renamed, 'one')?.node).toBe(findNode(document, 'one')?.node)
  expect(findNode(renamed, 'card')?.node).not.toBe(findNode(document, 'card')?.node)
})
