import { expect, test } from 'vitest'
import { findShortcut, type KeyPress, keysOf, shortcuts } from './shortcuts.ts'

const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...rest,
})

test('Ctrl and Cmd both undo and redo', () => {
  expect(findShortcut(press('z', { ctrlKey: true }), 'canvas')?.action).toBe('undo')
  expect(findShortcut(press('z', { metaKey: true }), 'control')?.action).toBe('undo')
  expect(findShortcut(press('Z', { metaKey: true, shiftKey: true }), 'canvas')?.action).toBe('redo')
  expect(findShortcut(press('y', { ctrlKey: true }), 'canvas')?.action).toBe('redo')
})

test('Delete and Backspace do nothing in a text field', () => {
  expect(findShortcut(press('Backspace'), 'field')).toBeUndefined()
  expect(findShortcut(press('Delete'), 'field')).toBeUndefined()
  expect(findShortcut(press('Delete'), 'canvas')?.action).toBe('delete')
})

test('a field that edits the app undoes the app, another text field its own words', () => {
  expect(findShortcut(press('z', { ctrlKey: true }), 'field')).toBeUndefined()
  expect(findShortcut(press('z', { ctrlKey: true }), 'document-field')?.action).toBe('undo')
  expect(findShortcut(press('c', { ctrlKey: true }), 'document-field')).toBeUndefined()
  expect(findShortcut(press('s', { ctrlKey: true }), 'field')?.action).toBe('save')
  expect(findShortcut(press('Escape'), 'field')?.action).toBe('escape')
})

test('arrows walk on the canvas only and move with Alt', () => {
  expect(findShortcut(press('ArrowDown'), 'canvas')?.action).toBe('select-next')
  expect(findShortcut(press('ArrowDown'), 'control')).toBeUndefined()
  expect(findShortcut(press('ArrowDown', { altKey: true }), 'control')?.action).toBe('move-later')
})

test('Shift and 1 fit the screen whatever sign the keyboard has there, and stay a sign in a field', () => {
  const shiftOne = press('!', { code: 'Digit1', shiftKey: true })
  expect(findShortcut(shiftOne, 'canvas')?.action).toBe('fit')
  expect(findShortcut(shiftOne, 'field')).toBeUndefined()
  expect(findShortcut(shiftOne, 'document-field')).toBeUndefined()
})

test('a slash is found on keyboards that have it with Shift', () => {
  const slash = press('/', { code: 'Digit7', shiftKey: true })
  expect(findShortcut(slash, 'canvas')?.action).toBe('search')
})

test('keys are named for the system', () => {
  const redo = shortcuts.find((shortcut) => shortcut.action === 'redo')
  if (!redo) throw new Error('redo expected')
  expect(keysOf(redo, true)).toEqual(['⌘', '⇧', 'Z'])
  expect(keysOf(redo, false)).toEqual(['Ctrl', 'Shift', 'Z'])
})
