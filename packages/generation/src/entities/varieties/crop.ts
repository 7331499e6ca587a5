import { crop } from '../crop.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** A diary of one vegetable by its varieties: sown, first flower, harvest and taste of each. */
function varietiesOf(signs: string, picture: string, rows: readonly string[], about: string): VarietySource {
  const [first = ''] = rows
  const [name = ''] = first.split(' | ')
  return {
    signs,
    one: 'Plant',
    many: 'Plants',
    without: 'Crop, Planted out, Harvest from, Seeds left',
    groups: 'Growing, Harvest, Best taste',
    fields: `
      Variety | text | ${name}
      Sown | date | 12 Mar
      First flower | date | 28 May
      Kilos so far | text | 3.4 kg
      Taste | choice | 5 | 1, 2, 3, 4, 5`,
    samples: [
      'image | title | subtitle | overline | value',
      ...rows.map((row) => `${picture} | ${row}`),
    ].join('\n'),
    about,
    facts: '3.4 kg | Harvest\n28 May | First flower\n5 of 5 | Taste',
    figures: '21 kg | Harvested | +6\n6 | Varieties\n3.4 kg | A plant',
    hero: `Best this year | ${name} | Five of five for taste, 3.4 kilos so far | Log harvest`,
    tip: 'Most kilos, best taste | They are not the same plant',
  }
}

export const cropVarieties = defineVarieties(crop, [
  varietiesOf(
    'tomato 8, tomatoes 8',
    'fruit',
    [
      'Black Plum | Sown 12 March, first flower 28 May | Growing | 3.4 kg',
      'Oxheart | Sown 12 March, first flower 4 June | Growing | 4.1 kg',
      'Yellow Pear | Sown 20 March, first flower 30 May | Growing | 2.2 kg',
      'San Marzano | Sown 12 March, first flower 2 June | Harvest | 3.0 kg',
      'Green Zebra | Sown 24 March, first flower 9 June | Harvest | 1.8 kg',
    ],
    'Flowered at the end of May and had its first red fruit on the 20th of July. Split after the rain in August.',
  ),
  varietiesOf(
    'chili 8, chilli 8, chilies 8, chillies 8, peppers 5',
    'vegetable',
    [
      'Lemon Drop | Sown 2 February, first flower 10 May | Growing | 0.9 kg',
      'Jalapeño | Sown 2 February, first flower 4 May | Harvest | 1.6 kg',
      'Padrón | Sown 14 February, first flower 20 May | Harvest | 2.1 kg',
      'Red Bell | Sown 2 February, first flower 1 June | Growing | 1.4 kg',
    ],
    'Stood on the south wall from the middle of May. Hot, with a taste of lemon.',
  ),
  varietiesOf(
    'pumpkin 8, pumpkins 8, squash 7',
    'pumpkin',
    [
      'Red Kuri | Sown 18 April, first flower 20 June | Harvest | 7.2 kg',
      'Butternut | Sown 18 April, first flower 1 July | Harvest | 5.4 kg',
      'Giant of Lübeck | Sown 10 April, first flower 24 June | Growing | 31 kg',
      'Muscat | Sown 20 April, first flower 6 July | Growing | 9 kg',
    ],
    'Planted on the compost, watered every evening, turned once so that it ripens evenly.',
  ),
  varietiesOf(
    'potato 8, potatoes 8',
    'vegetable',
    [
      'Linda | Planted 14 April, first flower 12 June | Harvest | 2.4 kg',
      'Blue Swede | Planted 14 April, first flower 15 June | Harvest | 1.6 kg',
      'Early Rose | Planted 2 April, first flower 30 May | Harvest | 1.9 kg',
      'Bamberg Horn | Planted 20 April, first flower 20 June | Growing | 1.2 kg',
    ],
    'Earthed up twice, lifted when the leaves were yellow. Waxy, and best the day after.',
  ),
])
