import { defineArchetype } from '../archetype.ts'

export const tournament = defineArchetype({
  id: 'tournament',
  words:
    'tournament 12, bracket 10, tournament bracket 18, bracket generator 20, knockout 10, league table 12, fixtures 7, champion 5, round robin 14, standings 5, league manager 12, seeding 4',
  presets: 'bold, dark-pro',
  icon: 'trophy',
  names: 'Last Eight, Final Whistle, The Draw',
  entity: 'bracket-match',
  home: 'focus',
  screens: `
    home | Today | home
    history | Bracket | list
    leaderboard | Table | trophy
    people | Teams | users
    form | Enter score
    detail | Match
    calendar? | Fixtures | calendar
    profile? | Me | user`,
})
