import { defineEntity } from '../entity.ts'

export const meme = defineEntity({
  id: 'meme',
  words: 'meme, meme image, meme picture, meme template, caption picture',
  icon: 'smile',
  groups: 'Mine, Animals, Work',
  fields: `
    Top text | text | No wind all morning
    Bottom text | text | until I poured the coffee
    Text color | choice | White | White, Black, Yellow, Red
    Text size | slider | 42`,
  samples: `
    image | title | subtitle
    sea sail | No wind all morning | until I poured the coffee
    kitten | I heard a tin | three rooms away
    coffee | First cup | second thoughts
    mountain | It looked closer | on the map
    dog | About the cake | I can explain
    city night | Just one more episode | four episodes ago`,
  about: 'Made on Tuesday, shared eleven times.',
  facts: '11 | Shares\n38 | Likes\n3 | Comments',
  figures: '24 | Memes | +3\n11 | Shared',
  hero: 'Draft | No wind all morning | Only the bottom text is missing | Go on',
  tip: 'Short lines are funnier | Five words on top, three below',
  add: 'New meme',
  use: 'Edit meme',
})
