import { defineArchetype } from '../archetype.ts'

export const team = defineArchetype({
  id: 'team',
  words:
    'team 4, chess club 9, club manager 7, football 6, soccer 6, basketball 6, club 4, match 3, coach 5, tournament 5, sports team 7, player 2, referee 5, score 2, training schedule 4',
  presets: 'bold, clean',
  icon: 'trophy',
  names: 'Home Side, Touchline, Extra Time',
  entity: 'match',
  home: 'focus ledger',
  screens: `
    home | Team | home
    week | Schedule | calendar
    people | Players | users
    stats | Stats | chart
    detail | Match
    chats? | Team chat | chat
    leaderboard? | Table | trophy
    form | New match`,
})
