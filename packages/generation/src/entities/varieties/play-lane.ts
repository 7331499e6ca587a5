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
    signs: 'kart 10, karting 12, go-kart 12, karts 10, axe throwing 12, quad bikes 8, ice karting 10',
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
      race car | Two teams, open round | Today 18:00, 6 places left | Today | € 12 | 4.8
      race car | First time | Today 17:00, with a briefing | Beginners | € 10 | 4.9
      race car | Group round, all yours | Sat 15:00, up to 16 players | Groups | € 160 | 4.8
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
