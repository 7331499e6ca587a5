import { scannedFood } from '../scanned-food.ts'
import { defineVarieties } from './variety.ts'

/** What one holds the camera on; without these words it is food. */
export const scannedFoodVarieties = defineVarieties(scannedFood, [
  {
    signs:
      'environmental impact 9, climate impact 9, environment 6, climate 5, eco score 9, eco-score 9, carbon footprint 8, footprint of food 9, co2 5, sustainability 5, sustainable 4, planet 4, palm oil 4, packaging 3',
    groups: 'Good, So-so, Avoid',
    fields: `
      Photo | photo | bottle
      Name | text | Oat drink, no sugar
      Brand | text | Norrgard
      Barcode | text | 4008 1917 2204
      Ingredients | long | Water, oats, sea salt, calcium
      Nutrition facts | long | Per 100 ml: 42 kcal, 1.5 g fat, 4.1 g sugar, 0.1 g salt
      Packaging | choice | Carton | Carton, Glass, Plastic, None
      Origin | text | Oats from Finland`,
    without: 'Name, Brand, Barcode, Score, Allergens, Nutrition facts, Photo',
    samples: `
      icon | title | subtitle | value | badge | tone
      cup | Oat drink, no sugar | Health A, environment A | 0.4 kg CO₂ | Good | success
      apple | Apples from the region | Health A, environment A | 0.3 kg CO₂ | Good | success
      fish | Herring in tomato sauce | Health B, environment B | 2.1 kg CO₂ | Good | success
      cake | Hazelnut spread | Health D, environment C | 3.6 kg CO₂ | Sugar | warning
      bowl | Avocado, by plane | Health A, environment D | 2.5 kg CO₂ | By plane | warning
      fork | Beef mince | Health C, environment E | 13.3 kg CO₂ | Climate | danger`,
    about:
      'Four ingredients, no added sugar. Oats from Finland, 0.4 kg CO₂ a litre: a third of what cow’s milk takes.',
    facts: 'A | Health impact\nA | Environmental impact\n0.4 kg | CO₂ a litre',
    figures: '71 % | Healthy\n58 % | Good for the climate\n128 | Scanned',
    hero: 'Just scanned | Oat drink, no sugar | Health A, environment A | See why',
    tip: 'Local food wins | Apples and avocados are healthy; one came by plane',
    trend: 'CO₂ of what you bought | 18 kg | −3 kg',
    data: [21, 23, 22, 20, 21, 19, 18],
    use: 'Compare with others',
  },
  {
    signs:
      'cosmetics 5, cosmetic 5, shampoo 5, cream 4, creams 4, skincare 5, skin care 5, makeup 5, make-up 5, parabens 5, microplastics 4, beauty products 5, sunscreen 4, lotion 4',
    icon: 'drop',
    groups: 'Good, So-so, Avoid',
    fields: `
      Name | text | Oat shampoo
      Brand | text | Norrgard
      Barcode | text | 4008 1917 2204
      Score | choice | A | A, B, C, D, E
      Ingredients | long | Water, coco glucoside, oat extract, glycerine
      To avoid | text | Nothing found
      Photo | photo | bottle`,
    without: 'Allergens, Nutrition facts',
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Oat shampoo | 9 ingredients, none to avoid | A | Good | success
      sun | Sun milk 30 | Mineral filter | A | Good | success
      smile | Night cream | Perfume, parabens | D | Avoid | danger
      spark | Lip balm, mint | Beeswax, menthol | B | Good | success
      drop | Body peeling | Microplastics | E | Avoid | danger
      heart | Hand cream | Mineral oil | C | So-so | warning`,
    about: 'Water, coco glucoside, oat extract, glycerine. No parabens, no microplastics, light perfume.',
    facts: 'A | Score\n9 | Ingredients\n0 | To avoid',
    figures: '64 | Scanned\n71 % | Good\n5 | To replace',
    hero: 'Just scanned | Oat shampoo | Score A, nothing you avoid | See ingredients',
    tip: 'Better than your night cream | Two others without parabens, same price',
    trend: 'Good choices | 71 % | +6',
  },
  {
    signs: 'vegan 5, vegetarian 4, animal testing 4, gelatine 4, halal 5, kosher 5, haram 5',
    groups: 'Yes, Unclear, No',
    fields:
      'Name | text | Oat drink, no sugar\nBrand | text | Norrgard\nScore | choice | Yes | Yes, Unclear, No\nWhy | text | Plants only',
    without: 'Allergens',
    samples: `
      icon | title | subtitle | value | badge | tone
      cup | Oat drink, no sugar | Plants only | Yes | Fine | success
      cake | Fruit gums | Gelatine from pork | No | Gelatine | danger
      cake | Butter biscuits | Butter, whey powder | Check | Whey | warning
      apple | Apple purée | Apples only | Yes | Fine | success
      bottle | Red lemonade | E 120, from insects | No | E 120 | danger
      bowl | Lentil soup | Vegetables and spices | Yes | Fine | success`,
    about: 'Water, oats, sea salt, calcium: nothing from animals, no alcohol as a carrier.',
    facts: 'Yes | Result\n4 | Ingredients\n0 | Doubtful',
    figures: '128 | Scanned\n84 % | Fine\n6 | Unclear',
  },
  {
    signs:
      'allergy 4, allergies 4, allergic 4, allergens 4, allergen 4, gluten 4, gluten-free 5, lactose 4, nuts 3, intolerance 4, celiac 5, coeliac 5, peanut 4',
    groups: 'Safe, Traces, Contains',
    fields:
      'Name | text | Rice crackers\nBrand | text | Norrgard\nResult | choice | Safe | Safe, Traces, Contains\nAllergens | text | None of yours',
    without: 'Score',
    samples: `
      icon | title | subtitle | value | badge | tone
      cake | Rice crackers | None of yours | 0 | Safe | success
      cake | Hazelnut spread | Hazelnuts, milk | 2 | Contains | danger
      bowl | Lentil soup | May contain gluten | 1 | Traces | warning
      apple | Apple purée | None of yours | 0 | Safe | success
      cup | Oat drink | Oats, not certified | 1 | Traces | warning
      fish | Fish fingers | Wheat, fish | 1 | Contains | danger`,
    about: 'Rice, sunflower oil, sea salt. Made in a hall without nuts, milk or wheat.',
    facts: 'Safe | Result\n3 | Ingredients\n0 | Of yours',
    figures: '128 | Scanned\n71 % | Safe\n3 | Avoided today',
    hero: 'Just scanned | Rice crackers | Safe: none of yours, no traces | See ingredients',
    tip: 'Recipe changed | The lentil soup may contain gluten since May',
  },
])
