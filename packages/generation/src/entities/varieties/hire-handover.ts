import { hireBooking } from '../hire-booking.ts'
import { hireReturn } from '../hire-return.ts'
import { defineVarieties } from './variety.ts'

const ofProps =
  'prop house 14, props 10, prop 8, film props 12, set dressing 12, costume hire 10, costumes 6, theatre props 12, period furniture 8, pull list 12, era 9, eras 9, productions 8'

/** For whom things are reserved; without these words it is machines for builders. */
export const hireBookingVarieties = defineVarieties(hireBooking, [
  {
    signs: ofProps,
    groups: 'Today, Out, Reserved, Closed',
    fields: `
      Production | text | Harbour Lights
      Prop | text | Valve radio and eleven more`,
    without: 'Customer, Machine',
    samples: `
      icon | title | subtitle | value | badge | tone
      box | Harbour Lights, 12 props | Until Fri 20 Nov, stage 2 | € 392 | Out | primary
      calendar | The Long Room, 34 props | From Mon 23 Nov, three weeks | € 1,235 | Reserved | warning
      repeat | Night Ferry, two club chairs | Back today at 16:00 | € 160 | Due back | warning
      box | School play, six suitcases | Until Sun 22 Nov | € 40 | Out | primary
      check | Advert for tea, kitchen | Closed, deposit returned | € 84 | Closed | success`,
    about: 'Fetched on Tuesday at eight by the set dresser, back on Friday. List is signed.',
    hero: 'Back today, 16:00 | Night Ferry, two club chairs | Look at the leather | Check in',
  },
])

/** What came back, and how; without these words it is machines. */
export const hireReturnVarieties = defineVarieties(hireReturn, [
  {
    signs: ofProps,
    fields: `
      Prop | text | Valve radio
      Photos | photo | radio
      Damage | text | Knob missing`,
    without: 'Machine, Fuel, Hours',
    samples: `
      icon | title | subtitle | badge | tone
      camera | Valve radio, overdue | Harbour Lights, since Monday | Overdue | danger
      warning | Club chair, return | Night Ferry, 4 photos, foot loose | Damage | danger
      upload | Twelve props, out | Harbour Lights, scanned, signed | Out | primary
      check | Kitchen, return | Advert for tea, complete | Fine | success
      warning | Banker’s lamp, return | Shade cracked, € 35 | Damage | warning`,
    about: 'Four photos before and after. One foot is loose; the production has signed it.',
    facts: '4 | Photos\n€ 35 | Damage',
    hero: 'Overdue | Valve radio | Harbour Lights, since Monday | Remind',
    tip: 'Two came back with damage | The lamp costs € 35',
  },
])
