import { golfRound } from '../golf-round.ts'
import { defineVarieties } from './variety.ts'

/** Rounds on courses of another sort; without these words it is golf with clubs. */
export const golfRoundVarieties = defineVarieties(golfRound, [
  {
    signs: 'disc golf 9, frisbee golf 9, discs 6, disc 5',
    groups: 'This month, 18 baskets, 9 baskets',
    without: 'Putts, Holes',
    fields: `
      Course | place | Linden park
      Date | date | Sat 14 Nov
      Baskets | choice | 18 | 9, 18
      Score | number | 58
      Weather | choice | Dry | Dry, Wind, Rain
      With | text | Lea, Tomás
      Notes | long | Basket 7 into the wind, a steady disc`,
    samples: `
      icon | title | subtitle | value | badge | tone
      flag | Linden park | Sat 14 Nov, 18 baskets, with Lea | 58 | +4 | success
      flag | Harbour woods | Sun 8 Nov, 9 baskets | 31 | +4 | primary
      flag | Linden park | Sat 31 Oct, rain | 64 | +10 | danger
      trophy | Autumn league | Sat 24 Oct, third place | 56 | +2 | success
      flag | Ridge valley | Sun 11 Oct, 18 baskets | 61 | +7 | warning`,
    about: 'Steady until the seventh, then the wind. Two birdies, and one throw in the brook.',
    facts: '58 | Throws\n2 | Birdies\n+4 | To par',
    figures: '59.4 | Average | −1.3\n11 | Rounds\n9 | Birdies',
    hero: 'Saturday, 9:40 | Linden park with Lea | Dry, wind from the west | Start round',
    tip: 'You lose throws on 7 and 12 | Both into the wind, take a steadier disc',
    trend: 'Strokes a round | 59.4 | −1.3',
    data: [65, 64, 63, 62, 61, 60, 59],
    add: 'Start round',
    use: 'Enter basket',
  },
])
