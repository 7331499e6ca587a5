import { defineArchetype } from '../archetype.ts'

export const wardrobe = defineArchetype({
  id: 'wardrobe',
  words:
    'wardrobe 10, closet 9, outfit 9, what to wear 9, capsule wardrobe 12, clothes 4, stylist 3, dress code 5',
  examples: `
    Photograph all my clothes and combine them to outfits
    Today is cold and I have a meeting, what shall I put on
    Which jacket, which trousers, when did I wear it last, and cost per wear
    Capsule of thirty pieces for autumn, plan looks for the week
    My dresses, shoes, scarves and bags by colour and season, so I stop buying black jumpers
    Personal stylist puts together looks for clients from the garments they own
    Never the same look twice at the office: calendar of what I had on
    Kids' closet with sizes, what still fits, what goes to the little brother
    Packing looks for a business journey from my own blouses, blazers and skirts
    Vintage lover keeps her pieces with label, fabric, decade and how to wash
    Swipe tops against bottoms until it matches, save the favourites
    Half my things I never put on. Show me the unworn ones and what they go with`,
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
