import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, toastRemoveDelay } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a new toast takes the place of the one in sight', () => {
  const store = createToastStore()
  store.show({ title: 'First' })
  store.show({ title: 'Second', variant: 'destructive' })
  expect(store.get()).toMatchObject([{ title: 'Second', variant: 'destructive', isOpen: true }])
})

test('a dismissed toast closes at once and is forgotten after 1,000,000 ms', () => {
  const store = createToastStore()
  const id = store.show({ title: 'Saved' })
  store.dismiss(id)
  expect(store.get()).toMatchObject([{ title: 'Saved', isOpen: false }])
  vi.advanceTimersByTime(toastRemoveDelay - 1)
  expect(store.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.get()).toHaveLength(0)
})

test('listeners hear of changes until they leave', () => {
  const store = createToastStore()
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.show({ title: 'Saved' })
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  store.show({ title: 'Again' })
  expect(listener).toHaveBeenCalledTimes(1)
})
