import { defineEntity } from '../entity.ts'

/** A plant of a game that grows by what somebody does in life: moves, reads, leaves the phone alone. */
export const grownPlant = defineEntity({
  id: 'grown-plant',
  one: 'Plant',
  many: 'Plants',
  words: 'virtual plant, virtual tree, virtual garden, virtual forest, virtual flower, plant, tree, seedling',
  icon: 'leaf',
  groups: 'Growing, Grown',
  fields: `
    Name | text | Sunny
    Kind | choice | Sunflower | Sunflower, Fern, Oak, Cactus
    Planted | date | Mon 9 Nov`,
  samples: `
    image | title | subtitle | overline | progress
    sunflower bud | Sunflower | 12 minutes to the next leaf | Growing | 60
    plant | Fern | 40 minutes to the next leaf | Growing | 35
    sprout | Young oak | Planted on 2 November | Growing | 20
    flower 2 | Dahlia | Fully grown since Saturday | Grown | 100
    cactus | Cactus | Fully grown since 1 November | Grown | 100
    garden | Basil | Fully grown since October | Grown | 100`,
  about: 'A leaf for every 30 minutes. Six leaves so far; after the tenth it blooms.',
  facts: '6 | Leaves\n60 % | Grown\n10 d | Old',
  figures: '3 | Grown\n3 | Growing\n11 | Leaves this week',
  hero: 'Growing now | Sunflower | 12 minutes to the next leaf | Log a session',
  tip: '6 plants in your garden | The oak needs the longest: ten hours',
  trend: 'Leaves a week | 11 | +3',
  data: [4, 6, 5, 8, 8, 9, 11],
  add: 'Plant a seed',
  use: 'Log a session',
})
