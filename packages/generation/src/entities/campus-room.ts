import { defineEntity } from '../entity.ts'

export const campusRoom = defineEntity({
  id: 'campus-room',
  words: 'lecture hall, seminar room, campus building, study room, classroom, campus room',
  one: 'Room',
  many: 'Rooms',
  icon: 'building',
  groups: 'Free now, Lectures, Study, Offices',
  fields: `
    Building | text | C, library side
    Floor | text | 2nd
    Seats | number | 48
    Now | text | Statistics until 11:45
    Free from | time | 11:45`,
  samples: `
    icon | title | subtitle | value | badge | tone
    building | C 214 | Second floor, by the lift | 3 min | Free | success
    building | Hall A | Ground floor, 320 seats | 5 min | Lecture | warning
    book | Library, group room 2 | Six seats, screen | 4 min | Free | success
    building | B 107, lab | First floor, with a card | 6 min | Taken | danger
    users | Student office | House D, until 15:00 | 8 min | Open | primary
    coffee | Canteen | Between A and B | 2 min | Open | primary`,
  about: 'Up the stairs by the coffee machine, then left. The second door has no step, the lift is opposite.',
  facts: '48 | Seats\n2nd | Floor\n3 min | Away',
  figures: '26 | Free rooms | +4\n3 | Lectures today\n6 min | To the next bus',
  hero: 'Next, 10:15 | Statistics in C 214 | Three minutes from here, second floor | Show the way',
  tip: 'Hall A is full on Mondays | The stream runs in B 107',
  trend: 'Free rooms | 26 | +4',
  use: 'Show the way',
  add: 'Save room',
})
