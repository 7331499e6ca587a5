import { defineArchetype } from '../archetype.ts'

export const wardrobe = defineArchetype({
  id: 'wardrobe',
  words:
    'wardrobe 10, closet 9, outfit 9, what to wear 9, capsule wardrobe 12, clothes 4, stylist 3, dress code 5',
  presets: 'editorial, warm',
  icon: 'shirt',
  names: 'Top Drawer, Well Worn, Hanger',
  entity: 'outfit',
  screens: `
    home | Today | sun
    browse | Outfits | shirt
    calendar? | Worn | calendar
    saved | Saved | heart
    stats? | Numbers | chart
    detail | Outfit
    form | New outfit
    checklist? | Packing | bag
    profile? | Me | user`,
})
