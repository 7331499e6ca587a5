import { type AppDocument, historyLimit } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { createUndoController } from './undo-controller.ts'

const named = (name: string): AppDocument => ({
  schemaVersion: 1,
  app: { name, description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
  screens: [],
})

test('steps back and forth between snapshots, and is disabled at both ends', () => {
  const undo = createUndoController(named('0'), () => 0)
  expect(undo.canUndo()).toBe(false)
  undo.record(named('1'))
  undo.record(named('2'))
  expect(undo.undo()?.to.app.name).toBe('1')
  expect(undo.undo()?.to.app.name).toBe('0')
  expect(undo.undo()).toBeNull()
  expect(undo.redo()?.to.app.name).toBe('1')
  expect(undo.canRedo()).toBe(true)
})

test('a new edit drops what could be redone', () => {
  const undo = createUndoController(named('0'), () => 0)
  undo.record(named('1'))
  undo.undo()
  undo.record(named('2'))
  expect(undo.canRedo()).toBe(false)
  expect(undo.undo()).toMatchObject({ from: { app: { name: '2' } }, to: { app: { name: '0' } } })
})

test('keeps 50 snapshots and drops the oldest', () => {
  const undo = createUndoController(named('0'), () => 0)
  for (let count = 1; count <= 60; count += 1) undo.record(named(`${count}`))
  let steps = 0
  let last = ''
  for (let step = undo.undo(); step; step = undo.undo()) {
    steps += 1
    last = step.to.app.name
  }
  expect(steps).toBe(historyLimit - 1)
  expect(last).toBe('11')
})

test('typing in one field makes one snapshot, until a pause', () => {
  let time = 0
  const undo = createUndoController(named('0'), () => time)
  undo.record(named('a'), 'label')
  time = 500
  undo.record(named('ab'), 'label')
  time = 3_000
  undo.record(named('abc'), 'label')
  expect(undo.undo()?.to.app.name).toBe('ab')
  expect(undo.undo()?.to.app.name).toBe('0')
})
