import { defineArchetype } from '../archetype.ts'

export const productScan = defineArchetype({
  id: 'product-scan',
  words:
    'barcode scanner that 14, ingredients and allergens 16, scan products 14, scan food 16, food scanner 18, product ingredients 16, additives 14, cosmetics scanner 16, price scanner 14, food database 14, healthy alternatives 12, open food 16, impact of your food 14, halal 8, vegan checker 14, gluten free 9',
  examples: `
    Ingredients on the label of packaged food in plain words
    Hold the camera on a package and learn whether there is milk or nut in it
    Scan groceries and see sugar, salt, additives and a traffic light
    Is this shampoo free of microplastics and parabens? scan the label
    Allergic to gluten and soy, want a red or green sign at the shelf
    Vegan or not: reads the ingredient list and warns about gelatine and whey
    Which yoghurt is healthier, compare two from the barcode
    Halal and kosher check for sweets, e-numbers explained
    Palm oil, origin, packaging and climate score of what I buy
    My child can't have fructose, so show me what is in each snack and a better one
    Look up E 621 and others on the list, rated by risk
    Shows who makes the brand, animal testing, ethical alternatives, after reading the barcode
    Build up a food database with our users: photograph the nutrition table, add missing goods`,
  presets: 'natural, clean',
  icon: 'apple',
  names: 'Small Print, On the Label, Basket A',
  entity: 'scanned-food',
  home: 'focus',
  screens: `
    scanner | Scan | camera
    browse | Products | search
    history | Scanned | clock
    stats? | Impact | chart
    compare? | Compare
    saved? | Favorites | heart
    detail | Product
    form? | Add product
    profile | Me | user`,
})
