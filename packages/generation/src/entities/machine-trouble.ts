import { defineEntity } from '../entity.ts'

export const machineTrouble = defineEntity({
  id: 'machine-trouble',
  one: 'Fault',
  many: 'Faults',
  words: 'vending fault, machine alarm',
  icon: 'warning',
  groups: 'Open, Done',
  fields: `
    What | text | Cooling weak
    Machine | choice | School, milk | Farm gate, School, Village square
    Since | time | 9:05
    State | choice | Open | Open, On the way, Done`,
  samples: `
    icon | title | subtitle | time | badge | tone
    warning | Cooling weak, 8.2 °C | School, milk | 9:05 | Open | danger
    warning | Coin slot jammed | Farm gate, by Kim | Tue | Open | warning
    check | Card reader offline | Village square, restarted | Mon | Done | success
    check | Door not closed | Lake, by Omar | 7 Nov | Done | success`,
  about: 'From 4.1 to 8.2 degrees since nine. Milk may stand above eight for two hours at the most.',
  facts: '8.2 °C | Now\n9:05 | Since',
  figures: '2 | Open\n14 | This year',
  hero: 'Open | Cooling weak, 8.2 °C | School, milk | On my way',
  tip: 'Two faults are open | One of them since Tuesday',
  add: 'Report fault',
  use: 'Mark as done',
})
