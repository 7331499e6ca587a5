import { defineEntity } from '../entity.ts'

export const plant = defineEntity({
  id: 'plant',
  words: 'plant, house plant, houseplant, virtual plant, potted plant',
  icon: 'leaf',
  groups: 'Window, Balcony, Shade, Herbs',
  fields: `
    Kind | text | Monstera
    Place | choice | Window | Window, Balcony, Shade
    Water every | choice | 7 days | 3 days, 7 days, 14 days
    Since | date | 12 Mar 2024
    Photo | photo | plant
    Notes | long | New leaf on Sunday`,
  samples: `
    image | title | subtitle | overline | meta
    plant | Monstera, the big one | Water today | Window | 1.2 m
    flower | Winter jasmine | In 3 days | Balcony | In bud
    garden | Basil and thyme | Tomorrow | Kitchen | Harvest
    plant leaf | Fern from Ida | In 2 days | Bathroom | New leaf
    sapling | Lemon tree | In 5 days | Stairs | 4 fruits
    sprout | Sweet peas | Sown Sunday | Tray | Day 4`,
  about: 'Likes the east window and being forgotten a little. The new leaf came on Sunday.',
  facts: '7 d | Water\n1.2 m | Height\n2 y | With you',
  figures: '14 | Plants | +1\n3 | To water\n9 | New leaves',
  hero: 'Water today | Monstera, the big one | Half a litre, and turn it a little | Mark as watered',
  tip: '3 plants want water | The fern can wait until Saturday',
  trend: 'New leaves this month | 9 | +4',
  use: 'Mark as watered',
})
