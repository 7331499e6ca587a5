import { expect, test } from 'vitest'
import { fairTurn } from './fair-turns.ts'

const busy = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end) continue
}

test('large work alone does not wait; of several at once each begins in a turn of its own, in order', async () => {
  const begun: string[] = []
  const work = async (name: string) => {
    const turn = fairTurn()
    if (turn) await turn
    begun.push(name)
    busy(25)
  }
  const first = work('first')
  expect(begun).toEqual(['first'])
  const others = [work('second'), work('third')]
  setImmediate(() => begun.push('a small call'))
  await Promise.all([first, ...others])
  expect(begun.filter((name) => name !== 'a small call')).toEqual(['first', 'second', 'third'])
  expect(begun.indexOf('a small call')).toBeLessThan(begun.indexOf('third'))
})
