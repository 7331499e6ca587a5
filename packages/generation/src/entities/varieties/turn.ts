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
    signs: 'snow 7, shovel 6, salted 5, gritted 5, salt 3, pavement 4, sidewalk 4, ice 2',
    icon: 'cloud',
    groups: 'Tonight, This week, Done',
    samples: `
      icon | title | subtitle | value | tone
      cloud | Pavement, tonight | Next is Lea, then Omar | Lea | primary
      cloud | Steps and yard, tonight | Next is Omar, with the cart | Omar | accent
      check | Pavement, Wednesday | Salted at 6:10 | Iris | success
      cloud | Pavement, Friday | Next is Tomás | Tomás | primary
      bag | Buys the salt | Next is Kim, two bags left | Kim | warning`,
    fields:
      'What | text | Pavement, tonight\nNext | person | Lea\nWhen | choice | Before seven | Before seven, At noon, In the evening\nSalted | switch | yes',
    without: 'Order, Repeats',
    about: 'Four centimetres by morning. Lea clears the pavement before seven, Omar the steps.',
    facts: 'Lea | Next\n4 cm | Tonight\n6:10 | Last salted',
    figures: '6 | Houses\n2 | Tonight\n9 | Times this winter',
    hero: 'Tonight | Lea clears the pavement | Then Omar, then Iris | Mark as cleared',
    tip: 'Four centimetres until six | The salt stands by the gate',
    trend: 'Times cleared | 9 | +2',
    use: 'Mark as cleared',
  },
  {
    signs:
      'walking 5, walks 5, walk 4, walking bus 8, on foot 5, walking home 8, walk home 8, kids home 8, children home 8, families 2',
    icon: 'users',
    groups: 'This week, Morning, Afternoon',
    fields:
      'What | text | Walks home, Monday\nNext | person | Lea\nChildren | number | 7\nLeaves at | time | 15:10',
    without: 'Order, Repeats',
    samples: `
      icon | title | subtitle | value | tone
      users | Monday, 15:10 | Lea walks, seven children | Lea | primary
      users | Tuesday, 15:10 | Omar walks, six children | Omar | accent
      repeat | Wednesday, 13:00 | Iris, swapped with Kim | Iris | success
      users | Thursday, 15:10 | Tomás walks, seven children | Tomás | primary
      warning | Friday, 13:00 | Kim is ill, nobody yet | Open | danger`,
    about:
      'Seven children today. Lea walked on the 6th and the 19th, Omar on the 13th. Swapped once in October.',
    facts: 'Lea | Today\n7 | Children\n15:10 | Leaves',
    figures: '7 | Families\n5 | This week\n1 | Open',
    hero: 'Today, 15:10 | Lea walks the children home | Seven children, at the gate | Mark as done',
    tip: 'Friday is open | Kim is ill, nobody has taken it yet',
    trend: 'Walks | 41 | +5',
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
