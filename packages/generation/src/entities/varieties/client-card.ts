import { clientCard } from '../client-card.ts'
import { defineVarieties } from './variety.ts'

/** Those somebody comes to again and again, known by what is looked after there. */
export const clientCardVarieties = defineVarieties(clientCard, [
  {
    signs: 'piano tuner 9, tunes pianos 9, tune pianos 9',
    one: 'Piano',
    many: 'Pianos',
    icon: 'music',
    groups: 'Uprights, Grands, Due',
    without: 'Name, Since, Deposit, Email',
    fields: `
      Instrument | text | Vogt upright, 1962
      Owner | person | Ruth Adeyemi
      Address | place | Mill street 12, 2nd floor
      Phone | phone | +49 151 2048
      Last tuned | date | 4 Mar 2026
      Pitch | text | 440 Hz
      Fee | money | € 95
      Notes | long | Pin block loose in the treble, two strings replaced`,
    samples: `
      icon | title | subtitle | value | badge | tone
      music | Vogt upright, 1962 | Ruth Adeyemi, tuned 4 March | 440 Hz | Due | warning
      music | Baby grand, 150 cm | Hana Sato, tuned 2 November | 442 Hz | Done | success
      music | School hall grand | Linden school, tuned 28 August | 440 Hz | In spring | neutral
      music | Church upright | Parish hall, tuned 15 June | 438 Hz | Due | warning
      music | Pianette, 1938 | Noor Rahman, tuned 11 May | 436 Hz | Due | warning
      music | Concert grand | Old dairy, tuned 14 November | 442 Hz | Done | success`,
    about:
      'Stood four cents flat after the summer. Pin block is loose in the treble; two strings were replaced in March.',
    facts: '440 Hz | Pitch\n4 Mar | Last tuned\n1962 | Built',
    figures: '64 | Pianos | +3\n3 | Due\n5 | This week',
    hero: 'Today, 10:00 | Vogt upright, 1962 | Ruth Adeyemi, Mill street 12 | Open piano',
    tip: 'Three pianos are due | The church upright has waited longest',
    trend: 'Tunings a month | 18 | +2',
    add: 'Add piano',
    use: 'Note a tuning',
  },
  {
    signs:
      'walk dogs 12, dog walker 12, walk the dogs 12, dogs 5, dog 4, pet sitter 9, cat sitter 9, grooming 5, groomer 5',
    one: 'Dog',
    many: 'Dogs',
    icon: 'paw',
    groups: 'Today, Regular, Unpaid',
    without: 'Name, Since, Deposit, Email, Phone',
    fields: `
      Dog | text | Otto
      Picture | photo |
      Family | text | Family Brandt
      Owner's phone | phone | +49 151 2048
      Door code | text | 4182, then the left door
      Checked in | time | 12:30
      Checked out | time | 13:15
      Owed | money | € 84
      Notes | long | Pulls at corners, no chicken`,
    samples: `
      image | title | subtitle | value | badge | tone
      dog 1 | Otto | Family Brandt, today 12:30, 45 min | € 84 | Out now | primary
      dog 2 | Mimi | Family Haddad, today 14:00, 30 min | € 60 | Today | neutral
      dog 3 | Pepper | Family Osei, back at 11:20, 62 min | € 108 | Home | success
      dog 4 | Bruno | Family Petrova, weekdays | € 140 | Unpaid | warning
      dog 5 | Luna | Family Chen, Tuesday and Friday | € 42 | Paid | success
      dog 6 | Rex | Family Rey, new since Monday | € 14 | New | primary`,
    about: 'Waits behind the door, sits for the lead. The key is with the neighbour if the code fails.',
    facts: '45 min | Today\n€ 84 | Owed\n6 | Walks a month',
    figures: '20 | Families\n5 | Walks today\n€ 448 | Owed this month',
    hero: 'Out now, 12:30 | Otto | Family Brandt, door code 4182 | Check out',
    tip: 'Two families have not paid | Petrova since October',
    trend: 'Walks a week | 31 | +4',
    add: 'Add dog',
    use: 'Check in',
  },
])
