import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawInTurn } from './draw-in-turn.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('one is drawn at a time, in order, without what was taken back, also when one cannot be', () => {
  const drawn: string[] = []
  drawInTurn(() => {
    drawn.push('a')
    throw new Error('cannot be drawn')
  })
  const forget = drawInTurn(() => drawn.push('b'))
  drawInTurn(() => drawn.push('c'))
  forget()
  expect(drawn).toEqual([])
  expect(() => vi.advanceTimersToNextTimer()).toThrow('cannot be drawn')
  expect(drawn).toEqual(['a'])
  vi.runAllTimers()
  expect(drawn).toEqual(['a', 'c'])
  drawInTurn(() => drawn.push('d'))
  vi.runAllTimers()
  expect(drawn).toEqual(['a', 'c', 'd'])
})
