import { expect, test } from 'vitest'
import { waitAfter } from './sign-in-guard.ts'

test('the wait begins with the last free failure, doubles, and has an end', () => {
  const seconds = [4, 5, 6, 7, 9, 10, 500].map((failures) => waitAfter(failures, 5) / 1000)
  expect(seconds).toEqual([0, 30, 60, 120, 480, 900, 900])
})
