import { defineEntity } from '../entity.ts'

/** Somebody who wants a place. */
export const pitchApplication = defineEntity({
  id: 'pitch-application',
  one: 'Application',
  many: 'Applications',
  words: 'pitch application, trader application',
  icon: 'file',
  groups: 'New, Accepted, Waiting list',
  fields: `
    Name | text | Noor Rahman
    Sells | text | Soap and candles, handmade
    Metres | number | 3
    Days | text | Saturdays from December
    Electricity | choice | None | None, 16 A, 32 A
    Insurance | switch | yes
    Photo of the stall | photo | soap`,
  samples: `
    icon | title | subtitle | badge | tone
    file | Noor Rahman | Soap, 3 m, Saturdays from December | New | primary
    file | Elias Lund | Waffles, 4 m, 16 A, third of its kind | Waiting list | warning
    file | Hana Sato | Bonsai, 2 m, papers are complete | Accepted | success
    file | Tomás Rey | Phone cases, does not fit | Declined | danger`,
  about: 'Makes soap from sheep milk herself. Papers complete, photo of the stall is there.',
  figures: '3 | New\n7 | Wait',
  tip: 'Three applications are new | Decide by Wednesday',
  add: 'Apply',
  use: 'Accept',
})
