import { expect, it } from 'vitest'
import { FirstStems } from './first-stems.ts'

const things = [
  { id: 'map', names: [' map ', ' city plan '] },
  { id: 'plan', names: [' plan '] },
  { id: 'nameless', names: ['  '] },
]
const index = new FirstStems(things, ({ names }) => names)
const idsAmong = (stems: string) => index.among(stems).map(({ id }) => id)

it('finds what has a name that may be said, in its order and once', () => {
  expect(idsAmong(' plan of city and map ')).toEqual(['map', 'plan'])
})

it('leaves out what has no name that begins so', () => {
  expect(idsAmong(' old plan ')).toEqual(['plan'])
  expect(idsAmong(' weather ')).toEqual([])
})

it('knows that nothing is said', () => {
  expect(idsAmong('  ')).toEqual(['nameless'])
})
