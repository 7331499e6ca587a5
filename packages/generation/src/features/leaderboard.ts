import { defineFeature } from '../feature.ts'

export const leaderboard = defineFeature({
  id: 'leaderboard',
  words: 'leaderboard, ranking, league, high score, compete, challenge friends, competition',
  screen: 'leaderboard | Ranking | trophy | tab',
  weight: 4,
})
