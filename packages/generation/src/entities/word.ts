import { defineEntity } from '../entity.ts'

export const word = defineEntity({
  id: 'word',
  words: 'word, vocabulary, language, phrase, grammar, translation, dictionary',
  icon: 'globe',
  groups: 'Market, Travel, Family, Verbs',
  fields: `
    Word | text | Market
    Meaning | text | Where one buys fruit
    Example | long | I go to the market on Saturday
    Set | choice | Market | Market, Travel, Family, Verbs`,
  samples: `
    icon | title | subtitle | badge | tone
    apple | Market | Heard twice, said once | Known | success
    cart | Station | New in lesson 3 | New | primary
    sun | Weather | With audio, 2 s | Again | warning
    wallet | Good morning | Said right three times | Known | success
    bag | Thank you | With audio, 1 s | Known | success
    book | Neighbour | New in lesson 3 | New | primary`,
  about: 'Listen twice, say it once, and use it in a sentence of your own. It comes back on Thursday.',
  facts: '412 | Words\n88 % | Right\n23 | Streak',
  figures: '23 | Day streak | +1\n412 | Words | +10\n88 % | Right first time',
  hero: 'Lesson 3 of 6 | At the market | Ten new words at the market | Keep going',
  tip: '10 new words every week | Three of this week’s want another look',
  trend: 'Minutes learned | 128 | +24',
  data: [12, 20, 8, 24, 16, 30, 18],
  use: 'Practise it',
})
