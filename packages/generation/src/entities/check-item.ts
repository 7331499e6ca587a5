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
    check | Everything charged | Two spares packed
    check | Weather looked at | Wind under 8 m/s
    check | Surroundings clear | Nobody within 30 m
    check | Parts fixed | Turned once by hand
    check | Papers at hand | Licence and insurance
    check | Somebody knows | Lea, until six`,
  facts: '6 | Steps\n2 | Done',
  figures: '2 | Done\n4 | Open',
  hero: 'Next | Surroundings clear | Nobody within 30 metres | Tick it off',
  tip: 'Four to go | About five minutes',
  trend: 'Checks | 24 | +3',
  add: 'Add step',
  use: 'Tick it off',
})
