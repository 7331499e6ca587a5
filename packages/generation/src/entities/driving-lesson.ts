import { defineEntity } from '../entity.ts'

export const drivingLesson = defineEntity({
  id: 'driving-lesson',
  one: 'Lesson',
  many: 'Lessons',
  words: 'driving lesson, flying lesson, swimming lesson, riding lesson, ski lesson',
  icon: 'car',
  groups: 'Next, Done, Open',
  fields: `
    Topic | choice | Motorway | Town, Motorway, Night, Parking
    Instructor | person | Omar Haddad
    Date | date | Mon 23 Nov
    Time | time | 16:30
    Pick up | place | School gate
    Notes | long | Mirrors before the indicator`,
  samples: `
    icon | title | subtitle | value | badge | tone
    car | Motorway, 90 min | Mon 16:30 with Omar | € 84 | Next | primary
    car | Parking and hills | Thu 17:00 with Hana | € 56 | Booked | success
    moon | Night drive | Wed 2 Dec with Omar | € 84 | Booked | success
    book | Theory, signs | Tue 18:00, room 2 | Free | Open | warning
    car | Town centre | Mon 16 Nov with Omar | Done | 4 of 5 | neutral
    car | First metres | 9 Nov with Hana | Done | 3 of 5 | neutral`,
  about: 'Joining, keeping left, leaving. Bring glasses; Omar waits at the school gate.',
  facts: '90 min | Length\n16:30 | Begins\n€ 84 | Price',
  figures: '14 | Lessons done\n82 % | Theory\n6 | To the test',
  hero: 'Monday, 16:30 | Motorway, 90 minutes | With Omar, pick-up at the school gate | Change time',
  tip: 'Ready for theory | Eight mock tests passed in a row',
  trend: 'Theory score | 82 % | +6',
  add: 'Book lesson',
  use: 'Change time',
  price: '€ 84 | 90 minutes',
})
