import { defineEntity } from '../entity.ts'

export const farewellStep = defineEntity({
  id: 'farewell-step',
  one: 'Step',
  many: 'Steps',
  words: 'funeral step, arrangement, funeral arrangement, funeral task',
  icon: 'check',
  groups: 'First days, Ceremony, Afterwards',
  fields: `
    Step | text | Choose the chapel
    By | date | Fri 20 Nov
    Who | person | Ana Petrova
    Done | switch | no
    Notes | long | Omar from the house calls tomorrow at ten`,
  samples: `
    icon | title | subtitle | value | badge | tone
    check | First talk | With Omar Haddad, at home | Mon | Done | success
    file | Hand in the papers | Family book is still missing | Thu | Open | warning
    building | Choose the chapel | Linden chapel, Friday is free | Fri | Open | warning
    flower | Choose the flowers | White lilies, ivy | Fri | Open | warning
    mail | Cards to sixty people | Proof is ready to read | Sat | To read | primary
    heart | Words at the grave | Lea speaks, five minutes | Tue | Later | neutral`,
  about: 'The Linden chapel has forty seats and an organ. Friday at two is kept for you until tomorrow noon.',
  facts: '40 | Seats\n14:00 | Hour\n2 | Steps left today',
  figures: '2 | Done\n4 | Open\n9 | Days left',
  hero: 'Next, with Omar | Choose the chapel | Friday at two is kept until noon | Open',
  tip: 'You need not do it all today | Omar Haddad is there at any hour',
  trend: 'Steps done | 2 of 6 | +1',
  add: 'Add step',
  use: 'Mark as done',
})
