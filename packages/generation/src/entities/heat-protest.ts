import { defineEntity } from '../entity.ts'

/** What a crew says was not right. */
export const heatProtest = defineEntity({
  id: 'heat-protest',
  one: 'Protest',
  many: 'Protests',
  words: 'race protest',
  icon: 'warning',
  groups: 'Open, Decided',
  fields: `
    Race | choice | 13, women’s four | 13 women’s four, 12 juniors’ single
    By | text | Mill Street
    What happened | long | Wash of the motor boat in lane 2
    Witness | person | Omar Haddad`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Race 13, Mill Street | Wash of the motor boat in lane 2 | Open | warning
    check | Race 9, Old Bridge | False start, turned down | Decided | neutral`,
  about: 'Handed in at 10:52, the jury hears both at eleven in the tower.',
  facts: '10:52 | Handed in\n11:00 | Heard\n2 | Witnesses',
  figures: '1 | Open\n1 | Decided\n30 min | Time limit',
  hero: 'Open | Race 13 | Heard at eleven | See protest',
  tip: 'Thirty minutes after the race | Not later',
  add: 'Hand in protest',
  use: 'Decide',
})
