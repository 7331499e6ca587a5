import { bracketMatch } from '../bracket-match.ts'
import { defineVarieties } from './variety.ts'

/** Who plays whom, one against one; without these words teams play for goals. */
export const bracketMatchVarieties = defineVarieties(bracketMatch, [
  {
    signs:
      'chess 5, swiss 4, go 1, bridge 4, scrabble 5, backgammon 5, board game 3, card game 3, magic 3, draughts 5, poker 4',
    one: 'Game',
    groups: 'This round, Running, Finished',
    fields: `
      White | person | Lea Brandt
      Black | person | Omar Haddad
      Round | choice | Round 4 | Round 1, Round 2, Round 3, Round 4, Round 5
      Result | choice | Open | Open, 1 – 0, ½ – ½, 0 – 1
      Board | number | 1
      When | date | Sat 21 Nov`,
    without: 'Home, Away, Score, Pitch',
    samples: `
      avatar | title | subtitle | value | badge | tone
      Lea Brandt | Brandt – Haddad | Round 4, board 1 | 1 – 0 | Done | success
      Kim Osei | Osei – Chen | Round 4, board 2 | – | Running | danger
      Yusuf Kaya | Kaya – Vogt | Round 4, board 3 | ½ – ½ | Done | neutral
      Noor Rahman | Rahman – Rey | Round 4, board 4 | – | Running | danger
      Priya Nair | Nair – Lund | Round 4, board 5 | 0 – 1 | Done | neutral
      Elias Lund | Lind – free | Bye, one point | 1 | Bye | primary`,
    about: 'Won in forty moves after an exchange on move 22. White leads with three and a half of four.',
    facts: '3½ | Points\n4 | Round\nNo. 1 | Board',
    figures: '24 | Players\n4 of 7 | Round\n2 | Games running',
    hero: 'Round 4 | Osei against Chen | Board 2, the last but one | Enter result',
    tip: 'Round 5 at 15:30 | Pairings are drawn when two games are in',
    trend: 'Games played | 46 | +12',
    add: 'Add game',
    use: 'Enter result',
  },
  {
    signs:
      'tennis 4, padel 4, squash 4, badminton 4, table tennis 5, ping pong 5, pickleball 5, darts 5, singles 4, fencing 4, judo 4, pool 3, billiards 4, snooker 4',
    groups: 'Today, Round 1, Semi-final',
    fields: `
      Player one | person | Lea Brandt
      Player two | person | Kim Osei
      Round | choice | Semi-final | Round 1, Quarter-final, Semi-final, Final
      Score | text | 6:4, 7:5
      Court | text | Court 2`,
    without: 'Home, Away, Pitch',
    samples: `
      avatar | title | subtitle | value | badge | tone
      Lea Brandt | Brandt – Osei | Semi-final, court 2 | 6:4, 7:5 | Done | success
      Omar Haddad | Haddad – Chen | Semi-final, 15:30 | 3:2 | Live | danger
      Lea Brandt | Brandt – Kaya | Quarter-final | 6:1, 6:3 | Done | neutral
      Kim Osei | Osei – Vogt | Quarter-final | 7:6, 6:4 | Done | neutral
      Omar Haddad | Haddad – Rey | Quarter-final | 6:2, 4:6, 6:3 | Done | neutral
      Iris Chen | Chen – Rahman | Quarter-final | 6:4, 6:4 | Done | neutral`,
    about: 'Two close sets in seventy minutes. Lea waits for the winner of the other half.',
    facts: '6:4, 7:5 | Score\n2 | Court\n70 min | Length',
    figures: '16 | Players\n12 | Matches played\n1 | To the final',
    hero: 'Semi-final | Haddad against Chen | Court 2 at 15:30 | Enter score',
    tip: 'Lea is in the final | At 17:00 on court 1',
  },
  {
    signs: 'esports 5, gaming 4, video game 4, video games 4, lan 4, fifa 4, smash 4, console 4',
    groups: 'Winners, Losers, Finals',
    fields:
      'Home | text | Night Owls\nAway | text | Pixel Anglers\nBest of | choice | 3 | 1, 3, 5\nScore | text | 2 : 1',
    without: 'Pitch',
    samples: `
      icon | title | subtitle | value | badge | tone
      game | Night Owls, Pixel Anglers | Winners’ final, best of three | 2 : 1 | Done | success
      game | Late Shift, Room 12 | Losers’ round 3, station 2 | 1 : 1 | Live | danger
      game | Paper Tigers, Six Knots | Losers’ round 2 | 0 : 2 | Done | neutral
      game | Night Owls, Room 12 | Winners’ semi-final | 2 : 0 | Done | neutral
      game | Pixel Anglers, Late Shift | Winners’ semi-final | 2 : 1 | Done | neutral`,
    about: 'Third game went to overtime. The Owls wait in the final, a second loss ends it for the others.',
    facts: '2 : 1 | Score\nBest of 3 | Mode\nNo. 1 | Station',
    hero: 'Losers’ round 3 | Late Shift against Room 12 | Station 2, third game | Enter score',
  },
])
