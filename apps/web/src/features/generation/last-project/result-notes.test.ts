import { expect, test } from 'vitest'
import { keepNotes, readNotes, type ResultNotes } from './result-notes.ts'

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const notes: ResultNotes = {
  createdAt: '2026-11-21T09:00:00.000Z',
  prompt: 'A cook book',
  source: 'built-in',
  features: [{ feature: 'search', componentIds: ['input-1'] }],
  unplaced: ['teleport'],
  notice: null,
}

test('notes are found again with their app, and with no other', () => {
  const storage = memory()
  keepNotes(notes, storage)
  expect(readNotes(notes.createdAt, storage)).toEqual(notes)
  expect(readNotes('2026-11-21T09:00:01.000Z', storage)).toBeNull()
})

test('what is no notes is none', () => {
  const storage = memory()
  for (const bad of ['rubbish', 'null', '{}', JSON.stringify({ ...notes, features: [{ feature: 1 }] })]) {
    storage.setItem('lastGenerationNotes', bad)
    expect(readNotes(notes.createdAt, storage)).toBeNull()
  }
})
