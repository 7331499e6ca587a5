import { defineFeature } from '../feature.ts'

/** What is written about the app's matter; of a council, a club or a school the news are its own notices. */
export const news = defineFeature({
  id: 'news',
  words: 'news feed, market news, crypto news, financial news, stock news, industry news, sports news',
  unless: /\bnews ?feeds?\b(?=.*\b(?:posts?|friends?|follow\w*|social|likes?|comments?)\b)/i,
  screen: 'browse | News | document | tab | article',
  weight: 4,
})
