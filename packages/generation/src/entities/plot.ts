import { defineEntity } from '../entity.ts'

export const plot = defineEntity({
  id: 'plot',
  words: 'plot, orchard',
  icon: 'leaf',
  groups: 'Growing, To do, Resting',
  fields: `
    Name | text | South wall
    Crop | text | Riesling
    Size | text | 0.4 ha
    Planted | date | 12 Mar 2026
    Treated | date | Mon 16 Nov
    Notes | long | Two rows want new wire`,
  samples: `
    image | title | subtitle | overline | value
    vineyard | South wall | Riesling, 14 rows | 0.4 ha | 18.2 °Bx
    field | Long acre | Winter rye | 1.2 ha | Sown
    garden | By the well | Leeks and kale | 80 m² | Ready
    vegetable | Plot 7 | Potatoes, lifted | 120 m² | 214 kg
    forest | Old orchard | Boskoop, 22 trees | 0.3 ha | 640 kg
    vineyard field | North slope | Silvaner, 9 rows | 0.3 ha | 17.4 °Bx`,
  about: 'Warm in the morning, dry by noon. Two rows want new wire before the frost.',
  facts: '0.4 ha | Size\n14 | Rows\n18.2 | Brix',
  figures: '9 | Plots\n1.8 t | Harvest | +12 %',
  hero: 'To do today | South wall | Two rows want new wire before the frost | Open plot',
  tip: 'Rain from Friday | Spray before Thursday noon',
  trend: 'Harvest | 1.8 t | +12 %',
  add: 'Add record',
  use: 'Add record',
})
