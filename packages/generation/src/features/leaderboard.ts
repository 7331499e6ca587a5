import { defineFeature } from '../feature.ts'

export const leaderboard = defineFeature({
  id: 'leaderboard',
  words:
    'leaderboard, ranking, league, league table, high score, compete, challenge friends, competition, club ladder, tennis ladder, squash ladder, ranking ladder',
  // A game's name asks for no ranking.
  unless: /^(?!.*\b(?:leaderboards?|rankings?|high ?scores?|compet\w+)\b).*\bleague of legends\b/is,
  screen: 'leaderboard | Ranking | trophy | tab',
  weight: 4,
})
