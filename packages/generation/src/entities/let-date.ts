import { defineEntity } from '../entity.ts'

/** A weekend on which a place can be had, or somebody asked for. */
export const letDate = defineEntity({
  id: 'let-date',
  one: 'Date',
  many: 'Dates',
  words: 'free weekend, party date',
  icon: 'calendar',
  groups: 'Free, Asked, Taken',
  fields: `
    Date | date | Sat 12 Dec
    What is celebrated | choice | Birthday | Birthday, Wedding, Christening, Company
    Guests | number | 60
    From | time | 14:00
    Name | person | Lea Brandt
    Phone | phone | +49 151 2048
    Wishes | long | We bring our own food and need the kitchen`,
  samples: `
    icon | title | subtitle | badge | tone
    calendar | Sat 12 Dec | From noon, great hall and courtyard | Free | success
    users | Sat 19 Dec | Company party | Taken | danger
    calendar | Sat 9 Jan | The whole weekend | Free | success
    clock | Sat 16 Jan | Asked for yesterday | Asked | warning
    calendar | Sat 23 Jan | From noon | Free | success`,
  about: 'From noon on Saturday until ten on Sunday, great hall, kitchen and courtyard.',
  facts: '90 | People\n€ 480 | Price',
  figures: '3 | Free\n1 | Asked',
  add: 'Ask for a date',
  use: 'Ask for a date',
})
