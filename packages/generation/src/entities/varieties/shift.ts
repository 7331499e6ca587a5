import { shift } from '../shift.ts'
import { defineVarieties } from './variety.ts'

/** Where people work; without these words a café or shop. */
export const shiftVarieties = defineVarieties(shift, [
  {
    signs:
      'remote 4, remote team 6, works from home 6, working from home 6, work from home 6, home office 5, hybrid 4, distributed team 6, time zone 3, time zones 3',
    one: 'Colleague',
    many: 'Colleagues',
    icon: 'users',
    groups: 'In, Away, Days off',
    fields: `
      Who | person | Lea Brandt
      Status | choice | In | In, In a call, Lunch, Away
      Working from | place | Lisbon, one hour back
      Hours | text | 9:00 to 17:00
      Today | long | Price page with Omar, review at three
      Day off | date | Fri 27 Nov`,
    without: 'Date, From, To, Place, Notes',
    samples: `
      avatar | title | subtitle | time | badge | tone
      Lea Brandt | Lea Brandt | Lisbon, price page | 8:41 | In | success
      Omar Haddad | Omar Haddad | Cairo, call until 11:00 | 10:41 | In a call | warning
      Kim Osei | Kim Osei | Berlin, support today | 9:41 | In | success
      Ana Petrova | Ana Petrova | Back on Monday | 10:41 | Off | neutral
      Tomás Rey | Tomás Rey | Bogotá, from 14:00 our time | 3:41 | Asleep | neutral
      Hana Sato | Hana Sato | Osaka, until 11:00 our time | 17:41 | In | success`,
    about: 'In Lisbon, one hour back, from nine to five. Works on the price page with Omar, review at three.',
    facts: '8:41 | There\n9 to 17 | Hours\n27 Nov | Day off',
    figures: '7 | In now\n2 | In a call\n3 | Off this week',
    hero: 'Coffee at 15:00 | You are drawn with Hana | Fifteen minutes, no agenda | Join',
    tip: 'Best hour for all | 15:00 to 16:00, only Tomás has just got up',
    trend: 'Checked in | 92 % | +3 %',
    add: 'Check in',
    use: 'Say hello',
  },
  {
    signs:
      'nurse 4, nurses 4, hospital 4, ward 4, clinic 3, doctors 3, care service 4, carers 4, care home 4, paramedics 4, pharmacy 3',
    groups: 'Early, Late, Night',
    fields:
      'Who | person | Lea Brandt\nShift | choice | Early | Early, Late, Night\nPlace | choice | Ward 3 | Ward 3, Ward 4, Emergency',
    samples: `
      avatar | title | subtitle | time
      Lea | Lea Brandt | Ward 3, early, until 14:30 | 06:30
      Omar | Omar Haddad | Emergency, late | 14:00
      Kim | Kim Osei | Ward 4, early | 06:30
      Ana | Ana Petrova | Ward 3, night, until 7:00 | 21:30
      Tomas | Tomás Rey | Ward 3, late, with a student | 14:00`,
    about: 'Four beds with new patients, handover at 14:00. A student comes along.',
    facts: '8 h | Length\n30 min | Break\nWard 3 | Place',
    hero: 'Tomorrow, 06:30 | Ward 3 with Kim | Early, a student comes along | Swap shift',
    tip: 'One night is open on Saturday | Omar and Iris could take it',
  },
  {
    signs: 'factory 4, production 3, line 1, warehouse 3, machine 3, machines 3, plant workers 4, foreman 4',
    groups: 'Early, Late, Night',
    fields: 'Who | person | Lea Brandt\nPlace | choice | Line 2 | Line 1, Line 2, Packing',
    samples: `
      avatar | title | subtitle | time
      Lea | Lea Brandt | Line 2, until 14:00 | 06:00
      Omar | Omar Haddad | Packing, late | 14:00
      Kim | Kim Osei | Forklift, hall 1 | 06:00
      Ana | Ana Petrova | Line 1, night | 22:00
      Tomas | Tomás Rey | Set-up, line 2 | 14:00`,
    about: 'Line 2 changes over at ten; ear protection from the box, handover at the board.',
    facts: '8 h | Length\n30 min | Break\nLine 2 | Place',
    hero: 'Tomorrow, 06:00 | Line 2 with Kim | Change-over at ten | Swap shift',
  },
  {
    signs:
      'lifeguard 4, lifeguards 4, pool 3, ski lift 4, lifts 4, security 3, guards 4, museum 2, festival 3, event staff 4, cinema 3',
    groups: 'Today, Open, Swapped',
    fields: 'Who | person | Lea Brandt\nPlace | choice | West gate | West gate, Tower, Round',
    samples: `
      avatar | title | subtitle | time
      Lea | Lea Brandt | West gate, until 15:00 | 09:00
      Omar | Omar Haddad | Tower, until 18:30 | 10:30
      Kim | Kim Osei | Round, first half | 08:00
      Ana | Ana Petrova | West gate, evening | 15:00
      Tomas | Tomás Rey | Tower, evening | 18:00`,
    about: 'West gate with Kim, radio on channel 3. Change every two hours.',
    facts: '6 h | Length\n30 min | Break\nWest gate | Place',
    hero: 'Tomorrow, 09:00 | West gate with Kim | Six hours, radio on channel 3 | Swap shift',
  },
])
