import { defineEntity } from '../entity.ts'

export const growTray = defineEntity({
  id: 'grow-tray',
  one: 'Tray',
  many: 'Trays',
  words: 'grow tray, tray, grow, grow bed, rack, grow tent, hydroponic plant',
  icon: 'leaf',
  groups: 'Leaves, Herbs, Fruit',
  fields: `
    Plant | text | Lettuce, oak leaf
    Tray | choice | Tray 1 | Tray 1, Tray 2, Tower, Tent
    Sown | date | Mon 26 Oct
    Stage | choice | Leaves | Seed, Roots, Leaves, Flower, Harvest
    Lamp hours | number | 16
    Growth photo | photo | vegetable
    Notes | long | Roots are white, tips a little brown`,
  samples: `
    image | title | subtitle | overline | value | badge | tone
    vegetable | Lettuce, oak leaf | Tray 1, day 24, eight plants | Leaves | pH 6.0 | Harvest Sunday | success
    plant | Basil, Genovese | Tray 2, day 31, six plants | Herbs | pH 5.8 | Growing | primary
    tomato | Tomatoes, dwarf | Tent, day 58, first fruit | Fruit | pH 6.2 | Flower | accent
    sapling | Pak choi | Tray 3, day 9, twelve plants | Leaves | pH 5.9 | Roots | neutral
    plant | Mint | Tower, day 74 | Herbs | pH 6.6 | pH too high | warning
    vegetable | Chillies, red | Tent, day 66 | Fruit | pH 6.1 | Growing | primary`,
  about:
    'Eight heads on day twenty-four, roots white as paper. Cut the outer leaves on Sunday, leave the heart.',
  facts: 'pH 6.0 | Water\n1.4 | EC\nDay 24 | Of 35',
  figures: '6 | Trays\npH 6.0 | On average\n1.8 kg | This month | +0.4',
  hero: 'Today | Mint is at pH 6.6 | Add 2 ml of pH down, measure again in an hour | Log values',
  tip: 'Change the solution on Saturday | It is ten days old',
  trend: 'Harvest in kg | 1.8 | +0.4',
  add: 'Add tray',
  use: 'Log values',
})
