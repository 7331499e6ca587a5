import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEqual } from './is-equal.ts'

test('the order of keys and fields that are undefined do not matter', () => {
  expect(isEqual({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1, d: undefined })).toBe(true)
})

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [{ a: null }, {}],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], { 0: 1 }],
  [{ 0: 1 }, [1]],
  [{ toString: 1 }, {}],
  ['1', 1],
])('%j is not %j', (one, other) => {
  expect(isEqual(one, other)).toBe(false)
  expect(isEqual(other, one)).toBe(false)
})

test('JSON is equal exactly when it reads the same', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (one, other) => {
      expect(isEqual(one, structuredClone(one))).toBe(true)
      // By way of JSON, which writes -0 as 0.
      if (isEqual(one, other))
        expect(JSON.parse(JSON.stringify(one))).toEqual(JSON.parse(JSON.stringify(other)))
    }),
  )
})
