import { defineEntity } from '../entity.ts'

export const heardTone = defineEntity({
  id: 'heard-tone',
  one: 'Test',
  many: 'Tests',
  words: 'hearing test, audiogram',
  icon: 'headphones',
  groups: 'Left, Right, Both',
  fields: `
    Ear | choice | Both | Left, Right, Both
    Headphones | choice | Wired | Wired, Wireless, Over the ear
    Lowest tone | choice | 250 Hz | 125 Hz, 250 Hz, 500 Hz
    Highest tone | choice | 8,000 Hz | 8,000 Hz, 12,000 Hz, 16,000 Hz
    Date | date | Thu 19 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    headphones | 250 Hz | Left 10 dB, right 10 dB | 10 dB | Good | success
    headphones | 500 Hz | Left 10 dB, right 15 dB | 15 dB | Good | success
    headphones | 1,000 Hz | Left 15 dB, right 10 dB | 15 dB | Good | success
    headphones | 2,000 Hz | Left 15 dB, right 20 dB | 20 dB | Good | success
    headphones | 4,000 Hz | Left 30 dB, right 25 dB | 30 dB | A little weak | warning
    headphones | 8,000 Hz | Left 25 dB, right 25 dB | 25 dB | Good | success`,
  about:
    'Both ears hear well up to 2,000 hertz. At 4,000 the left one needs 30 decibels; ask an ear doctor if that stays so.',
  facts: '20 dB | Left\n18 dB | Right\n5 min | Took',
  figures: '20 dB | Left ear\n18 dB | Right ear\n4 | Tests',
  hero: 'Five minutes | Test both ears | Put on headphones and find a quiet room | Start test',
  tip: 'Nothing worse than in May | Test again in half a year',
  trend: 'Softest tone in dB | 18 | −1',
  data: [10, 12, 13, 18, 28, 25],
  labels: ['250', '500', '1k', '2k', '4k', '8k'],
  add: 'New test',
  use: 'Test again',
})
