import { liveMatch } from '../live-match.ts'
import { defineVarieties } from './variety.ts'

/** Results of one sport; without these words football. */
export const liveMatchVarieties = defineVarieties(liveMatch, [
  {
    signs: 'cricket 9, ipl 9, test match 7, t20 9',
    groups: 'Live, Today, Finished',
    fields:
      'Team | text | The Owls\nLeague | choice | First league | First league, T20, Test\nAlerts | choice | Wickets | All, Wickets, Result',
    samples: `
      icon | title | subtitle | value | badge | tone
      trophy | The Owls, Six Knots | T20, 14.2 overs | 128/4 | Live | danger
      trophy | Late Shift, Room 12 | Test, day 3 | 212/6 | Live | danger
      flag | Paper Tigers, Anglers | T20, 18:00 | – | Today | primary
      flag | Mill Street, Harbour 05 | Women, 14:30 | – | Today | primary
      flag | East End, Park View | Won by 4 wickets | 164/6 | Final | neutral`,
    about: 'Two wickets in one over, then a stand of forty-one. The Owls need 37 from 34 balls.',
    facts: '128/4 | Score\n14.2 | Overs\n9.0 | Run rate',
    hero: 'Live, 14.2 overs | The Owls 128/4 | 37 from 34 balls to win | Follow',
  },
  {
    signs: 'basketball 8, nba 9, wnba 9',
    samples: `
      icon | title | subtitle | value | badge | tone
      trophy | The Owls, Six Knots | Third quarter, 4:12 | 71 : 68 | Live | danger
      trophy | Late Shift, Room 12 | Half-time | 48 : 52 | Live | danger
      flag | Paper Tigers, Anglers | First league, 18:00 | – | Today | primary
      flag | Mill Street, Harbour 05 | Women, 20:30 | – | Today | primary
      flag | East End, Park View | After overtime | 104 : 101 | Final | neutral`,
    about: 'A run of eleven points after the break. Both teams have four fouls.',
    facts: '71 : 68 | Score\nQ3 | Quarter\n48 % | Shots in',
    hero: 'Live, third quarter | The Owls 71, Six Knots 68 | Eleven points in a row | Follow',
  },
  {
    signs: 'formula 1 9, f1 8, motogp 9, grand prix 8',
    groups: 'Live, Next, Finished',
    fields: 'Driver | text | Osei\nTeam | text | Paper Tigers\nAlerts | choice | Start | All, Start, Result',
    without: 'League',
    samples: `
      icon | title | subtitle | value | badge | tone
      flag | 1. Osei | Lap 38 of 57, hard tyres | 1:14.2 | Live | danger
      flag | 2. Sato | Two stops | +2.8 | Live | danger
      flag | 3. Silva | Fastest lap | +6.1 | Live | danger
      calendar | Qualifying, Harbour Ring | Saturday, 15:00 | – | Next | primary
      trophy | Mountain Grand Prix | Won by Sato | 1st | Final | neutral`,
    about: 'Osei leads since the second stop. Rain is expected in twelve laps.',
    facts: '38 | Lap\n+2.8 | Ahead\n2 | Stops',
    hero: 'Live, lap 38 of 57 | Osei leads by 2.8 seconds | Rain in about twelve laps | Follow',
    figures: '38 | Lap\n1st | Osei\n19 | Races left',
  },
])
