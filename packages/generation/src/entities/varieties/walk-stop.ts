import { walkStop } from '../walk-stop.ts'
import { defineVarieties } from './variety.ts'

/** How children get to school together; without these words on foot. */
export const walkStopVarieties = defineVarieties(walkStop, [
  {
    signs: 'drive 6, drives 6, driving 6, driven 6, car 5, cars 5, seats 5, lift 4, lifts 4',
    icon: 'car',
    samples: `
      icon | title | subtitle | time | badge | tone
      car | Brandt, Linden lane 4 | Ida, in front, blue car | 7:20 | 1 | success
      car | Haddad, Mill street 9 | Yusuf and Noor | 7:26 | 2 | success
      car | Osei, Harbour 12 | Emil, child seat is in the hall | 7:32 | 1 | primary
      school | School gate | Four children, door on the pavement side | 7:40 | 4 | neutral`,
    about: 'Rings once and waits in the car. Ida sits in front, her seat lies in the boot.',
    facts: '7:20 | Leaves\n4 | Children\n4 | Seats',
    figures: '4 | Ride today\n3 | Families\n1 | Seat free',
    hero: 'Tomorrow, 7:20 | Lea drives | Four children, back with Omar at 15:10 | Open drive',
    notices:
      'Lea has left | Blue car, four children | car\nYusuf is ill today | His mother, at 6:50 | bell\nThursday is open | Kim has an early shift | repeat',
    trend: 'Drives | 41 | +4',
  },
  {
    signs: 'bike 6, bikes 6, bicycle 6, bicycles 6, cycling 6, cycle 5',
    icon: 'bike',
    samples: `
      icon | title | subtitle | time | badge | tone
      bike | Fountain, Linden lane | Ida, Emil, Noor, Jonas | 7:25 | 4 | success
      bike | Baker at the corner | Mara and Yusuf | 7:29 | 2 | success
      bike | Bridge over the brook | Hana, Leo, Ana and five | 7:34 | 8 | primary
      school | School, bicycle stands | All fourteen are in | 7:45 | 14 | neutral`,
    about: 'By the fountain, helmets on, lights on. Omar rings when the line moves on.',
    facts: '7:25 | Leaves\n4 | Children\n3.2 km | To school',
    figures: '14 | Ride today\n3 | Marshals\n3.2 km | Long',
    hero: 'Friday, 7:25 | Lea in front, Omar behind | Fourteen children from three stops | Open ride',
    trend: 'Kilometres ridden | 612 | +45',
  },
])
