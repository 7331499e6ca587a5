import { playLane } from '../play-lane.ts'
import { defineVarieties } from './variety.ts'

/** What one plays on by the hour; without these words it is a bowling lane. */
export const playLaneVarieties = defineVarieties(playLane, [
  {
    signs: 'driving range 12, golf range 12, buckets of balls 12, golf simulator 10, golf bays 10, golf 5',
    one: 'Bay',
    many: 'Bays',
    groups: 'Free now, Covered, Upper deck',
    fields: `
      Date | date | Sat 21 Nov
      Time | time | 18:00
      Balls | choice | 50 | 30, 50, 100
      With a lesson | switch | no`,
    without: 'Players, Shoe sizes, For children, Hours, Wishes',
    samples: `
      image | title | subtitle | overline | value | meta
      golf | Bay 4 | Free now, mat and tee | Free now | € 8 | 4.7
      golf | Bay 7, covered | Free now, with heater | Covered | € 9 | 4.8
      golf | Bay 12, upper deck | From 18:30, sees all targets | Upper deck | € 9 | 4.9
      golf | Bay 2, left-handed | Free now, mirror behind | Free now | € 8 | 4.6
      golf | Bay 15, with radar | From 19:00, shows speed and carry | Upper deck | € 14 | 4.9
      golf course | Putting green | Always open, no balls needed | Free now | € 0 | 4.5`,
    about:
      'Fifty balls come out of the machine with your code. The mat is new, the 100 metre flag is straight ahead.',
    facts: '€ 8 | 50 balls\n4 | Free bays\n22:00 | Lights off',
    figures: '9 | Free now\n18 | Bays\n€ 8 | 50 balls',
    hero: 'Right now | Nine bays are free | Lights until 22:00, heaters in the covered ones | Get balls',
    tip: 'Mondays are double | Two buckets for one until noon',
    trend: 'Buckets a day | 212 | +18',
    add: 'Buy balls',
    use: 'Get balls',
    price: '€ 8 | 50 balls',
  },
  {
    signs:
      'trampoline 12, trampolines 12, soft play 12, indoor playground 12, bouncy hall 9, climbing hall for kids 8, ball pit 9',
    one: 'Session',
    many: 'Sessions',
    groups: 'Today, Little ones, Weekend',
    fields: `
      Date | date | Sat 21 Nov
      Time | time | 14:00
      Hours | choice | 1 | 1, 2, 3
      Children | number | 3
      Grown-ups | number | 1
      Socks | switch | yes`,
    without: 'Players, Shoe sizes, For children',
    samples: `
      image | title | subtitle | overline | value | meta
      balloon | Open jump | Today 14:00, 22 places left | Today | € 9 | 4.8
      toy block | Little ones, up to five | Today 10:00, 9 places left | Little ones | € 6 | 4.9
      balloon | Open jump | Today 16:00, 4 places left | Today | € 9 | 4.8
      neon | Friday night jump | Fri 20:00, with music, from twelve | Weekend | € 12 | 4.7
      party | Birthday corner | Sat 14:00, ten children | Weekend | € 140 | 4.9`,
    about: 'An hour on all fields, with socks from the desk. Those under six jump on the left side.',
    facts: '€ 9 | An hour\n22 | Places left\n14:00 | Starts',
    figures: '22 | Places left\n5 | Sessions today\n€ 9 | An hour',
    hero: 'Today, 14:00 | Open jump | Twenty-two places are left | Choose time',
    add: 'Book session',
    price: '€ 9 | an hour',
  },
  {
    signs:
      'laser tag 12, laser tag arena 12, paintball 12, paintball field 12, kart 10, karting 12, go-kart 12, karts 10, axe throwing 12, arcade 7, escape the maze 6',
    one: 'Round',
    many: 'Rounds',
    groups: 'Today, Beginners, Groups',
    fields: `
      Date | date | Sat 21 Nov
      Time | time | 18:00
      Rounds | choice | 2 | 1, 2, 3
      Players | number | 8
      Youngest | number | 11
      Wishes | long | It is a birthday`,
    without: 'Shoe sizes, For children, Hours',
    samples: `
      image | title | subtitle | overline | value | meta
      neon | Two teams, open round | Today 18:00, 6 places left | Today | € 12 | 4.8
      neon | First time | Today 17:00, with a briefing | Beginners | € 10 | 4.9
      neon | Group round, all yours | Sat 15:00, up to 16 players | Groups | € 160 | 4.8
      night | Late round | Fri 22:00, from sixteen | Today | € 14 | 4.7
      trophy | Cup of the month | Sun 16:00, three rounds | Groups | € 18 | 4.9`,
    about:
      'Twenty minutes after ten minutes of briefing. Closed shoes; what you need is handed out at the desk.',
    facts: '€ 12 | Each\n20 min | Long\n6 | Places left',
    figures: '6 | Places left\n9 | Rounds today\n€ 12 | Each',
    hero: 'Today, 18:00 | Two teams, open round | Six places are left | Choose time',
    tip: 'Be there ten minutes early | For the briefing',
    add: 'Book round',
    price: '€ 12 | each',
  },
])
