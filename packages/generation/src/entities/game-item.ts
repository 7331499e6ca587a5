import { defineEntity } from '../entity.ts'

export const gameItem = defineEntity({
  id: 'game-item',
  one: 'Item',
  many: 'Items',
  words: 'game item, crafting recipe, loot',
  icon: 'box',
  groups: 'All, Tools, Armour, Food, Rare',
  fields: `
    Kind | choice | Tools | Tools, Armour, Food, Rare
    Made of | text | 3 iron, 2 sticks
    Found in | text | Caves below 16
    Strength | number | 250`,
  samples: `
    icon | title | subtitle | badge | tone
    tools | Iron pickaxe | 3 iron, 2 sticks | Tools | primary
    shield | Oak shield | 6 planks, 1 iron | Armour | success
    flame | Torch | 1 coal, 1 stick | Tools | primary
    bowl | Mushroom stew | 2 mushrooms, 1 bowl | Food | warning
    key | Old tower key | Chest in the old tower | Rare | danger
    compass | Compass | 4 iron, 1 redstone | Tools | primary`,
  about: 'Breaks stone and ore twice as fast as one of stone. Lasts for 250 blocks; mend it with one iron.',
  facts: '250 | Uses\n3 | Iron\nTools | Kind',
  figures: '412 | Items\n38 | Favorites\n64 % | Found',
  hero: 'Just added | Iron pickaxe | Three iron and two sticks | Look',
  tip: '64 percent found | What is missing is mostly rare',
  use: 'Add to favorites',
})
