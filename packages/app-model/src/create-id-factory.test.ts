import { expect, test } from 'vitest'
import { createIdFactory } from './create-id-factory.ts'

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
