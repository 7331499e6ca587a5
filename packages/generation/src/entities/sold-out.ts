import { defineEntity } from '../entity.ts'

/** A dish that cannot be ordered today. */
export const soldOut = defineEntity({
  id: 'sold-out',
  one: 'Sold out',
  many: 'Sold out today',
  words: 'eighty-sixed dish, dish sold out',
  icon: 'close',
  groups: 'Food, Drinks',
  fields: `
    Dish | text | Burrata
    Since | time | 18:40
    Back | choice | Tomorrow | Tonight, Tomorrow, Next week
    Instead | text | Mozzarella`,
  samples: `
    icon | title | subtitle | value | badge | tone
    fork | Burrata | Instead: mozzarella | 18:40 | Tomorrow | warning
    fork | Soup of the day | Pot is empty | 20:10 | Tonight | primary
    drop | Wheat beer | Keg on Friday | 19:05 | Friday | danger
    fork | Tiramisu | Two left, do not offer | 20:25 | Low | warning`,
  about: 'Gone at 18:40. Waiters see it at once and offer mozzarella instead.',
  facts: '18:40 | Since\nTomorrow | Back\n4 | Asked for it',
  figures: '3 | Sold out\n1 | Low',
  hero: 'Gone at 18:40 | Burrata | Offer mozzarella instead | Put back on',
  tip: 'Three are sold out | The soup is back tonight',
  trend: 'Sold out a week | 9 | −2',
  add: 'Mark sold out',
  use: 'Put back on',
})
