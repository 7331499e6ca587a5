import { defineEntity } from '../entity.ts'

export const upgrade = defineEntity({
  id: 'upgrade',
  words: 'upgrade, game upgrade',
  icon: 'spark',
  groups: 'Stand, Helpers, Boosts',
  fields: `
    Upgrade | text | Bigger jug
    Level | number | 7
    Costs | number | 1200
    Gives | text | +12 a second
    Buy | choice | 1 | 1, 10, Most`,
  samples: `
    icon | title | subtitle | value | tone
    cup | Bigger jug | Level 7, +12 a second | 1.2k | success
    user | Hire Omar | Squeezes while you sleep | 4.8k | primary
    sun | Sunny day | Double for 2 minutes | 3 gems | warning
    cart | Second stand | By the lake, +60 a second | 18k | accent
    star | Better sign | Level 3, +8 % | 940 | success
    bolt | Ice machine | Level 1, +25 a second | 7.5k | primary`,
  about: 'Twelve more a second, and it fills twice as fast. Pays for itself in a minute and forty.',
  facts: '7 | Level\n+12 | A second\n1:40 | Pays back',
  figures: '48.2k | Coins | +212/s\n7 | Day streak\n3rd | In the league',
  hero: 'While you were away | 12,480 coins | Omar and Iris kept squeezing | Collect',
  tip: 'Next: second stand | 6,200 coins to go',
  trend: 'Coins a second | 212 | +24',
  add: 'Buy upgrade',
  use: 'Upgrade',
})
