import { defineEntity } from '../entity.ts'

/** Who is on the mat today. */
export const matPresence = defineEntity({
  id: 'mat-presence',
  one: 'Member',
  many: 'On the mat',
  words: 'mat attendance, dojo attendance',
  icon: 'check',
  fields: `
    Name | person | Ida Brandt
    Belt | text | Yellow`,
  samples: `
    title | subtitle | meta
    Ida Brandt | Yellow, 38 hours | 14 of 16
    Emil Osei | White, 12 hours | 9 of 16
    Noor Rahman | Orange, 51 hours | 16 of 16
    Jonas Weber | Yellow, ill until Monday | 10 of 16
    Mara Kaya | White, trial | 1st time`,
  figures: '18 | Today\n24 | In the group',
  tip: 'Eighteen are on the mat | Mara is here for the first time',
  add: 'Add member',
})
