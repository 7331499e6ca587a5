import { defineArchetype } from '../archetype.ts'

export const packingList = defineArchetype({
  id: 'packing-list',
  words:
    'packing list 22, packing lists 22, what to pack 18, pack for 9, packing app 20, suitcase 9, luggage list 16, packing checklist 22, camping checklist 24, camping list 18, hiking checklist 18',
  presets: 'editorial, natural',
  icon: 'bag',
  names: 'Two Bags, Nothing Forgotten, Hand Luggage',
  entity: 'packing',
  screens: `
    checklist | Packing | check
    home | Trips | bag | trip
    browse | Items | list
    weather? | Weather | sun
    detail | Item
    form | Add item
    settings | Settings | settings`,
})
