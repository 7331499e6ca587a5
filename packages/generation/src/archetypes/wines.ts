import { defineArchetype } from '../archetype.ts'

export const wines = defineArchetype({
  id: 'wines',
  words:
    'wine 8, beer 6, whisky 7, cellar 6, tasting 6, cocktail 6, coffee beans 6, brewing 5, whisky tasting 20, whiskey tasting 20, tasting notes 16, tasting journal 18, beer tasting 18, craft beer 14, coffee tasting 18, tea collection 16, cheese tasting 16, cheese journal 24, cheese log 24, cheese tasting journal 26, chocolate tasting 24, olive oil tasting 24, cigar journal 24, cigars 14, tea journal 24, tea log 22, whisky journal 24, sake 14, mezcal 14, honey tasting 20, hot sauce 18, hot sauces 18, chili sauce 14',
  examples: `
    What is in my cellar, how many bottles of each vintage, ready to drink when
    Tasting notes: nose, palate, finish, points out of a hundred, photo of the bottle's label
    Whisky evenings with friends: dram, cask, age, smoke, what we gave each
    Craft beers I have tasted, brewery, style, bitterness, aroma, points
    Specialty tea collection, harvest, infusions, aroma, how much is left
    Remember that bottle of red we tasted at the restaurant, scan the label, note vintage, grape and price
    Cheese and chocolate degustation notebook with aroma wheel and score
    Cocktails I mix, with gin, vermouth and bitters on the shelf
    Coffee tasting notes: origin, roast, acidity, aroma, flavour wheel, points
    Vineyard guides guests through a tasting of six bottles, grape, vintage and aroma of each glass
    Rum, cognac and gin on my shelf, opened or sealed, value, tasting dates
    Drink by 2030 or lay down longer? Cellar racks, regions, vintages, when I opened which bottle`,
  presets: 'editorial, warm',
  icon: 'wine',
  names: 'Cellarbook (wine), Second Glass (wine whisky cocktail beer), Cork (wine)',
  entity: 'wine',
  screens: `
    home | Cellar | home
    browse | Bottles | search
    history | Tastings | book
    stats? | Numbers | chart
    saved | Saved | heart
    detail | Bottle
    form | Add bottle
    scanner? | Scan | camera
    profile? | Me | user`,
})
