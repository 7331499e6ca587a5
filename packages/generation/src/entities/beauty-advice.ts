import { defineEntity } from '../entity.ts'

export const beautyAdvice = defineEntity({
  id: 'beauty-advice',
  one: 'Recommendation',
  many: 'Recommendations',
  words: 'beauty advice, beauty recommendation, skin analysis',
  icon: 'spark',
  groups: 'Skin, Hair, Make-up, Occasion',
  fields: `
    For | choice | Skin | Skin, Hair, Make-up
    Occasion | choice | Every day | Every day, Office, Wedding, Party
    Budget | money | € 40
    Face shape | choice | Oval | Oval, Round, Square, Heart
    Skin type | choice | Combination | Dry, Oily, Combination, Sensitive
    Notes | long | Reacts to perfume, likes a matte finish`,
  samples: `
    image | title | subtitle | value | badge | tone
    skincare | Light gel cream, morning | Combination skin, dry cheeks | € 18 | Skin | primary
    hair | Long bob, soft layers | For an oval face, washes twice a week | € 64 | Hair | accent
    bottle | Niacinamide serum, evenings | Four weeks, then look again | € 14 | Skin | primary
    palette | Warm rose, cream blush | Suits your undertone, wedding | € 22 | Make-up | warning
    hair | Mask for dry ends | Once a week, ten minutes | € 12 | Hair | accent
    bottle | Sunscreen 50, matte | Every day, also in winter | € 16 | Skin | success`,
  about:
    'Cheeks are dry, forehead and nose are not. A light gel in the morning and a richer cream at night suit both.',
  facts: '72 | Moisture\n18 | Redness\nOval | Face shape',
  figures: '72 | Skin score\n6 | Suggestions\n€ 146 | In your budget',
  hero: 'Analysed at 8:10 | Combination skin, score 72 | Moisture is up, redness is down since October | See what helps',
  tip: 'Better than in October | Redness down by six points',
  trend: 'Skin score | 72 | +6',
  data: [58, 61, 63, 64, 66, 69, 72],
  ask: 'How does your skin feel at noon? | Tight and dry | Fine, a little shine on the nose | Oily everywhere | It stings',
  add: 'New analysis',
  use: 'See what helps',
})
