import { drivingLesson } from '../driving-lesson.ts'
import { defineVarieties } from './variety.ts'

/** What one learns to steer; without these words it is a car. */
export const drivingLessonVarieties = defineVarieties(drivingLesson, [
  {
    signs:
      'boat licence 9, boat license 9, sailing licence 9, motor boat 7, sailing school 8, boating 7, skipper 7, yacht 6',
    fields: `
      Topic | choice | Harbour | Harbour, Man overboard, Lights, Theory
      Pick up | place | Pier 4`,
    samples: `
      icon | title | subtitle | value | badge | tone
      wave | Harbour manoeuvres | Mon 16:30 with Omar | € 84 | Next | primary
      wave | Man overboard | Thu 17:00 with Hana | € 84 | Booked | success
      star | Lights at night | Wed 2 Dec with Omar | € 56 | Booked | success
      book | Theory, right of way | Tue 18:00, clubhouse | Free | Open | warning
      flag | Knots and lines | Mon 16 Nov with Omar | Done | 4 of 5 | neutral`,
    about: 'Coming alongside with wind from ahead and from the side. Vest and shoes with light soles.',
    facts: `
      90 min | Length
      16:30 | Begins
      € 84 | Price`,
    figures: `
      6 | Lessons done
      82 % | Theory
      4 | To the test`,
    hero: 'Monday, 16:30 | Harbour manoeuvres | With Omar, pier 4 | Change time',
    tip: 'Ready for theory | Eight mock tests passed in a row',
    price: '€ 84 | 90 minutes',
    icon: 'wave',
  },
  {
    signs: 'motorcycle 7, motorbike 7, scooter licence 8, moped 7',
    fields: `
      Topic | choice | Slalom | Slalom, Country road, Night, Theory
      Pick up | place | Training ground`,
    samples: `
      icon | title | subtitle | value | badge | tone
      bike | Slalom and braking | Mon 16:30 with Omar | € 64 | Next | primary
      bike | Country road, 90 min | Thu 17:00 with Hana | € 84 | Booked | success
      moon | Night ride | Wed 2 Dec with Omar | € 84 | Booked | success
      book | Theory, signs | Tue 18:00, room 2 | Free | Open | warning
      bike | First metres | 9 Nov with Hana | Done | 3 of 5 | neutral`,
    about: 'Slow slalom first, then braking from fifty. Boots over the ankle; jackets are here.',
    facts: `
      60 min | Length
      16:30 | Begins
      € 64 | Price`,
    figures: `
      9 | Lessons done
      82 % | Theory
      3 | To the test`,
    hero: 'Monday, 16:30 | Slalom and braking | With Omar, training ground | Change time',
    tip: 'Ready for theory | Eight mock tests passed in a row',
    price: '€ 64 | 60 minutes',
    icon: 'bike',
  },
  {
    signs:
      'flying 6, flight school 9, pilot licence 9, pilot license 9, glider 7, paragliding 8, drone licence 8',
    fields: `
      Topic | choice | Circuits | Circuits, Stalls, Cross country, Theory
      Pick up | place | Hangar 2`,
    samples: `
      icon | title | subtitle | value | badge | tone
      plane | Circuits, six landings | Mon 10:30 with Omar | € 184 | Next | primary
      plane | Stalls and recovery | Thu 11:00 with Hana | € 210 | Booked | success
      map | Cross country, 60 miles | Wed 2 Dec with Omar | € 260 | Booked | success
      book | Theory, weather | Tue 18:00, hangar 2 | Free | Open | warning
      plane | First flight | 9 Nov with Hana | Done | 4 of 5 | neutral`,
    about: 'Six circuits on runway 26, two of them without engine. Check the weather at eight.',
    facts: `
      60 min | Length
      10:30 | Begins
      € 184 | Price`,
    figures: `
      14 h | Flown
      82 % | Theory
      31 h | To the test`,
    hero: 'Monday, 10:30 | Circuits, six landings | With Omar, hangar 2 | Change time',
    tip: 'Ready for theory | Eight mock tests passed in a row',
    price: '€ 184 | an hour in the air',
    icon: 'plane',
  },
  {
    signs:
      'swim lessons 8, swimming lessons 8, swim school 8, riding lessons 8, riding school 8, ski school 8, surf school 8, skating 6',
    fields: `
      Topic | choice | Beginners | Beginners, Second level, Alone, Badge
      Pick up | place | At the entrance`,
    samples: `
      icon | title | subtitle | value | badge | tone
      star | Beginners, group of four | Mon 16:30 with Omar | € 24 | Next | primary
      star | Second level | Thu 17:00 with Hana | € 24 | Booked | success
      users | Alone with Ida | Wed 2 Dec | € 48 | Booked | success
      flag | Badge day | Sat 12 Dec, 10:00 | Free | Open | warning
      star | First hour | 9 Nov with Hana | Done | 3 of 5 | neutral`,
    about: 'Ten minutes to warm up, then one new thing, and play at the end. Parents watch from the side.',
    facts: `
      45 min | Length
      16:30 | Begins
      € 24 | Price`,
    figures: `
      6 | Lessons done
      4 of 6 | Steps
      12 Dec | Badge day`,
    hero: 'Monday, 16:30 | Beginners, group of four | With Omar | Change time',
    tip: 'Two steps to the badge | One is floating',
    price: '€ 24 | 45 minutes',
    icon: 'star',
  },
])
