import { defineArchetype } from '../archetype.ts'

/** Rides somebody has been on; how long one queues for them is `wait-times`. */
export const coasterLog = defineArchetype({
  id: 'coaster-log',
  words:
    'roller coaster counter 70, coaster counter 70, coaster count 60, roller coaster log 70, coaster log 60, coaster credits 60, roller coasters i have ridden 70, coasters ridden 60, theme park tracker 54, ride log 30, coaster enthusiasts 60, roller coasters 34',
  examples: `
    Every coaster I have ridden, with park, height, speed and how often
    Count rides today, first row or last row, day or night
    Enthusiasts compare credits and rank their top ten
    Wooden ones still missing in my list
    Parks I visited, which rides were closed
    Hundredth coaster is coming up in May, where should it be
    Statistics: inversions, metres of track, countries
    My children have grown to 1.40 m, what may they ride
    Rate airtime, smoothness and theme
    Trip to six parks with what to ride first
    On-ride photos with the date
    Which coaster did I like better, one pair after the other`,
  unless: /\b(?:wait(?:ing)? times?|queue times?|tickets?|simulator|tycoon|drink|coasts?|coastal)\b/i,
  bars: 'cart checkout slots',
  presets: 'playful, bold',
  icon: 'flag',
  names: 'Front Row, First Drop, Hundredth Credit',
  entity: 'ridden-coaster',
  home: 'shelf ledger',
  screens: `
    home | Rides | home
    browse | Coasters | list
    browse! | Parks | map | theme-park | | | parks, theme parks, amusement parks
    stats | Numbers | chart
    saved? | Wanted | heart
    leaderboard? | Ranking | trophy
    detail | Coaster
    form | Log ride
    settings? | Settings | settings`,
})
