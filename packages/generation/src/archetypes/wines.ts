import { defineArchetype } from '../archetype.ts'

export const wines = defineArchetype({
  id: 'wines',
  words:
    'wine 8, beer 6, whisky 7, cellar 6, tasting 6, cocktail 6, coffee beans 6, brewing 5, whisky tasting 20, whiskey tasting 20, tasting notes 16, tasting journal 18, beer tasting 18, craft beer 14, coffee tasting 18, tea collection 16, cheese tasting 16',
  examples: `
    What is in my cellar, how many bottles, ready to open when
    Nose, palate, finish, points out of a hundred, photo of the label
    Whisky evenings with friends: dram, cask, age, smoke, what we gave each
    Craft beers I have had, brewery, style, bitterness, would I have it again
    Specialty tea collection, harvest, infusions, aroma, how much is left
    Remember that red we liked at the restaurant, scan it, note vintage, grape and price
    Cheese and chocolate degustation notebook with aroma wheel and score
    Cocktails I mix, with gin, vermouth and bitters on the shelf
    Coffee cupping: origin, roast, acidity, body, flavour wheel
    Vineyard estate guides guests through a flight of six, each glass with terroir and year
    Rum, cognac and gin on my shelf, opened or sealed, value, tasting dates
    Drink by 2030 or lay down longer? Racks, regions, vintages, when I uncorked what`,
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
