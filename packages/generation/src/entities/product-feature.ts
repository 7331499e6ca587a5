import { defineEntity } from '../entity.ts'

export const productFeature = defineEntity({
  id: 'product-feature',
  one: 'Feature',
  many: 'Features',
  words: 'product feature, advantage, feature',
  icon: 'spark',
  groups: 'Light, Design, App',
  fields: `
    Feature | text | Light that follows the day
    Kind | choice | Light | Light, Design, App
    `,
  samples: `
    image | title | subtitle
    lamp | Light that follows the day | Cool in the morning, warm at night
    room lamp | Made to be repaired | Every part can be bought for ten years
    phone | One app for all rooms | Scenes, timers and a switch for guests
    workshop | Oak and glass | Turned and blown in two small workshops
    night | Off means off | Not half a watt when nobody is there
    `,
  about: 'The lamp knows where the sun stands and changes with it. Nobody has to touch a switch.',
  facts: '10 years | Spare parts\n0 W | Off\n4.8 | Stars',
  figures: '4,200 | Lamps sold\n4.8 | Stars',
  hero: 'New | The lamp that follows the day | Oak, glass and a light for every hour | Try for 30 days',
  tip: '“I have not touched a switch since May.” | Hana, who has three of them',
  trend: 'Lamps sold | 4,200 | +310',
  add: 'Sign up',
  use: 'Try for 30 days',
})
