import { defineArchetype } from '../archetype.ts'

export const foodStock = defineArchetype({
  id: 'food-stock',
  words:
    'scan your groceries 44, everything in your cupboards 44, in my cupboards 34, in your cupboards 34, cupboards 14, never buy twice 34, freezer list 28, which drawer 20, eat first 20, freezer 14, freezer inventory 24, fridge 9, fridge inventory 22, pantry 12, pantry inventory 22, what is in my fridge 18, expiry dates 9, expiring food 16, use by 6, use-by 8, best before 9, food waste 7, leftovers 9, preserves 8, canning 8, food expires 20, food that expires 24, expires soon 18, waste food at home 18, dont waste food 18, use up food 24, use up the food 22, groceries and household management 50, groceries household management 50, household management 26, grocy 50, stock overview 30, household stock 36, home stock 30, groceries at home 26, manage your groceries 26, stock of groceries 30, pantry manager 30, kitchen inventory 30, canned food 18, canning journal 40, canning log 40, preserving journal 40, preserving 14, home canning 36, jam and pickles 40, jams and pickles 40, jars of jam 34, homemade jam 34, homemade preserves 36',
  examples: `
    Photograph the fridge, ingredients are recognised, recipes from what is there so that nothing is wasted
    Scan the barcodes of what goes into the fridges and freezers, where it lies and its expiry date, told before it runs out
    Cut food waste at home: keep an inventory of what is in the kitchen, a list to shop for, share what is too much
    How much salt and sugar is in the house? Look before you buy it twice
    Do I have that already: groceries at home, found while shopping
    What is in which drawer of the freezer, what must be eaten first, what was taken out
    Which drawer has the peas, since when is the mince frozen
    What must be eaten by Friday? tell me before the yoghurt turns
    Jars of jam, pickles and tomatoes in the cellar with year and number left
    Scan the milk, it asks for the date and puts it on the list
    Cook from what we have got: rice, beans, two eggs, half a leek
    Two homes, two larders, see what is missing before I shop
    Stock for three weeks of crisis: water, tins, flour, rotate by date
    How much do we throw away each month and what did it cost
    Breast milk and baby food portions in the freezer with dates
    Spice rack, baking things and tea, running low, buy again
    Scout camp kitchen provisions: kilos in store, opened, used up
    Label my leftovers with lid colour, day cooked and portions
    Groceries and supplies at home by barcode, what runs out goes to the shopping list, chores beside
    Household stock of food, soap and batteries with best before dates and amounts
    Jars I filled myself: jam, pickles, beans, with batch, date and recipe`,
  presets: 'natural, clean',
  icon: 'box',
  names: 'Third Drawer, Still Good, Cold Store',
  entity: 'stored-food',
  home: 'shelf focus',
  screens: `
    home | Home | home
    browse | Stock | box
    checklist? | Shopping list | cart | grocery
    stats? | Waste | chart
    scanner? | Scan | camera
    notifications | Use soon | bell
    detail | Food
    form | Add food
    settings | Settings | settings`,
})
