import { clientCard } from '../client-card.ts'
import { defineVarieties } from './variety.ts'

/** Those somebody comes to again and again, known by what is looked after there. */
export const clientCardVarieties = defineVarieties(clientCard, [
  {
    signs:
      'window cleaner 9, clean windows 9, cleans windows 9, window cleaning 9, chimney sweep 7, gutter cleaning 8, gutters 5, mow lawns 7, lawns 5',
    one: 'House',
    many: 'Houses',
    icon: 'home',
    groups: 'Due, Done, Skipped',
    without: 'Name, Since, Deposit, Email',
    fields: `
      Address | place | Linden lane 4
      Customer | person | Ruth Adeyemi
      Phone | phone | +49 151 2048
      Every | choice | 4 weeks | 2 weeks, 4 weeks, 8 weeks
      Last done | date | Sat 24 Oct
      Price | money | € 32
      Pays by | choice | Cash | Cash, Transfer
      Notes | long | Ladder for the back, mind the roses`,
    samples: `
      icon | title | subtitle | value | badge | tone
      home | Linden lane 4 | Ruth Adeyemi, front and back, cash | € 32 | Due | warning
      home | Mill street 12 | Hana Sato, conservatory too, transfer | € 48 | Done | success
      building | Old dairy, shop front | Every two weeks, transfer | € 18 | Due | warning
      home | Harbour 9 | Jonas Weber, third floor, cash | € 26 | Rain, moved | neutral
      home | Station road 3 | Noor Rahman, skylights | € 40 | Done | success
      home | East end 7 | Kim Osei, not yet paid | € 30 | To pay | danger`,
    about: 'Front and back every four weeks. Ladder for the back, mind the roses, cash is under the pot.',
    facts: '€ 32 | Each time\n4 weeks | Every\n24 Oct | Last',
    figures: '80 | Houses\n14 | Due this month\n€ 96 | To be paid',
    hero: 'Due since 14 November | Linden lane 4 | Front and back, Ruth Adeyemi, cash | Mark as done',
    tip: 'Fourteen are due this month | Three can be done tomorrow in one street',
    add: 'Add house',
    use: 'Mark as done',
  },
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
