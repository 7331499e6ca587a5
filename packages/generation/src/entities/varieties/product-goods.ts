import type { VarietySource } from './variety.ts'

/** What is sold as a file, from the farm, or made by hand at a kitchen table. */
export const madeProducts: VarietySource[] = [
  {
    signs:
      'digital downloads 9, digital goods 9, digital products 9, digital art 8, presets 8, templates 7, printables 8, digital planner 9, downloads 5, icons and fonts 7',
    one: 'Download',
    many: 'Downloads',
    icon: 'download',
    groups: 'New, Presets, Templates, Bundles',
    without: 'Size, Colour, Material, Delivery',
    fields: `
      Licence | choice | Personal | Personal, Studio, Team
      Format | text | ZIP, 24 MB
      Works with | text | Phone and desktop`,
    samples: `
      image | title | subtitle | value | rating | meta | overline
      sea 1 | Salt and Haze | 12 presets for the coast | € 18 | 4.8 | 214 reviews | Presets
      book page 2 | Quiet Portfolio | Template, nine pages | € 24 | 4.7 | 98 reviews | Templates
      forest 3 | Deep Wood | 8 presets, green and brown | € 14 | 4.9 | 127 reviews | Presets
      calendar 4 | Year on a page | Planner to print, A3 | € 6 | 4.6 | 61 reviews | Templates
      city night 5 | Late Tram | 10 presets for the night | € 16 | 4.7 | 85 reviews | Presets
      gift 6 | Everything of this year | 48 files in one | € 59 | 4.9 | 40 reviews | Bundles`,
    about: 'Twelve looks with soft light and clear shadows, with a page on how to use them. Free updates.',
    facts: '12 | In it\n24 MB | To load\n4.8 | Rating',
    hero: 'New today | Deep Wood | Eight presets for green and brown | See it',
    price: '€ 18 | for good',
  },
  {
    signs:
      'farmers market 9, farmers 7, farm products 9, farm 5, local producers 8, vegetables 6, organic 5, cheese and 5, honey 6, jam 6, local food 8',
    one: 'Product',
    many: 'Products',
    icon: 'carrot',
    groups: 'Vegetables, Fruit, Dairy, Bread',
    without: 'Size, Colour, Material, Delivery',
    fields: `
      Amount | choice | 1 kg | 500 g, 1 kg, 2 kg
      From | text | Linden farm, 9 km
      Keeps | text | Two weeks`,
    samples: `
      image | title | subtitle | value | rating | meta | overline
      vegetable carrot 1 | Carrots, with greens | Linden farm, 9 km | € 2.40 | 4.8 | a kilo | Vegetables
      apple 2 | Apples, Topaz | Old orchard | € 2.90 | 4.9 | a kilo | Fruit
      cheese 3 | Goat’s cheese, fresh | Hill farm | € 5.60 | 4.7 | 200 g | Dairy
      egg 4 | Eggs, ten | Hens on a meadow | € 4.20 | 4.9 | ten | Dairy
      bread 5 | Rye loaf | Mill bakery | € 4.80 | 4.8 | 1 kg | Bread
      honey 6 | Linden honey | Two villages away | € 7.50 | 4.9 | 500 g | New`,
    about: 'Pulled this morning, still with greens. They keep for two weeks in a damp cloth.',
    facts: '€ 2.40 | A kilo\n9 km | From here\n14 d | Keeps',
    hero: 'Until Thursday evening | Order for Saturday | Forty things from nine farms | See them',
    price: '€ 2.40 | a kilo',
    use: 'Add to order',
  },
  {
    signs: 'candles 8, candle 8, soaps 8, soap 7, scents 6, bath bombs 8',
    one: 'Candle',
    many: 'Candles',
    icon: 'flame',
    groups: 'New, Flowers, Wood, Fresh',
    without: 'Size, Colour, Material',
    fields: `
      Scent | choice | Lavender | Lavender, Cedar, Sea salt, Honey
      Size | choice | 180 g | 90 g, 180 g, 300 g
      Burns | text | 40 hours`,
    samples: `
      image | title | subtitle | value | rating | meta | overline
      candle 1 | Lavender and oat | 180 g, burns 40 hours | € 18 | 4.8 | 214 reviews | Flowers
      candle 2 | Cedar and mint | 180 g, a little smoke | € 18 | 4.9 | 98 reviews | Wood
      candle 3 | Sea salt | 90 g, in a tin | € 11 | 4.6 | 61 reviews | Fresh
      candle 4 | Honey and milk | Beeswax, 300 g | € 26 | 4.7 | 127 reviews | New
      candle 5 | Rose clay | 180 g, two wicks | € 21 | 4.7 | 85 reviews | Flowers
      gift 6 | Three small ones | A set to give away | € 29 | 4.9 | 40 reviews | New`,
    about: 'Soy wax and oil of lavender, poured by hand in small rounds. Burns for forty hours.',
    facts: '40 h | Burns\n180 g | Weight\n4.8 | Rating',
    hero: 'New this week | Honey and milk | Beeswax from two villages away | See it',
    price: '€ 18 | VAT included',
  },
]
