import { defineEntity } from '../entity.ts'

/** A short talk on safety before work, and who was there. */
export const toolboxTalk = defineEntity({
  id: 'toolbox-talk',
  one: 'Talk',
  many: 'Toolbox talks',
  words: 'toolbox talk',
  icon: 'users',
  groups: 'Planned, Held',
  fields: `
    Topic | text | Working at height
    Date | date | Fri 20 Nov
    Time | time | 7:00
    Held by | person | Omar Haddad
    Signed by | text | 12 of 14`,
  samples: `
    icon | title | subtitle | badge | tone
    users | Working at height | Fri 20 Nov, 7:00, Omar | Planned | primary
    check | Manual lifting | Fri 13 Nov, 14 of 14 signed | Held | success
    check | Cables and water | Fri 6 Nov, 12 of 14 signed | Two missing | warning
    check | Hot work | Fri 30 Oct, 13 of 13 signed | Held | success`,
  about: 'Ten minutes at the container. Everybody signs on the phone; two were ill.',
  facts: '10 min | Length\n12 of 14 | Signed\nFri | Date',
  figures: '4 | This month\n2 | Signatures missing',
  hero: 'Friday, 7:00 | Working at height | Omar, at the container | Prepare',
  tip: 'Two signatures are missing | Cables and water',
  trend: 'Talks a month | 4 | +1',
  add: 'Plan a talk',
  use: 'Sign',
})
