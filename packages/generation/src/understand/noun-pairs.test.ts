import { expect, it } from 'vitest'
import { understand } from './understand.ts'

it('a verb before what there is of it is a noun in a row of features', () => {
  const said = understand('Ward rota: shifts, swap requests, ride history').phrases.map(
    ({ verb, text }) => `${verb ?? ''}:${text}`,
  )
  expect(said).toEqual(expect.arrayContaining([':swap requests', ':ride history']))
})
