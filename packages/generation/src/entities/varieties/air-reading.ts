import { airReading } from '../air-reading.ts'
import { defineVarieties } from './variety.ts'

/** What is in the air and measured; without these words it is dust and gases. */
export const airReadingVarieties = defineVarieties(airReading, [
  {
    signs: 'pollen 8, pollen forecast 10, pollen count 10, hay fever 5',
    one: 'Plant',
    many: 'Pollen',
    groups: 'Today, High, Mine',
    fields: `
      Plant | choice | Birch | Birch, Grass, Ragweed, Hazel, Alder, Mugwort
      Region | choice | North | North, Coast, Hills, South
      Warn from | choice | High | Low, Medium, High
      Warn me in the morning | switch | yes`,
    samples: `
      icon | title | subtitle | value | badge | tone
      leaf | Birch | Tomorrow 3, Saturday 2 | 3 of 4 | High | danger
      leaf | Grass | Tomorrow 2, Saturday 3 | 2 of 4 | Medium | warning
      leaf | Ragweed | Tomorrow 1, Saturday 1 | 1 of 4 | Low | success
      leaf | Alder | Tomorrow 1, Saturday 0 | 1 of 4 | Low | success
      leaf | Mugwort | None until Sunday | 0 of 4 | None | success
      leaf | Hazel | None until Sunday | 0 of 4 | None | success`,
    about:
      'Much until noon while it stays dry and windy. The rain on Saturday night washes it out of the air.',
    facts: '3 of 4 | Today\n3 of 4 | Tomorrow\n2 of 4 | Saturday',
    figures: '3 of 4 | Birch today\n2 of 4 | Grass today\nSaturday | Better from',
    hero: 'Birch is high today | 3 of 4 until noon | Air the rooms in the evening, after the rain | See next days',
    tip: 'Better from Saturday | Rain on the night before, then two calm days',
    trend: 'Birch pollen | 3 of 4 | +1',
    use: 'Warn me',
  },
])
