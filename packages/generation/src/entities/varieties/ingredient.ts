import { ingredient } from '../ingredient.ts'
import { defineVarieties } from './variety.ts'

/** What stands on a list for the shop; without these words it is groceries. */
export const ingredientVarieties = defineVarieties(ingredient, [
  {
    signs:
      'sewing 6, sewing pattern 8, fabric 4, fabric stash 6, quilt 6, quilting 6, dressmaking 6, knitting 6, yarn 6, crochet 6',
    one: 'Article',
    many: 'Articles',
    icon: 'scissors',
    groups: 'Thread, Buttons, Fabric',
    fields: 'Quantity | text | 3 spools\n Section | choice | Thread | Thread, Buttons, Fabric, Tools',
    samples: `
      icon | title | subtitle | value
      scissors | Thread, oat | Goes with the linen | 3 spools
      grid | Buttons, 15 mm | Horn, four holes | 8
      layers | Lining, cotton | 140 cm wide | 1.5 m
      scissors | Zip, 40 cm | Hidden, black | 1
      box | Interfacing | Light, to iron on | 2 m
      tools | Machine needles, 80 | For woven fabric | 1 pack`,
    about: 'Three spools are enough for the dress and the bag.',
    figures: '6 | To buy\n4 | At home\n€ 38 | About',
    tip: 'Three spools are enough | For the dress and the bag',
    trend: 'Spent on supplies | € 38 | −€ 6',
  },
  {
    signs:
      'diy 4, paint 4, tiles 3, wallpaper 4, concrete 4, hardware store 4, building materials 4, renovation 3',
    one: 'Material',
    icon: 'tools',
    groups: 'Paint, Tiles, Tools',
    fields: 'Quantity | text | 2 × 5 l\n Section | choice | Paint | Paint, Tiles, Tools, Timber',
    samples: `
      icon | title | subtitle | value
      palette | Wall paint, white | Two coats, 38 m² | 2 × 5 l
      grid | Tiles, 30 × 60 | With 10 % waste | 9 boxes
      layers | Wallpaper, linen | Pattern 53 cm | 6 rolls
      box | Concrete, fast | Two post holes | 4 × 25 kg
      tools | Roller and tray | 25 cm | 1 set
      box | Masking tape | 50 m | 3`,
    about: 'Two pots of five litres are enough for two coats on 38 square metres.',
    figures: '9 | To buy\n4 | At home\n€ 214 | About',
    tip: 'Two pots of paint are enough | 38 square metres, two coats',
    trend: 'Cost of the room | € 214 | −€ 18',
  },
  {
    signs:
      'langar 10, gurdwara 10, soup kitchen 10, community kitchen 9, camp kitchen 9, canteen 8, meals served 9, cook for 100 9, church lunch 9, parish lunch 9',
    groups: 'Dry goods, Vegetables, Dairy',
    fields: 'Quantity | text | 20 kg\nSection | choice | Dry goods | Dry goods, Vegetables, Dairy, Spices',
    samples: `
      icon | title | subtitle | value
      bowl | Rice | Dry goods, cellar | 20 kg
      pot | Red lentils | Dry goods | 12 kg
      carrot | Potatoes | Vegetables | 25 kg
      leaf | Onions | Vegetables | 15 kg
      bottle | Milk | Dairy, Sunday morning | 30 l
      box | Flour for flat bread | Dry goods | 18 kg`,
    about: 'Twenty kilos of rice are enough for both days of the festival.',
    figures: '14 | To buy\n9 | In the store\n€ 186 | About',
    tip: 'Rice lasts until Sunday | Twenty kilos more for the festival',
    trend: 'Spent on food | € 186 | −€ 14',
  },
])
