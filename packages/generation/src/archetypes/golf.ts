import { defineArchetype } from '../archetype.ts'

export const golf = defineArchetype({
  id: 'golf',
  words: 'golf 12, golf scorecard 16, handicap 6, disc golf 14, hole by hole 9, tee time 14, minigolf 12',
  presets: 'natural, clean',
  icon: 'flag',
  names: 'Back Nine, Linden Links, Tee Off',
  entity: 'golf-round',
  home: 'focus ledger',
  screens: `
    home | Today | home
    history | Rounds | clock
    map? | Course | map
    stats | Numbers | chart
    detail | Round
    form | Start round
    leaderboard? | Table | trophy
    people? | Players | users
    profile | Me | user`,
})
