import { desk } from '../desk.ts'
import { defineVarieties } from './variety.ts'

/** Desks and rooms of one firm's own office cost nothing. */
export const deskVarieties = defineVarieties(desk, [
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
