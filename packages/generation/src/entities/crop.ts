import { defineEntity } from '../entity.ts'

export const crop = defineEntity({
  id: 'crop',
  words: 'crop, seed, seed packet, vegetable bed',
  icon: 'leaf',
  groups: 'Growing, Seeds, Harvest',
  fields: `
    Crop | text | Leek, winter giant
    Bed | choice | Bed 4 | Bed 1, Bed 2, Bed 3, Bed 4
    Sown | date | 12 Apr
    Planted out | date | 20 Jun
    Harvest from | date | 15 Nov
    Seeds left | number | 40
    Photo | photo | vegetable
    Notes | long | Earthed up twice`,
  samples: `
    image | title | subtitle | overline | value
    vegetable | Leek, winter giant | Bed 4, ready now | Growing | 24
    salad | Lamb’s lettuce | Bed 1, under fleece | Growing | 2 rows
    vegetable garlic | Garlic | Bed 2, planted 20 October | Growing | 36
    fruit | Tomato seeds, black plum | Good until 2028 | Seeds | 40 left
    flower | Sunflowers | Along the fence, done | Harvest | 11
    vegetable | Carrots, last row | Bed 3, lift before frost | Growing | 4 kg`,
  about: 'Sown in April, planted out in June and earthed up twice. Ready from the middle of November.',
  facts: '24 | Plants\nBed 4 | Where\nNow | Harvest',
  figures: '31 kg | Harvested | +4\n9 | Crops\n18 | Kinds of seed',
  hero: 'This week | Lift the last carrots | Frost on Saturday, bed 3 | Mark as done',
  tip: 'Frost on Saturday | Fleece over beds 1 and 3',
  trend: 'Harvest | 31 kg | +4',
  add: 'Add crop',
  use: 'Log harvest',
})
