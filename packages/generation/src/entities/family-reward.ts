import { defineEntity } from '../entity.ts'

/** What children of a family get for the stars they have earned. */
export const familyReward = defineEntity({
  id: 'family-reward',
  words: 'family reward, reward for children, treat for stars',
  one: 'Reward',
  many: 'Rewards',
  icon: 'gift',
  groups: 'Within reach, Saving for it, Had it',
  fields: `
    Reward | text | Choose the film on Friday
    Stars | number | 20
    For whom | choice | Everybody | Everybody, Mara, Jonas, Ida
    Notes | long | Popcorn is included`,
  samples: `
    icon | title | subtitle | value | badge | tone
    movie | Choose the film on Friday | Mara has 24 stars | 20 stars | Within reach | success
    clock | Stay up half an hour | Jonas has 18 stars | 15 stars | Within reach | success
    cake | Bake a cake together | Ida, 5 stars to go | 30 stars | Soon | warning
    wave | Afternoon at the pool | Together, 22 to go | 60 stars | Saving | primary
    gift | A book of your choice | Mara, 26 to go | 50 stars | Saving | primary
    game | Extra hour of games | Had on Sunday | 25 stars | Had it | neutral`,
  about: 'Popcorn is included, and whoever chose the film does not have to tidy up afterwards.',
  facts: '20 | Stars\n24 | Collected\n3 | Had so far',
  figures: '6 | Rewards\n2 | Within reach',
  hero: 'Within reach | Choose the film on Friday | 24 stars, and it takes 20 | Take it',
  tip: 'Two rewards are within reach | Mara and Jonas have enough stars',
  add: 'Add reward',
  use: 'Take it',
})
