import { defineEntity } from '../entity.ts'

export const wine = defineEntity({
  id: 'wine',
  words: 'wine, bottle, beer, whisky, cellar, cocktail',
  icon: 'wine',
  groups: 'Red, White, Sparkling',
  fields: `
    Vineyard | text | Quinta dos Vales
    Year | number | 2019
    Grape | text | Touriga
    Shelf | text | C 4
    Rating | choice | 4 | 1, 2, 3, 4, 5
    Notes | long | Plum, smoke, a little salt`,
  samples: `
    image | title | subtitle | overline | rating | meta
    vineyard | Quinta dos Vales | Touriga, 2019 | Red | 4.7 | 6 left
    wine | Salt Hill | Riesling, 2022 | White | 4.5 | 3 left
    vineyard | Press House | Pinot, 2020 | Red | 4.6 | 11 left
    wine | North Slope | Silvaner, 2023 | White | 4.2 | 5 left
    vineyard | Paper Lantern | Brut, no year | Sparkling | 4.8 | 2 left`,
  about: 'Plum, smoke, a little salt. Wants an hour in the glass and something from the grill.',
  facts: '4.7 | Rating\n2019 | Year\n6 | Left',
  figures: '84 | Bottles | +6\n12 | To drink now\n€ 1,320 | Value',
  hero: 'Drink now | Quinta dos Vales | At its best until next autumn | Open bottle',
  tip: '12 bottles are ready | Two of them should not wait longer',
  use: 'Add a tasting',
})
