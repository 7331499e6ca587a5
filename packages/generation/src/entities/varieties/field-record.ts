import { fieldRecord } from '../field-record.ts'
import { defineVarieties } from './variety.ts'

/** What is counted along a line; without these words it is birds. */
export const fieldRecordVarieties = defineVarieties(fieldRecord, [
  {
    signs:
      'butterfly 9, butterflies 9, moths 9, moth 8, dragonflies 9, bumblebees 9, insects 7, pollinators 9',
    groups: 'Today, To check, Sent',
    fields: `
      Species | text | Small copper
      Count | number | 4
      Behaviour | choice | Feeding | Feeding, Flying, Resting, Mating
      Habitat | choice | Meadow | Meadow, Hedge, Garden, Bank
      Sun | slider | 80
      Position | place | 51.3397, 12.3731
      Photo | photo | flower
      Notes | long | On knapweed, worn wings`,
    samples: `
      icon | title | subtitle | value | time
      flower | Small copper, 4 | Transect 2, meadow, on knapweed | 5 m | 11:12
      flower | Meadow brown, 11 | Transect 2, long grass | 5 m | 11:20
      flower | Brimstone, 1 | Transect 2, hedge, flying | 5 m | 11:31
      warning | Blue, unsure | Plot 7, bank, to check | 3 m | 11:48
      flower | Peacock, 6 | Transect 3, thistles | 5 m | 12:05`,
    about:
      'Four small coppers on knapweed, one with worn wings. 19 degrees, light wind, sun for most of the way.',
    facts: '4 | Count\n19 °C | Air\n80 % | Sun',
    figures: '64 | Counted today\n14 | Species\n4 | To check',
    trend: 'Counted a walk | 64 | +12',
    hero: 'Running | Transect 3 | 1.2 of 2 km, 22 counted | Add count',
    tip: 'Four records to check | Two have no photo',
    add: 'Add count',
  },
])
