import { expect, it, vi } from 'vitest'
import { remembering } from './remembering.ts'

it('reads a text once', () => {
  const read = vi.fn((text: string) => text.length)
  const lengthOf = remembering(2, read)
  expect([lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([3, 5, 3])
  expect(read).toHaveBeenCalledTimes(2)
})

it('keeps that nothing was found', () => {
  const read = vi.fn(() => null)
  const find = remembering(2, read)
  find('one')
  find('one')
  expect(read).toHaveBeenCalledTimes(1)
})

it('holds no more texts than it is to', () => {
  const read = vi.fn((text: string) => text)
  const same = remembering(2, read)
  for (const text of ['one', 'two', 'three', 'one']) same(text)
  expect(read).toHaveBeenCalledTimes(4)
})
