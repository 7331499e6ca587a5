import { defineArchetype } from '../archetype.ts'

export const priceWatch = defineArchetype({
  id: 'price-watch',
  words:
    'price tracker 24, price tracking 22, price drop 22, price drops 22, price alert 18, price alerts 18, price history 16, deal alerts 18',
  presets: 'clean, bold',
  icon: 'tag',
  names: 'Lowest Yet, Wait for It, Drop',
  entity: 'watched-price',
  home: 'shelf',
  screens: `
    home | Watching | home
    browse | Products | tag
    notifications | Drops | bell
    stats? | History | trend
    scanner? | Scan | camera
    saved | Bought | check
    detail | Product
    form | Add product
    settings | Settings | settings`,
})
