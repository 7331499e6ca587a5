import { defineArchetype } from '../archetype.ts'

export const wardrobe = defineArchetype({
  id: 'wardrobe',
  words:
    'wardrobe 10, closet 9, outfit 9, what to wear 9, capsule wardrobe 12, clothes 4, stylist 3, dress code 5',
  examples: `
    Photograph all my clothes and combine them to outfits
    Today is cold and I have a meeting, which clothes shall I wear, propose an outfit
    Which jacket, which trousers, when did I wear it last, and cost per wear
    Capsule of thirty clothes for autumn, plan outfits for the week
    My clothes by colour and season: dresses, shoes, scarves, bags, so I stop buying black jumpers
    Personal stylist puts together outfits for clients from the clothes they own
    Never wear the same outfit twice at the office: calendar of what I wore
    Kids' closet: clothes with sizes, what still fits, what goes to the little brother
    Outfits for a business journey from my own dresses, trousers, blazers and shoes
    Vintage clothes lover keeps dresses and jackets with label, fabric, decade and how to wash
    Swipe tops against trousers and shoes until the outfit matches, save favourite outfits
    Half my clothes I never wear. Show me unworn dresses and jackets and outfits they go with`,
  presets: 'editorial, warm',
  icon: 'shirt',
  names: 'Top Drawer, Well Worn, Hanger',
  entity: 'outfit',
  screens: `
    home | Today | sun
    browse | Outfits | shirt
    browse! | Closet | grid | closet-piece | | | Closet, my closet, clothes, clothing, my clothes, clothing items, pieces of clothing, garments, clean or dirty, laundry
    calendar? | Worn | calendar
    saved | Saved | heart
    stats? | Numbers | chart
    detail | Outfit
    form | New outfit
    form! | Add piece | | closet-piece | Add piece | | add clothes, add clothing items, add clothing, add garments, add a piece
    checklist? | Packing | bag
    profile? | Me | user`,
})
