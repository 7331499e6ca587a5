import { expect, test, vi } from 'vitest'
import { drawWhenIdle } from './draw-when-idle.ts'

test('what nobody sees is drawn after a while, in order, without what was taken back', () => {
  vi.useFakeTimers()
  const drawn: string[] = []
  drawWhenIdle(() => drawn.push('a'))
  const forget = drawWhenIdle(() => drawn.push('b'))
  drawWhenIdle(() => drawn.push('c'))
  forget()
  vi.advanceTimersByTime(1000)
  expect(drawn).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(drawn).toEqual(['a', 'c'])
  drawWhenIdle(() => drawn.push('d'))
  vi.advanceTimersByTime(2000)
  expect(drawn).toEqual(['a', 'c', 'd'])
  vi.useRealTimers()
})
