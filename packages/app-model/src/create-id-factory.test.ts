import { expect, test } from 'vitest'
import { createIdFactory, idLanes } from './create-id-factory.ts'

test('an id is the type and a timestamp', () => {
  expect(createIdFactory(() => 1_732_170_000_000)('button')).toBe('button-1732170000000')
})

test('no two ids share a timestamp, even when the clock stands still or steps back', () => {
  const times = [100, 100, 50, 200]
  const createId = createIdFactory(() => times.shift() ?? 0)
  expect(['text', 'text', 'list', 'map'].map(createId)).toEqual([
    'text-100',
    'text-101',
    'list-102',
    'map-200',
  ])
})

test('who add in the same millisecond, each in a lane of their own, never make the same id', () => {
  const now = () => 1_732_170_000_000
  const made = [0, 1, idLanes - 1].flatMap((lane) => {
    const createId = createIdFactory(now, lane)
    return [createId('text'), createId('text'), createId('list')]
  })
  expect(new Set(made).size).toBe(made.length)
  expect(made[0]).toBe('text-1732170000000')
  for (const id of made) expect(Number(id.split('-')[1]) - now()).toBeLessThan(3 * idLanes)
})
