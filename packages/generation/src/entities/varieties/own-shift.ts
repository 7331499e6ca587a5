import { ownShift } from '../own-shift.ts'
import { defineVarieties } from './variety.ts'

/** Whose shifts they are; without these words a nurse works them. */
export const ownShiftVarieties = defineVarieties(ownShift, [
  {
    signs:
      'police 9, firefighter 9, firefighters 9, fire department 8, factory 7, shift pattern 7, security 6, warehouse 6, rotating shifts 7, paramedic 8',
    groups: 'Early, Late, Nights, Off',
    fields: `
      Kind | choice | Early | Early, Late, Night, Off
      Date | date | Thu 19 Nov
      From | time | 06:00
      Until | time | 14:00
      Pattern | choice | 2-2-2-4 | 2-2-2-4, 4 on 4 off, Three shifts
      Where | place | Station 2
      Note | long | Court at ten, swap with Kim`,
    without: 'Break at, Ward',
    samples: `
      icon | title | subtitle | time | badge | tone
      sun | Early, station 2 | With Kim, briefing at 5:45 | 06:00 | Today | primary
      sun | Early, station 2 | Second of two | 06:00 | Fri | primary
      clock | Late, station 2 | Football on Saturday | 14:00 | Sat | warning
      moon | Night, station 2 | First of two | 22:00 | Mon | accent
      home | Off | Four days | 00:00 | Wed | success`,
    about: 'Two early, two late, two nights, then four days off. The pattern is set until June.',
    facts: '6:00 | Begins\n8 h | Long\n2-2-2-4 | Pattern',
    figures: '6 | To the days off\n38 h | This week\n4 | Days off next',
    hero: 'Today, 06:00 | Early, station 2 | Off again from Wednesday | See the month',
    tip: 'Christmas is a late shift | Ask for a swap by 1 December',
  },
])
