import { defineArchetype } from '../archetype.ts'

export const scores = defineArchetype({
  id: 'scores',
  words:
    'live scores 20, sports scores 20, live matches 14, football scores 20, leagues 7, favourite teams 10, favorite teams 10, match results 12, sports news 12, nba 16, premier league 16, cricket scores 18, formula 1 16, f1 12, sports results 16, livescore 20',
  presets: 'bold, dark-pro',
  icon: 'trophy',
  names: '67 Minutes (football soccer), Full Time, Cup Night',
  entity: 'live-match',
  home: 'focus',
  screens: `
    home | Live | home
    browse | Matches | list
    leaderboard | Table | trophy
    saved | Favorites | star
    detail | Match
    stats? | Numbers | chart
    notifications | Alerts | bell
    calendar? | Calendar | calendar
    feed? | News | file
    settings? | Settings | settings`,
})
