import { defineEntity } from '../entity.ts'

/** When a grower may come. */
export const intakeSlot = defineEntity({
  id: 'intake-slot',
  one: 'Slot',
  many: 'Slots',
  words: 'delivery slot, pressing slot, picking date',
  icon: 'calendar',
  groups: 'Today, Free, Booked',
  fields: `
    Day | date | Fri 20 Nov
    Time | time | 9:00
    Who | person | Lea Brandt
    About how much | text | 240 kg
    Wish | choice | Boxes of 5 l | Boxes of 5 l, Bottles, Loose
    Phone | phone | +49 151 2048`,
  samples: `
    icon | title | subtitle | overline | meta
    calendar | Lea Brandt | About 240 kg, boxes of 5 l | Fri 20 Nov, 9:00 | Booked
    calendar | School of Linden | 400 kg, bottles, class comes along | Fri 20 Nov, 10:30 | Booked
    plus | Free | Up to 300 kg | Fri 20 Nov, 13:00 | Free
    calendar | Omar Haddad | 90 kg of pears | Sat 21 Nov, 9:00 | Booked
    plus | Free | Up to 500 kg | Sat 21 Nov, 11:00 | Free`,
  about: 'Two hundred and forty kilos of mixed apples, washed at home. Juice in boxes of five litres.',
  facts: '9:00 | Time\n240 kg | About\n150 l | Juice',
  figures: '14 | Booked this week\n5 | Free',
  tip: 'Two slots are free on Friday and Saturday | Up to 500 kilos',
  add: 'Book a slot',
  use: 'Move slot',
})
