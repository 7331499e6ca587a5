import { hireMachine } from '../hire-machine.ts'
import { defineVarieties } from './variety.ts'

/** What is let for a day; without these words it is machines of a yard. */
export const hireMachineVarieties = defineVarieties(hireMachine, [
  {
    signs:
      'pizza oven 12, party 6, parties 8, marquee 9, marquees 9, hot tub 9, photo booth 9, tents 6, beer benches 9',
    one: 'Item',
    many: 'Items',
    icon: 'gift',
    fields: `
      Item | text | Pizza oven on a trailer
      Category | choice | Ovens | Ovens, Tents, Tubs, Tables
      State | choice | Free | Free, Out, Cleaning
      Rate a day | money | € 145
      Deposit | money | € 100
      Delivery | switch | yes`,
    without: 'Number, Hours, Next service',
    samples: `
      icon | title | subtitle | value | badge | tone
      flame | Pizza oven on a trailer | For 40 guests, wood with it | € 145 | Free | success
      flame | Small pizza oven | For 15 guests, gas | € 65 | Out until Sun | warning
      home | Tent, 4 by 6 m | With sides, Haddad until Monday | € 120 | Out until Mon | warning
      grid | Ten tables with benches | Washed | € 50 | Free | success
      bulb | Fairy lights, 60 m | One string is dark | € 25 | Repair | danger
      cup | Bar with two taps | Back today at 16:00 | € 80 | Due back | primary`,
    about: 'Bakes four pizzas at once, hot in forty minutes. Wood, peel and brush are in the box behind.',
    facts: '€ 145 | A day\n40 | Guests\n€ 100 | Deposit',
    figures: '22 | Items\n9 | Out\n3 | Due back today',
    hero: 'Due back, 16:00 | Bar with two taps | Osei, clean and empty | Check in',
    tip: 'Saturday is nearly full | One oven and two tents are left',
    add: 'Add item',
  },
])
