import { defineEntity } from '../entity.ts'

/** A child in speech therapy. */
export const speechChild = defineEntity({
  id: 'speech-child',
  one: 'Child',
  many: 'Children',
  words: 'child in speech therapy, speech patient',
  icon: 'users',
  groups: 'Today, Sounds, Stutter',
  fields: `
    Name | text | Ida, 6
    Works on | choice | S | S, Sh, R, Stutter
    Next hour | date | Thu 26 Nov
    Minutes this week | number | 34
    Parent | person | Lea Brandt`,
  samples: `
    avatar | title | subtitle | meta | badge | tone
    Ida | Ida, 6 | S, ten minutes a day | 34 min | On track | success
    Jonas | Jonas, 9 | Slow starts, phone calls | 22 min | On track | success
    Emil | Emil, 5 | R, new list since today | 0 min | New list | warning
    Noor | Noor, 7 | Two sounds together | 8 min | Little | danger`,
  add: 'Add child',
})
