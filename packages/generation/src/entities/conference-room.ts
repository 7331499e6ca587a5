import { defineEntity } from '../entity.ts'

export const conferenceRoom = defineEntity({
  id: 'conference-room',
  one: 'Room',
  many: 'Rooms',
  words: 'conference room, hall, lecture hall',
  icon: 'pin',
  groups: 'All, Ground floor, Upstairs',
  fields: `
    Name | text | Hall A
    Floor | choice | Ground floor | Ground floor, First floor, Attic
    Seats | number | 420`,
  samples: `
    icon | title | subtitle | badge | tone
    pin | Hall A | Now: Small teams, long projects | Full | danger
    pin | Hall B | Now: Maps without a server | Seats free | success
    pin | Attic | 13:30: Workshop | Empty | neutral
    pin | Room 104 | Tables of the projects | Open | success
    coffee | Foyer | Coffee until 11:30 | Open | success`,
  about: 'Ground floor on the left, 420 seats. Doors close when it is full.',
  facts: '420 | Seats\nGround | Floor\n12 | Talks',
  figures: '5 | Rooms\n2 | Full',
  hero: 'Now | Hall A | Small teams, long projects | Look',
  tip: 'Hall A is full | It is streamed to the foyer',
  use: 'See talks',
})
