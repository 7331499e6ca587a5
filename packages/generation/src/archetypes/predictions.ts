import { defineArchetype } from '../archetype.ts'

export const predictions = defineArchetype({
  id: 'predictions',
  words:
    'prediction game 20, predict scores 18, predict results 16, betting pool 18, fantasy league 18, fantasy football 18, score predictions 18, office pool 14, tipping game 16, tipping competition 16, sports predictions 18, football predictions 18, world cup 9, predictions 4',
  needs:
    /match|football|soccer|league|sport|predict|cup\b|bundesliga|game|\bbet|fantasy|race|rugby|tournament/i,
  presets: 'bold, dark-pro',
  icon: 'trophy',
  names: 'Two One (football soccer hockey), Kick-off (football soccer), Joker, Good Guess',
  entity: 'tip-game',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Matches | list
    leaderboard | Table | trophy
    people? | Group | users
    stats | Points | chart
    detail | Match
    form | Tip
    chats? | Chat | chat
    profile | Me | user`,
})
