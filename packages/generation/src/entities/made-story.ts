import { defineEntity } from '../entity.ts'

export const madeStory = defineEntity({
  id: 'made-story',
  one: 'Story',
  many: 'Stories',
  words: 'bedtime story, personalised story, personalized story, generated story, fairy tale',
  icon: 'book',
  groups: 'New, Bedtime, Favourites',
  fields: `
    Name of the child | text | Ida
    Favourite animal | choice | Fox | Fox, Owl, Dragon, Whale
    What it is about | choice | Sharing | Sharing, Courage, Patience, Friends
    Length | choice | 5 min | 3 min, 5 min, 10 min
    Read aloud | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta
    forest | Ida and the fox with one boot | About sharing | New | 5 min
    night | The owl who was afraid of the dark | About courage | Bedtime | 4 min
    sea | The whale that lost its song | About friends | Bedtime | 6 min
    mountain | A dragon waits for spring | About patience | New | 5 min
    garden | Three snails race to the gate | About patience | Bedtime | 3 min
    city night | The lamp keeper of Mill street | About courage | New | 7 min`,
  about: 'Ida finds a fox who owns one boot only. By the end of the path they have two, and a friend.',
  facts: '5 min | Length\nFox | Animal\nSharing | About',
  figures: '14 | Stories\n6 | Read this week\n3 | Favourites',
  hero: 'Tonight, five minutes | Ida and the fox with one boot | With pictures, read aloud | Read it',
  tip: 'A new story for tonight | Ida liked the one with the owl',
  trend: 'Stories a week | 6 | +1',
  add: 'Make a story',
  use: 'Read it',
})
