import { defineEntity } from '../entity.ts'

export const brew = defineEntity({
  id: 'brew',
  words: 'brew, espresso, pour-over',
  icon: 'coffee',
  groups: 'Filter, Espresso, Cold',
  fields: `
    Beans | text | Kochere, washed
    Dose | text | 15 g
    Grind | slider | 46
    Water | text | 250 g
    Water temperature | text | 94 °C
    Time | text | 2:40
    Rating | choice | 4 | 1, 2, 3, 4, 5
    Notes | long | Peach, black tea, a bit thin`,
  samples: `
    image | title | subtitle | overline | rating | meta
    coffee | Kochere, washed | 15 g to 250, 2:40 | Filter | 4.6 | Today
    cup coffee | House espresso | 18 g to 38, 27 s | Espresso | 4.2 | Yesterday
    coffee | Finca Alta | 16 g to 260, 3:05 | Filter | 4.8 | Tuesday
    cup | Slow and cold | 60 g a litre, 14 h | Cold | 4.1 | Sunday
    coffee cafe | Sidra, anaerobic | 15 g to 240, 2:30 | Filter | 3.7 | Saturday
    cup coffee | Decaf for the evening | 17 g to 36, 29 s | Espresso | 4.0 | Friday`,
  about: 'Peach and black tea, a bit thin at the end. Two clicks finer tomorrow.',
  facts: '1:16 | Ratio\n94° | Water\n2:40 | Time',
  figures: '4.3 | Average rating | +0.2\n31 | Brews\n3 | Bags open',
  hero: 'Next brew | Kochere, two clicks finer | 15 g, 250 g at 94° | Start timer',
  tip: 'Best on day nine | Kochere was roasted on 10 November',
  trend: 'Rating of brews | 4.3 | +0.2',
  data: [3.8, 4, 3.9, 4.1, 4.2, 4.1, 4.3],
  add: 'Log brew',
  use: 'Brew again',
})
