import { defineArchetype } from '../archetype.ts'

export const scoreKeeper = defineArchetype({
  id: 'score-keeper',
  words:
    'dart counter 20, darts counter 20, score counter 18, score keeper 20, scorekeeper 20, keep score 16, score board 9, scoreboard 7, score sheet 12, score tracking 12, darts 12, bowling 10, count points 12, points counter 14, card game scores 18, track scores 12, tally counter 14, board game scores 16',
  bars: 'checkout cart slots',
  presets: 'playful, dark-pro',
  icon: 'list',
  names: 'Tally Ho, Chalk, To 500',
  entity: 'score-round',
  home: 'focus',
  screens: `
    home | Score | home
    form | Enter round
    history | Games | clock
    leaderboard | Ranking | trophy
    people | Players | users
    stats? | Numbers | chart
    timer? | Timer | timer
    detail | Player
    settings | Settings | settings`,
})
