import { defineEntity } from '../entity.ts'

export const tattooSession = defineEntity({
  id: 'tattoo-session',
  one: 'Session',
  many: 'Sessions',
  words: 'tattoo session, tattoo sitting, tattoo appointment',
  icon: 'calendar',
  groups: 'Next, Past',
  fields: `
    Design | text | Peony, half sleeve
    Artist | person | Mateo Silva
    Date | date | Thu 19 Nov
    Time | time | 11:00
    Deposit | money | € 50
    Consent | switch | yes
    Notes | long | Eat well before, wear a loose shirt`,
  samples: `
    icon | title | subtitle | value | badge | tone
    palette | Peony, second session | Thu 19 Nov, 11:00 with Mateo | 3 h | Deposit paid | success
    chat | First talk: swallows | Mon 23 Nov, 17:30 with Hana | 20 min | Free | neutral
    palette | Peony, last session | Thu 17 Dec, 11:00 with Mateo | 2 h | Deposit open | warning
    check | Touch-up, wave | 8 October with Hana | 30 min | Done | neutral`,
  about: 'Shading of the lower half. Eat well before and wear a loose shirt.',
  facts: '11:00 | Starts\n3 h | Takes\n€ 50 | Deposit',
  figures: '2 | Planned\n3 | Done\n€ 50 | Deposit paid',
  hero: 'Thursday, 11:00 | Peony, second session | With Mateo, about three hours | Open',
  tip: 'Until two days before | Dates can be moved',
  add: 'Book session',
  use: 'Move session',
})
