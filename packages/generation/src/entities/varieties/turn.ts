import { turn } from '../turn.ts'
import { defineVarieties } from './variety.ts'

/** What goes round; without these words the duties of a household. */
export const turnVarieties = defineVarieties(turn, [
  {
    signs:
      'drive 4, drives 4, driving 4, school run 5, carpool 4, football 3, training 3, pick up 3, pickup 3, families 2, parents 2',
    icon: 'car',
    groups: 'This week, Monday, Thursday',
    fields:
      'What | text | Drives to football, Monday\nNext | person | Lea\nSeats | number | 4\nLeaves at | time | 16:40',
    samples: `
      icon | title | subtitle | value | tone
      car | There, Monday 16:40 | Next is Lea, then Omar | Lea | primary
      home | Back, Monday 18:15 | Next is Omar, last was Iris | Omar | accent
      car | There, Thursday 16:40 | Next is Iris, five children | Iris | success
      home | Back, Thursday 18:15 | Next is Tomás | Tomás | primary
      flag | Match on Saturday | Next is Kim, away game | Kim | warning
      bag | Washes the shirts | Next is Lea, until Saturday | Lea | neutral`,
    about: 'Lea drove on the 6th and the 19th, Omar on the 13th. Swapped once in October, and both agreed.',
    facts: 'Lea | Next\n5 | Families\n13 Nov | Last',
    figures: '5 | Families\n2 | This week\n41 | Drives so far',
    hero: 'Monday, 16:40 | Lea drives to football | Four children, back with Omar | Mark as done',
    tip: 'Even so far | Lea 9, Omar 9, Iris 8, Tomás 8, Kim 7',
    trend: 'Drives | 41 | +4',
    use: 'Mark as done',
  },
  {
    signs:
      'office 4, coffee 3, cake 3, team 2, meeting 3, stand-up 4, standup 4, lunch 3, colleagues 4, minutes 3',
    icon: 'coffee',
    groups: 'Today, Weekly, Monthly',
    samples: `
      icon | title | subtitle | value | tone
      coffee | Buys the coffee | Next is Omar, then Lea | Omar | primary
      cake | Brings the cake on Friday | Next is Iris | Iris | accent
      edit | Writes the minutes | Next is Tomás, on Monday | Tomás | success
      chat | Leads the stand-up | Next is Kim, this week | Kim | primary
      drop | Empties the dishwasher | Next is Lea, today | Lea | warning
      leaf | Waters the plants | Next is Noor | Noor | success`,
    fields: 'What | text | Buys the coffee\nNext | person | Omar',
    about: 'Omar had it on 2 October, Lea on the 30th. Nobody has been skipped.',
    facts: 'Omar | Next\n7 | In the round\n30 Oct | Last',
    hero: 'Today | Omar buys the coffee | Then Lea, then Iris | Mark as taken',
    tip: 'Even so far | Nobody is more than one behind',
  },
  {
    signs: 'dog 4, walk the dog 5, cat 4, pets 4, feeding 4, litter box 5, chickens 4',
    icon: 'paw',
    groups: 'Today, Daily, Weekly',
    fields: 'What | text | Morning walk\nNext | person | Lea',
    samples: `
      icon | title | subtitle | value | tone
      paw | Morning walk | Next is Lea, then Omar | Lea | primary
      bowl | Feeds at six | Next is Omar | Omar | accent
      paw | Evening walk | Next is Iris, today | Iris | success
      drop | Bath | Next is Lea, this month | Lea | primary
      bag | Buys the food | Next is Iris, on Saturday | Iris | success
      heart | Takes him to the vet | Next is Omar | Omar | warning`,
    about: 'Lea walked on Monday and Wednesday, Omar on Tuesday. Swapped once when it rained.',
    hero: 'Tonight | Iris takes the evening walk | Lea was last | Mark as taken',
    tip: 'Even so far | Lea 14, Omar 14, Iris 13',
  },
])
