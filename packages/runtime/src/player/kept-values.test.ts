import { expect, test } from 'vitest'
import { createValueStore } from './value-store.ts'

function memory(text?: string) {
  const items = new Map(text === undefined ? [] : [['kwiq-app-values', text]])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

test('what one wrote, ticked and liked is there when the app starts again', () => {
  const keeper = memory()
  const before = createValueStore(keeper)
  before.write('list-1:kept-rows', [{ like: 'Fern', title: 'Ivy' }])
  before.write('list-2:checked-0', true)
  before.write('Ivy/list-3:favorite-1', true)
  const after = createValueStore(keeper)
  expect(after.read('list-1:kept-rows')).toEqual([{ like: 'Fern', title: 'Ivy' }])
  expect(after.read('list-2:checked-0')).toBe(true)
  expect(after.read('Ivy/list-3:favorite-1')).toBe(true)
})

test('searches, filters and half-filled forms are not', () => {
  const keeper = memory()
  const before = createValueStore(keeper)
  before.write('screen home:search', 'fern')
  before.write('input-1:value', 'Iv')
  before.write('list-2:checked-0', true)
  const after = createValueStore(keeper)
  expect(after.has('screen home:search')).toBe(false)
  expect(after.has('input-1:value')).toBe(false)
})

test('what a form forgets when its row is kept is not there either', () => {
  const keeper = memory()
  const before = createValueStore(keeper)
  before.write('checkbox-1:checked', true)
  before.write('list-2:checked-0', true)
  before.forget('checkbox-1')
  const after = createValueStore(keeper)
  expect(after.has('checkbox-1:checked')).toBe(false)
  expect(after.read('list-2:checked-0')).toBe(true)
})

test.each([['not JSON'], ['[1]'], ['null'], ['"text"']])('begins empty with %s', (text) => {
  expect(createValueStore(memory(text)).has('list-2:checked-0')).toBe(false)
})

test('goes on where nothing can be kept', () => {
  const full = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  const store = createValueStore(full)
  store.write('list-2:checked-0', true)
  expect(store.read('list-2:checked-0')).toBe(true)
})

test('where there is no room for pictures, rows and removals are kept without them', () => {
  const room = 200
  const { getItem, setItem } = memory()
  const keeper = {
    getItem,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      setItem(key, text)
    },
  }
  const before = createValueStore(keeper)
  before.write('rows:picture-k1', 'x'.repeat(room))
  before.write('rows:removed', ['Fern'])
  const after = createValueStore(keeper)
  expect(after.read('rows:removed')).toEqual(['Fern'])
  expect(after.has('rows:picture-k1')).toBe(false)
})
