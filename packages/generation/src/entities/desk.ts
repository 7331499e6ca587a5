import { defineEntity } from '../entity.ts'

export const desk = defineEntity({
  id: 'desk',
  words: 'desk, hot desk, meeting room, coworking',
  icon: 'lamp',
  groups: 'Desks, Rooms, Phone booths',
  fields: `
    Space | choice | Desk | Desk, Meeting room, Phone booth
    Date | date | Thu 19 Nov
    From | time | 9:00
    To | time | 13:00
    People | number | 1
    Wishes | long | A second screen, if there is one`,
  samples: `
    image | title | subtitle | overline | value | badge
    office | Window desk 4 | Second floor, quiet side | Desk | € 18 | Free
    room office | The Harbour room | 8 people, screen and board | Room | € 32 an hour | From 11:00
    office | Long table, seat 7 | Ground floor, by the coffee | Desk | € 14 | Free
    room | The Attic | 4 people, no windows, no noise | Room | € 20 an hour | Free
    lamp office | Phone booth 2 | 1 person, soundproof | Booth | Included | Taken
    office | Corner desk 11 | Two screens, standing | Desk | € 22 | Free`,
  about:
    'North light all day, two sockets and a lamp that does not hum. Quiet side: calls in the booth, please.',
  facts: '€ 18 | A day\n2 | Sockets\n38 dB | Quiet',
  figures: '12 | Desks free | +3\n3 | Rooms free\n7 | Days left',
  hero: 'Free until 13:00 | Window desk 4 | Second floor, quiet side | Book desk',
  tip: 'Fridays are empty | Half of all desks, and cake at three',
  use: 'Book desk',
  price: '€ 18 | a day',
})
