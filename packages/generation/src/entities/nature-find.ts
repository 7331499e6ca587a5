import { defineEntity } from '../entity.ts'

export const natureFind = defineEntity({
  id: 'nature-find',
  one: 'Find',
  many: 'Finds',
  words: 'nature find, sighting, wildflower, wild plant',
  icon: 'leaf',
  groups: 'This month, Sure, To check',
  fields: `
    Photo | photo | flower
    Species | text | Meadow sage
    Place | place | Quarry path, north side
    Date | date | Thu 19 Nov
    How many | number | 12
    Sure | choice | Sure | Sure, Probably, To check
    Notes | long | On chalk, in full sun, smells when rubbed`,
  samples: `
    image | title | subtitle | overline | meta | badge
    flower 1 | Meadow sage | Salvia pratensis | Quarry path | Thu 19 Nov | Sure
    flower 2 | Spring gentian | Gentiana verna | Upper pasture | Sun 15 Nov | Sure
    flower 3 | Bee orchid | Ophrys apifera, six of them | Chalk slope | 8 Nov | First
    plant 4 | Lady's mantle | Alchemilla, by the brook | Mill brook | 4 Nov | Probably
    flower 5 | Corn poppy | At the edge of the oats | Field road | 1 Nov | Sure
    plant 6 | Hart's-tongue fern | In the shade of the wall | Old wall | 25 Oct | To check`,
  about:
    'Square stem, blue-violet lips, leaves that smell when rubbed. A dozen on the sunny side of the path.',
  facts: '12 | Seen\nSure | Identified\n3rd | This year',
  figures: '84 | Species | +3\n212 | Finds\n6 | To check',
  hero: 'Three to check | Fern at the old wall? | One photo of the underside would settle it | Look again',
  tip: 'In flower now | Witch hazel, hellebore and late heather',
  trend: 'Species this year | 84 | +3',
  add: 'Add find',
  use: 'Seen again',
})
