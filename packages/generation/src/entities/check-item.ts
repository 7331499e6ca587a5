import { defineEntity } from '../entity.ts'

export const checkItem = defineEntity({
  id: 'check-item',
  one: 'Check',
  many: 'Checks',
  words: 'check item',
  icon: 'check',
  groups: 'Before, During, After',
  fields: `
    Step | text | Look around once
    Result | choice | Fine | Fine, Watch, Fail
    Notes | long | Left one is worn`,
  samples: `
    icon | title | subtitle
    check | All there | Counted, two spares
    check | Clean and dry | Wiped down this morning
    check | Nothing loose | Turned once by hand
    check | Works as it should | Tried for a minute
    check | Labels readable | Number and date
    check | Written down | Signed by Lea`,
  facts: '6 | Steps\n2 | Done',
  figures: '2 | Done\n4 | Open',
  hero: 'Next | Nothing loose | Turned once by hand | Tick it off',
  tip: 'Four to go | About five minutes',
  trend: 'Checks | 24 | +3',
  add: 'Add step',
  use: 'Tick it off',
})
