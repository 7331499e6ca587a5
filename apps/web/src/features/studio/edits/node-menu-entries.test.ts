import { applyCommand, emptyDocument } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { createStudio } from '../state/studio.ts'
import { canvasMenuEntries, nodeMenuEntries } from './node-menu-entries.ts'

function setUp(role: 'editor' | 'viewer') {
  const document = applyCommand(emptyDocument({ name: 'App' }), {
    type: 'add-component',
    place: { screenId: 'home', parentId: null, index: 0 },
    node: {
      id: 'a',
      type: 'button',
      label: 'A',
      properties: { action: { kind: 'screen', screenId: 'home' } },
    },
  }).document
  const studio = createStudio({
    projectId: 'p',
    document,
    etag: '"1"',
    role,
    now: () => 0,
    wait: () => () => {},
    send: async () => ({ outcome: 'unreachable' }),
    toast: () => {},
    announce: () => {},
    onDropped: () => {},
    onRefused: () => {},
  })
  const names = (entries: ReturnType<typeof nodeMenuEntries>) =>
    entries.flatMap((entry) => ('label' in entry && entry.label ? [entry.label] : []))
  return { studio, names }
}

test('who may only view can go on, copy, comment and ask who changed it', () => {
  const { studio, names } = setUp('viewer')
  expect(names(canvasMenuEntries(studio))).toEqual(['Select all'])
  studio.selection.select('a')
  expect(names(nodeMenuEntries(studio))).toEqual([
    'Go to Home',
    'Copy',
    'Comment on this',
    'Who changed this',
  ])
})

test('who may edit can do everything', () => {
  const { studio, names } = setUp('editor')
  expect(names(canvasMenuEntries(studio))).toEqual(['Paste', 'Select all', 'Add screen'])
  studio.selection.select('a')
  const entries = names(nodeMenuEntries(studio))
  for (const name of [
    'Edit label',
    'Move to…',
    'Paste',
    'Put into a container',
    'Who changed this',
    'Delete',
  ]) {
    expect(entries).toContain(name)
  }
})
