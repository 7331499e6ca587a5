import { defineArchetype } from '../archetype.ts'

export const productScan = defineArchetype({
  id: 'product-scan',
  words:
    'barcode scanner that 14, ingredients and allergens 16, scan products 14, scan food 16, food scanner 18, product ingredients 16, additives 14, cosmetics scanner 16, price scanner 14, food database 14, healthy alternatives 12, open food 16, impact of your food 14, halal 8, vegan checker 14, gluten free 9',
  presets: 'natural, clean',
  icon: 'apple',
  names: 'Small Print, On the Label, Basket A',
  entity: 'scanned-food',
  home: 'focus',
  screens: `
    scanner | Scan | camera
    browse | Products | search
    history | Scanned | clock
    stats? | Basket | chart
    compare? | Compare
    saved? | Favorites | heart
    detail | Product
    form? | Add product
    profile | Me | user`,
})
