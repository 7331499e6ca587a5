import { wine } from '../wine.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** A tasting journal of one drink: what its attributes are called, and five of it. */
function tasting(
  signs: string,
  one: string,
  groups: string,
  origin: string,
  lines: string,
  about: string,
  pictures: string,
): VarietySource {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const kinds = groups.split(', ')
  return {
    signs,
    without: 'Vineyard, Year, Grape, Shelf',
    one,
    groups,
    fields: `
      Name | text | ${rows[0]?.[0] ?? ''}
      ${origin} | text | ${rows[0]?.[1] ?? ''}
      Kind | choice | ${kinds[0] ?? ''} | ${groups}
      Nose | text | Smoke, pear
      Taste | text | Honey, salt
      Rating | choice | 4 | 1, 2, 3, 4, 5
      Notes | long | ${about}`,
    samples: [
      'image | title | subtitle | overline | rating | meta',
      ...rows.map(
        ([title, line, rating], index) =>
          `${pictures} | ${title ?? ''} | ${line ?? ''} | ${kinds[index % kinds.length] ?? ''} | ${rating ?? ''} | ${['Nov 14', 'Nov 8', 'Nov 1', 'Oct 25', 'Oct 11'][index] ?? ''}`,
      ),
    ].join('\n'),
    about,
    facts: `${rows[0]?.[2] ?? ''} | Rating\n${kinds[0] ?? ''} | Kind\n3 | Tasted`,
    figures: `84 | Tasted | +6\n12 | Favorites\n4.3 | Average`,
    hero: `Best this month | ${rows[0]?.[0] ?? ''} | ${rows[0]?.[1] ?? ''} | See notes`,
    tip: `84 tasted | You rate ${(kinds[1] ?? '').toLowerCase()} highest`,
    add: `Add tasting`,
  }
}

export const wineVarieties = defineVarieties(wine, [
  tasting(
    'whisky, whiskey, bourbon, scotch',
    'Whisky',
    'Smoky, Sherry, Bourbon',
    'Distillery',
    `
    Harbour Peat 10 | Islay, 46 % | 4.6
    Old Orchard 12 | Highland, sherry cask | 4.7
    Copper Still | Kentucky, 50 % | 4.2
    North Slope Rye | Rye, 45 % | 4.0
    Slow Cask 18 | Speyside, 43 % | 4.8`,
    'Smoke first, then pear and a long salty finish. A drop of water opens it.',
    'wine night',
  ),
  tasting(
    'beer, beers, craft beer, ipa, brewery',
    'Beer',
    'IPA, Stout, Lager',
    'Brewery',
    `
    Night Shift IPA | Harbour Brewing, 6.2 % | 4.5
    Black Tram | Stout with oats, 7 % | 4.6
    Linden Helles | Lager, 4.9 % | 4.2
    Salt Gose | Sour, 4.4 % | 4.0
    Amber No. 4 | Farmhouse, 5.6 % | 4.3`,
    'Grapefruit and pine, dry at the end. Better from the tap than from the can.',
    'wine',
  ),
  tasting(
    'coffee beans, coffee, espresso, pour over',
    'Coffee',
    'Filter, Espresso, Decaf',
    'Roaster',
    `
    Kiambu washed | Old Dairy Roasters, Kenya | 4.7
    Slow Copper | House espresso | 4.4
    Finca Alta | Colombia, honey | 4.5
    Night Decaf | Sugar cane process | 4.1
    Guji natural | Ethiopia, berry | 4.8`,
    '15 grams, 240 of water at 94 degrees, 2:50. Blackcurrant, then tomato, in a good way.',
    'coffee',
  ),
  tasting(
    'tea, teas, matcha',
    'Tea',
    'Green, Oolong, Black',
    'Garden',
    `
    Spring Sencha | Uji, first flush | 4.6
    Iron Goddess | Anxi, roasted | 4.5
    First Flush 2026 | Darjeeling | 4.4
    Smoky Pine | Wuyi, lapsang | 4.0
    Ceremony matcha | Nishio | 4.8`,
    '70 degrees, one minute. Grass and chestnut, and a second infusion that is better.',
    'tea',
  ),
  tasting(
    'cheese, cheeses',
    'Cheese',
    'Hard, Soft, Blue',
    'Dairy',
    `
    Alp cheese, 18 months | Upper meadow dairy | 4.8
    Ash goat | Linden farm | 4.5
    Blue Harbour | Cellar 4 | 4.4
    Washed rind | Abbey dairy | 4.2
    Young gouda | Polder 9 | 4.0`,
    'Crystals, caramel and a little onion. Pear beside it, nothing else.',
    'bread',
  ),
  tasting(
    'cigar 6, cigars 6, humidor 8',
    'Cigar',
    'Mild, Medium, Full',
    'Maker',
    `
    Robusto no. 4 | Casa Vieja, Nicaragua | 4.7
    Corona Gorda | Valle Rojo, Honduras | 4.5
    Petit Panatela | La Esquina, Cuba | 4.3
    Toro Maduro | Monte Azul, Ecuador | 4.2
    Half Corona | Casa Vieja, Nicaragua | 4.0`,
    'Cedar and cocoa, pepper at the end. Burns even, forty-five minutes.',
    'wine night',
  ),
  tasting(
    'hot sauce 7, hot sauces 7, chili sauce 7, chilli sauce 7',
    'Sauce',
    'Mild, Hot, Very hot',
    'Maker',
    `
    Smoked habanero | Red Kettle | 4.7
    Green jalapeño | Linden farm | 4.5
    Ghost and mango | Copper Pot | 4.3
    Fermented chilli no. 2 | Old dairy | 4.2
    Scotch bonnet | Harbour Kitchen | 4.0`,
    'Fruit first, then smoke, then a minute of silence. Good with eggs.',
    'soup',
  ),
  tasting(
    'chocolate 6, chocolates 6, cacao 6',
    'Chocolate',
    'Dark, Milk, White',
    'Maker',
    `
    Piura 75 % | Mill Cacao, Peru | 4.8
    Madagascar 70 % | Two Beans | 4.6
    Sea salt 60 % | Harbour Sweets | 4.3
    Milk 45 % | Linden farm | 4.2
    White with raspberry | Copper Pot | 4.0`,
    'Red fruit, a little lemon, long and clean. Melts slowly.',
    'cake',
  ),
])
