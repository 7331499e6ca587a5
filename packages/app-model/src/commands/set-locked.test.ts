import { makeDocument, makeNode, makeScreen } from '@kwiq/testing'
import { expect, test } from 'vitest'
import type { AppDocument } from '../types.ts'
import { applyCommand } from './apply-command.ts'
import { CommandError } from './command-error.ts'
import type { Command } from './command.ts'

const inside = makeNode('inside', 'text')
const document = makeDocument({
  screens: [
    makeScreen('home', [makeNode('box', 'stack', { children: [inside] }), makeNode('free', 'button')]),
    makeScreen('other', [makeNode('there', 'text')]),
  ],
})

function lock(subject: 'screen' | 'component', id: string, from: AppDocument = document): AppDocument {
  return applyCommand(from, { type: 'set-locked', subject, id, isLocked: true }).document
}

function refusal(from: AppDocument, command: Command): string {
  try {
    applyCommand(from, command)
    return 'applied'
  } catch (error) {
    if (error instanceof CommandError) return error.code
    throw error
  }
}

const place = (parentId: string | null, screenId = 'home') => ({ screenId, parentId, index: 0 })

test('locking says so in the document, and only there; unlocking gives back the same bytes', () => {
  const locked = applyCommand(document, {
    type: 'set-locked',
    subject: 'component',
    id: 'free',
    isLocked: true,
  })
  expect(locked.document.screens[0]?.components[1]).toEqual({ ...makeNode('free', 'button'), isLocked: true })
  expect(locked.document.screens[1]).toBe(document.screens[1])
  const back = applyCommand(locked.document, locked.inverse)
  expect(JSON.stringify(back.document)).toBe(JSON.stringify(document))
})

test('locking again changes nothing', () => {
  const locked = lock('screen', 'home')
  expect(lock('screen', 'home', locked)).toBe(locked)
})

test.each<[string, Command]>([
  ['properties', { type: 'set-properties', id: 'box', set: { gap: 'l' } }],
  ['properties of what is inside', { type: 'set-properties', id: 'inside', set: { size: 'l' } }],
  ['the label', { type: 'rename-component', id: 'box', label: 'New' }],
  ['another in its place', { type: 'replace-component', id: 'inside', node: makeNode('x', 'text') }],
  ['removal', { type: 'remove-component', id: 'box' }],
  ['removal of what is inside', { type: 'remove-component', id: 'inside' }],
  ['a move', { type: 'move-component', id: 'box', to: place(null, 'other') }],
  ['a move out', { type: 'move-component', id: 'inside', to: place(null) }],
  ['a move in', { type: 'move-component', id: 'free', to: place('box') }],
  ['something new inside', { type: 'add-component', place: place('box'), node: makeNode('new') }],
  ['a copy inside', { type: 'duplicate-component', id: 'inside', newId: 'copy-1' }],
  ['removal of its screen', { type: 'remove-screen', screenId: 'home' }],
])('a locked component refuses %s', (_, command) => {
  expect(refusal(document, command)).toBe('applied')
  expect(refusal(lock('component', 'box'), command)).toBe('locked')
})

test.each<[string, Command]>([
  ['another name', { type: 'rename-screen', screenId: 'home', name: 'New' }],
  ['another ground', { type: 'set-screen-properties', screenId: 'home', set: { background: 'soft' } }],
  ['another place', { type: 'reorder-screen', screenId: 'home', index: 1 }],
  ['removal', { type: 'remove-screen', screenId: 'home' }],
  ['something new', { type: 'add-component', place: place(null), node: makeNode('new') }],
  ['a change on it', { type: 'rename-component', id: 'free', label: 'New' }],
  ['a copy on it', { type: 'duplicate-component', id: 'free', newId: 'copy-1' }],
  ['a move from another', { type: 'move-component', id: 'there', to: place(null) }],
])('a locked screen refuses %s', (_, command) => {
  expect(refusal(document, command)).toBe('applied')
  expect(refusal(lock('screen', 'home'), command)).toBe('locked')
})

test('what is beside something locked stays free, and the app around it too', () => {
  const locked = lock('component', 'box')
  expect(refusal(locked, { type: 'rename-component', id: 'free', label: 'New' })).toBe('applied')
  expect(refusal(locked, { type: 'rename-screen', screenId: 'home', name: 'New' })).toBe('applied')
  expect(refusal(locked, { type: 'set-theme', set: { mode: 'dark' } })).toBe('applied')
})

test('a copy of something locked is free', () => {
  const copied = applyCommand(lock('screen', 'home', lock('component', 'inside')), {
    type: 'duplicate-screen',
    screenId: 'home',
    newId: 'copy',
  })
  expect(JSON.stringify(copied.document.screens[1])).not.toContain('isLocked')
})

test('nothing comes in locked: it could not be taken back', () => {
  const node = { ...makeNode('new'), isLocked: true as const }
  expect(refusal(document, { type: 'add-component', place: place(null), node })).toBe('locked')
})

test('the message names what is locked', () => {
  const locked = lock('screen', 'home')
  expect(() => applyCommand(locked, { type: 'remove-component', id: 'free' })).toThrow('is locked')
})
