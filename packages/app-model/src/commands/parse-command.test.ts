import { makeNode } from '@kwiq/testing'
import { expect, test } from 'vitest'
import { parseCommand } from './parse-command.ts'

const place = { screenId: 'home', parentId: null, index: 0 }

test('a command comes back as it is', () => {
  const command = { type: 'batch', commands: [{ type: 'add-component', place, node: makeNode('a') }] }
  expect(parseCommand(command)).toEqual({ ok: true, command })
})

test('the path leads to what is wrong, through batches and components', () => {
  const node = makeNode('a', 'stack', {
    children: [makeNode('b', 'button', { properties: { action: { kind: 'link', href: 'java\tscript:x' } } })],
  })
  const commands = [
    { type: 'remove-component', id: 'x' },
    { type: 'add-component', place, node },
  ]
  expect(parseCommand({ type: 'batch', commands })).toEqual({
    ok: false,
    issues: [
      {
        path: 'commands[1].node.children[0].properties.action.href',
        message: 'The link must begin with https://, http://, tel: or mailto:.',
      },
    ],
  })
})

test.each([
  [{ type: 'drop-table' }, 'type'],
  [{ type: 'rename-component', id: 'a' }, 'label'],
  [{ type: 'move-component', id: 'a', to: { ...place, index: -1 } }, 'to.index'],
  [{ type: 'move-component', id: 'a', to: { ...place, index: 0.5 } }, 'to.index'],
  [{ type: 'set-properties', id: 'a', set: [] }, 'set'],
  [{ type: 'set-theme', set: { mode: 'dusk' } }, 'set.mode'],
  [{ type: 'set-app-info', set: { theme: {} } }, 'set'],
  [{ type: 'add-screen', screen: { id: 'a' } }, 'screen.name'],
  [null, ''],
])('%j is refused at its path', (json, path) => {
  const parsed = parseCommand(json)
  expect(!parsed.ok && parsed.issues[0]?.path).toBe(path)
})

test('unknown fields are refused, not dropped', () => {
  expect(parseCommand({ type: 'remove-component', id: 'a', screen: 'home' }).ok).toBe(false)
})
