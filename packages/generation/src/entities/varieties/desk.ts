import { desk } from '../desk.ts'
import { defineVarieties } from './variety.ts'

/** Desks and rooms of one firm's own office cost nothing. */
export const deskVarieties = defineVarieties(desk, [
  {
    signs:
      'book meeting rooms 10, meeting room booking 10, meeting rooms 9, conference rooms 10, conference room 9, room booking 8',
    one: 'Room',
    many: 'Rooms',
    groups: 'Free now, Large, Small',
    fields: `
      Room | choice | Harbour room | Harbour room, Attic, Library, Booth 2
      Date | date | Thu 19 Nov
      From | time | 14:00
      To | time | 15:00
      People | number | 6
      Equipment | choice | Screen | Screen, Projector, Whiteboard, Camera
      Invited | person | Omar Haddad`,
    without: 'Space, Wishes',
    samples: `
      image | title | subtitle | overline | badge
      room office | Harbour room | 8 people, screen and board | Second floor | From 15:00
      room | The Attic | 4 people, whiteboard | Third floor | Free
      office | Library | 12 people, projector, camera | Ground floor | Free
      lamp office | Booth 2 | 1 person, soundproof | Second floor | Taken
      office | Garden room | 6 people, screen | Ground floor | Free`,
    about: 'Table for eight, screen, camera and a board. Coffee can be ordered until an hour before.',
    facts: '8 | People\n15:00 | Free from\n2 | Screens',
    figures: '3 | Free now\n7 | Meetings today',
    hero: 'Free until 16:00 | Garden room | 6 people, screen | Book room',
    price: '',
    add: 'Add room',
    use: 'Book room',
    tip: 'Tuesdays are full | The library is free all afternoon',
  },
  {
    signs:
      'our office 8, company office 8, the office 5, our company 7, employees 6, colleagues 6, hybrid 7, headquarters 7, teams 4, meeting rooms in 7, staff 4',
    groups: 'Desks, Rooms, Phone booths',
    samples: `
      image | title | subtitle | overline | badge
      office | Window desk 4 | Second floor, quiet side | Desk | Free
      room office | Harbour room | 8 people, screen and board | Room | From 11:00
      office | Desk 7 | Ground floor, two screens | Desk | Free
      room | The Attic | 4 people, no noise | Room | Free
      lamp office | Phone booth 2 | 1 person, soundproof | Booth | Taken
      office | Corner desk 11 | Standing, two screens | Desk | Lea is there`,
    about: 'North light all day, two screens and a dock. Quiet side: calls in the booth, please.',
    facts: '2 | Screens\n8 | Desks beside\n38 dB | Quiet',
    figures: '12 | Desks free | +3\n3 | Rooms free',
    hero: 'Free until 13:00 | Window desk 4 | Second floor, quiet side | Book desk',
    price: '',
    tip: 'Tuesdays are full | Fridays have half of all desks free',
  },
])
