import { defineEntity } from '../entity.ts'

export const nestBox = defineEntity({
  id: 'nest-box',
  one: 'Nest box',
  many: 'Nest boxes',
  words: 'nest box, nestbox, nesting box, bird box, bat box, owl box, swift box, nest',
  icon: 'home',
  groups: 'Occupied, Empty, Fledged, To clean',
  fields: `
    Number | text | Box 14
    Species | choice | Great tit | Great tit, Blue tit, Pied flycatcher, Nuthatch, Tree sparrow, Bat, Unknown
    Visit date | date | Thu 19 Nov
    Stage | choice | Eggs | Empty, Nest, Eggs, Hatchlings, Fledged, Failed
    Eggs | number | 7
    Hatchlings | number | 0
    Fledglings | number | 0
    Place | place | Beech by the brook
    Photo | photo | forest
    Notes | long | Female sat tight, not disturbed`,
  samples: `
    icon | title | subtitle | value | badge | tone
    home | Box 14 | Great tit, beech by the brook | 7 eggs | Eggs | primary
    home | Box 3 | Pied flycatcher, south edge | 6 hatchlings | Hatchlings | success
    home | Box 22 | Blue tit, old oak | 9 fledglings | Fledged | success
    home | Box 8 | Nuthatch, entrance walled with mud | 5 hatchlings | Hatchlings | success
    home | Box 17 | Nest without eggs | – | Empty | neutral
    home | Box 11 | Great tit, taken by a marten | 0 of 8 | Failed | danger`,
  about:
    'Three metres up a beech, facing south-east. Seven eggs under a cup of moss and hair; the female sat tight and was left in peace.',
  facts: '7 | Eggs\n0 | Hatchlings\n3 m | Height',
  figures: '42 | Nest boxes\n28 | Occupied | +3\n131 | Fledglings',
  hero: 'Visit today | Box 14, great tit | Seven eggs, due to hatch about Sunday | Log visit',
  notices: `
    Box 14 hatches about Sunday | Thirteen days after the last egg | home
    Ring box 3 on Monday | Six young, eight days old | tag
    Box 11 failed | Eight eggs, marten | warning
    Cleaning round in October | Fourteen boxes, two new roofs | check`,
  tip: 'Better than last year | 5.4 fledglings a brood, 4.9 then',
  trend: 'Fledglings a brood | 5.4 | +0.5',
  data: [4.1, 4.8, 5.0, 4.6, 5.2, 4.9, 5.4],
  labels: ['2020', '21', '22', '23', '24', '25', '26'],
  add: 'Log visit',
  use: 'Log visit',
})
