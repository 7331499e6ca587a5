import { defineEntity } from '../entity.ts'

/** Who should sit together, and who should not. */
export const seatRule = defineEntity({
  id: 'seat-rule',
  one: 'Rule',
  many: 'Rules',
  words: 'seating rule, seating conflict, table conflict',
  icon: 'warning',
  groups: 'Apart, Together, Broken',
  fields: `
    Who | text | Aunt Clara
    And | text | Uncle Elias
    Rule | choice | Apart | Apart, Together, Same table`,
  samples: `
    icon | title | subtitle | badge | tone
    check | Aunt Clara and Uncle Elias | Apart: tables 3 and 2 | Kept | success
    warning | Iris and Tomás | Apart, but both at table 4 | Broken | danger
    check | Grandmother and Ida | Side by side at table 3 | Kept | success
    warning | Noor and Mateo | Together, no table yet | Open | warning`,
  facts: '2 | Broken\n7 | Kept',
  figures: '9 | Rules\n1 | Broken',
  hero: 'Broken at table 4 | Iris and Tomás | They should sit apart | Move one',
  add: 'Add rule',
  use: 'Mend',
})
