import { storedFood } from '../stored-food.ts'
import { defineVarieties } from './variety.ts'

/** What stands in a household; without these words it is a freezer. */
export const storedFoodVarieties = defineVarieties(storedFood, [
  {
    signs:
      'household 6, household stock 9, household management 9, barcode 5, stock overview 9, pantry 7, supplies 6, groceries at home 8, home stock 9',
    one: 'Product',
    many: 'Products',
    groups: 'Pantry, Fridge, Bathroom, Low',
    fields: `
      Product | text | Pasta, 500 g
      Where | choice | Pantry | Pantry, Fridge, Freezer, Bathroom
      Amount | number | 4
      Least amount | number | 2
      Best before | date | Mon 8 Feb
      Barcode | text | 4006 3813 3393 1
      Price | money | € 1.29`,
    without: 'Food, Which drawer, Portions left, Frozen on, Use by, Photo, Notes',
    samples: `
      image | title | subtitle | overline | value
      pasta | Pasta, 500 g | Pantry, least amount 2 | Until February | 4
      milk | Oat drink, 1 l | Fridge, one is open | Until Friday | 2
      coffee | Coffee, 250 g | Pantry, on the shopping list | Low | 1
      bottle | Dish soap, refill | Kitchen sink | Enough | 3
      egg | Eggs | Fridge | Until Tuesday | 6
      box | Batteries, AA | Hall drawer | Low | 2`,
    about:
      'Four packs in the pantry, the oldest until February. Below two it goes to the shopping list by itself.',
    facts: '4 | In stock\n2 | Least amount\n8 Feb | Best before',
    figures: '128 | Products\n5 | Running low\n3 | Use this week',
    hero: 'Use by Friday | Oat drink, one is open | Two litres in the fridge | Mark as used',
    tip: 'Five run low | All are on the shopping list',
    trend: 'Spent on groceries | € 214 | −€ 12',
    add: 'Add product',
    use: 'Take one out',
  },
  {
    signs:
      'canning 9, canned 7, preserving 9, preserves 8, jam 7, jams 7, pickles 7, pickling 8, mason jars 9, jars 6',
    one: 'Batch',
    many: 'Batches',
    groups: 'Jam, Pickles, Sauce, Open first',
    fields: `
      What | text | Plum jam with cinnamon
      Batch | text | Batch 14
      Made on | date | Sun 13 Sep
      Jars left | number | 6
      Method | choice | Water bath | Water bath, Pressure, Pickled, Dried
      Minutes | number | 20
      Use by | date | Sun 12 Sep
      Recipe and notes | long | Two parts plums, one part sugar, a stick of cinnamon`,
    without: 'Food, Which drawer, Portions left, Frozen on, Photo, Notes',
    samples: `
      image | title | subtitle | overline | value
      jam | Plum jam with cinnamon | Batch 14, 13 September | Water bath, 20 min | 6 jars
      tomato | Tomato sauce | Batch 12, 30 August | Pressure, 40 min | 9 jars
      cucumber | Dill pickles | Batch 11, 22 August | Pickled | 4 jars
      beans | Green beans | Batch 9, 8 August | Pressure, 25 min | 7 jars
      apple | Apple sauce | Batch 15, 4 October | Water bath, 15 min | 11 jars`,
    about: 'Nine jars on 13 September, three are eaten. Lids all sealed; a little less sugar next time.',
    facts: '6 | Jars left\n20 min | Water bath\nBatch 14 | Batch',
    figures: '37 | Jars\n15 | Batches\n4 | Open first',
    hero: 'Open first | Dill pickles, batch 11 | Four jars from August | Take a jar',
    tip: 'Lids are running low | Eleven left',
    trend: 'Jars filled | 37 | +9',
    add: 'Add batch',
    use: 'Take a jar',
  },
])
