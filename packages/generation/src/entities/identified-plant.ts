import { defineEntity } from '../entity.ts'

export const identifiedPlant = defineEntity({
  id: 'identified-plant',
  one: 'Plant',
  many: 'Plants',
  words: 'identified plant, recognised plant',
  icon: 'leaf',
  groups: 'Indoors, Garden, Wild',
  fields: `
    Photo | photo | plant
    Name | text | Monstera
    Latin name | text | Monstera deliciosa
    Light | choice | Half shade | Sun, Half shade, Shade
    Water | choice | Every week | Every 3 days, Every week, Every 2 weeks
    Found in | place | Living room, north window
    Notes | long | Poisonous for cats and dogs`,
  samples: `
    image | title | subtitle | overline | meta | badge
    plant 2 | Monstera | Monstera deliciosa | 98 % sure | Thu 19 Nov | Indoors
    flower 1 | Meadow sage | Salvia pratensis | 95 % sure | Sun 15 Nov | Wild
    plant 1 | Rubber plant | Ficus elastica | 97 % sure | Sat 14 Nov | Indoors
    flower 5 | Corn poppy | Papaver rhoeas | 99 % sure | 8 Nov | Wild
    plant 4 | Lady's mantle | Alchemilla mollis | 91 % sure | 4 Nov | Garden
    plant 6 | Hart's-tongue fern | Asplenium scolopendrium | 88 % sure | 1 Nov | Wild`,
  about:
    'Climbs in the forests of Central America and likes a stake to hold on to. Holes come with age and light. Water once the top of the soil is dry.',
  facts: '98 % | Sure\nWeekly | Water\nHalf shade | Light',
  figures: '36 | Plants | +4\n12 | Indoors\n18 | Wild',
  hero: 'Found today | Monstera | 98 percent sure, likes half shade | See how to care',
  tip: 'A leaf and a blossom make it surer | Two pictures are better than one',
  trend: 'Plants found this year | 36 | +4',
  add: 'Add plant',
  use: 'Add to favorites',
})
