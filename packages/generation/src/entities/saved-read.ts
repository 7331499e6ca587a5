import { defineEntity } from '../entity.ts'

export const savedRead = defineEntity({
  id: 'saved-read',
  one: 'Article',
  many: 'Articles',
  words: 'newsletter, reading list',
  icon: 'book',
  groups: 'Unread, Short, Long',
  fields: `
    Address | text | letters.example/slow-maps
    Source | text | Small Letters
    Length | text | 9 min
    Tag | choice | Cities | Cities, Science, Work, Food
    Highlight | long | A map is an opinion with a scale`,
  samples: `
    image | title | subtitle | overline | meta
    city | Slow maps | A map is an opinion with a scale | Small Letters | 9 min
    science | What moss remembers | Forty years on one wall | The Field Post | 6 min
    business | The shop that closes at four | And earns more | Plain Business | 11 min
    coffee | Against the perfect cup | Two spoons, hot water, done | Second Pour | 4 min
    history | Letters to a lighthouse | Found under the stairs | Small Letters | 14 min
    design | Signs people obey | One arrow is enough | Grid Weekly | 7 min`,
  about: 'A map is an opinion with a scale. This one leaves out every road on which you cannot stop.',
  facts: '9 min | Reading\n3 | Highlights\n62 % | Read',
  figures: '14 | Unread | −3\n2 h 10 | Read this week\n38 | Highlights',
  hero: 'For the train | Slow maps, nine minutes | Saved for offline since Monday | Start reading',
  tip: 'Six letters came today | Two are under five minutes',
  trend: 'Minutes read a day | 22 | +4',
  data: [12, 15, 14, 18, 17, 18, 22],
  add: 'Save article',
  use: 'Read now',
})
