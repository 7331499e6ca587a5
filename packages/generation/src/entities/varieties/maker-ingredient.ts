import { makerIngredient } from '../maker-ingredient.ts'
import { defineVarieties } from './variety.ts'

/** What goes into what is made; without these words it is soap. */
export const makerIngredientVarieties = defineVarieties(makerIngredient, [
  {
    signs: 'candle 9, candles 9, wax 8, wick 8, wicks 8, fragrance load 9, beeswax 7',
    fields: 'Name | text | Soy wax',
    samples: `
      icon | title | subtitle | value | badge | tone
      box | Soy wax | 8 kg left | € 6.40 a kilo | Enough | success
      box | Beeswax pellets | 1.2 kg left | € 14.00 a kilo | Low | warning
      drop | Fig fragrance | 180 ml left | € 11.20 a bottle | Enough | success
      layers | Cotton wicks, no. 6 | 140 left | € 0.09 each | Enough | success
      cup | Glasses, 180 ml | 36 left | € 0.85 each | Low | warning
      box | Lids and labels | 90 left | € 0.22 each | Enough | success`,
    about: 'Bought in September, a fifth dearer than before. One batch takes 3.2 kilos.',
    facts: '8 kg | Left\n€ 6.40 | A kilo\n2 | Batches more',
    hero: 'Low | Glasses, 180 ml | 36 left, enough for two batches | Reorder',
    tip: 'Two ingredients are low | Beeswax and glasses',
  },
  {
    signs: 'jewellery 8, jewelry 8, earrings 8, necklaces 8, silver 5, beads 6',
    fields: 'Name | text | Silver wire, 1 mm',
    samples: `
      icon | title | subtitle | value | badge | tone
      layers | Silver wire, 1 mm | 42 g left | € 1.10 a gram | Enough | success
      star | Glass beads, blue | 120 left | € 0.18 each | Enough | success
      star | Ear hooks | 14 left | € 0.40 each | Low | warning
      layers | Waxed cord, red | 6 m left | € 0.60 a metre | Enough | success
      box | Boxes and cards | 60 left | € 0.35 each | Enough | success`,
    about: 'Bought in September, a tenth dearer than before. One pair takes two grams.',
    facts: '42 g | Left\n€ 1.10 | A gram\n21 | Pairs more',
    hero: 'Low | Ear hooks | 14 left, enough for seven pairs | Reorder',
    tip: 'Ear hooks are low | The fair is on Saturday',
  },
])
