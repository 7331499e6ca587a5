import { defineEntity } from '../entity.ts'

export const word = defineEntity({
  id: 'word',
  words: 'word, vocabulary, language, phrase, grammar, translation, dictionary',
  icon: 'globe',
  groups: 'Market, Travel, Family, Verbs',
  fields: `
    Word | text | o melão
    Meaning | text | the melon
    Example | long | Quanto custa o melão?
    Set | choice | Market | Market, Travel, Family, Verbs`,
  samples: `
    icon | title | subtitle | badge | tone
    apple | How much, please? | Quanto custa o melão? | Known | success
    cart | Where is the melon? | Onde está o melão? | New | primary
    sun | Is the melon ripe? | O melão está maduro? | Again | warning
    wallet | Too expensive! | Caro demais! | New | primary
    bag | A bag, please | Um saco, por favor | Known | success`,
  about: 'Quanto works for everything one can count or pay: quanto custa, quanto tempo, quantas maçãs.',
  facts: '412 | Words\n88 % | Right\n23 | Streak',
  figures: '23 | Day streak | +1\n412 | Words | +10\n88 % | Right first time',
  hero: 'Lesson 3 of 6 | “Quanto custa o melão?” | Ten new words at the market | Keep going',
  tip: '10 new words every week | Three of this week’s want another look',
  trend: 'Minutes learned | 128 | +24',
  data: [12, 20, 8, 24, 16, 30, 18],
  use: 'Practise it',
})
