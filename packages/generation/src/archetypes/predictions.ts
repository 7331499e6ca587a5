import { defineArchetype } from '../archetype.ts'

export const predictions = defineArchetype({
  id: 'predictions',
  words:
    'prediction game 20, predict scores 18, predict results 16, betting pool 18, fantasy league 18, fantasy football 18, score predictions 18, office pool 14, tipping game 16, tipping competition 16, sports predictions 18, football predictions 18, world cup 9, predictions 4',
  examples: `
    Guess the results of the cup matches with colleagues, three points for the exact one
    Office bet on the championship, no money, only a cake for the last
    Tip every game before kick-off, joker doubles, table after each round
    Friends forecast who wins each race, points for podium places, season ranking
    Fantasy team with a budget: pick eleven players, captain, transfers each week
    World championship pool for our pub, groups, final bonus question, prize
    Predict the song contest winner and the points of each country with our family
    Rugby tipping group with private leagues, deadlines and a wooden spoon
    Who knocks whom out? fill in the whole knockout tree before it starts
    Our bowling club tips the ice hockey league, who forgot gets zero, chat below
    Pick the winner of each tennis match, streak counts, weekly champion
    Prognoses on the darts finals among friends, exact sets give a bonus`,
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
