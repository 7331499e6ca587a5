import { defineArchetype } from '../archetype.ts'

export const esports = defineArchetype({
  id: 'esports',
  words:
    'league of legends 9, summoner 8, match history 6, player stats 6, esport 8, gamer 5, clan 5, tournament 4, companion app 2',
  presets: 'dark-pro, bold',
  icon: 'trophy',
  names: 'Lastpick, Midlane, Clutch',
  entity: 'match',
  home: 'focus ledger',
  screens: `
    home | Overview | home
    browse | Summoners | search | player
    history | Matches | clock
    stats | Stats | chart
    detail | Match
    video? | Live | video
    profile? | Me | user`,
})
