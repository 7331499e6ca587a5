import { expect, it } from 'vitest'
import { readDoings } from './role-doings.ts'

it.each([
  ['keep track of a shared kite list', ['track a shared kite list']],
  ['see their current kite and sign off when it is flown', ['see your current kite', 'complete it']],
  [
    'view all kites, accept one and see the ones they have repaired',
    ['view all kites', 'accept one', 'see your repaired kites'],
  ],
])('“%s” is each by itself', (said, doings) => {
  expect(readDoings(said).map(({ verb, object }) => `${verb} ${object}`)).toEqual(doings)
})
