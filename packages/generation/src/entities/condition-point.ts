import { defineEntity } from '../entity.ts'

export const conditionPoint = defineEntity({
  id: 'condition-point',
  one: 'Point',
  many: 'Points',
  words: 'inspection point, survey point',
  icon: 'check',
  groups: 'Good, Worn, Damaged',
  fields: `
    Point | text | Walls
    Condition | choice | Good | Good, Worn, Damaged
    Remark | long | Two nail holes beside the door`,
  samples: `
    icon | title | subtitle | value | tone
    check | Walls | Painted in October | Good | success
    check | Floor | Scratches at the window | Worn | warning
    check | Windows | Left one sticks | Damaged | danger
    check | Doors and locks | Five keys | Good | success
    check | Kitchen fittings | Oven, sink, hob tried | Good | success
    check | Heating | Radiator in the hall is cold | Damaged | danger`,
  about: 'Looked at in daylight, with a photo from the door and one of each mark.',
  facts: '12 | Points\n2 | Damaged\n9 | Photos',
  figures: '12 | Points\n2 | Damaged',
  hero: 'Next point | Walls | Living room, north side | Rate it',
  tip: 'Four points to go | Meters and keys come last',
  trend: 'Points looked at | 8 | +3',
  data: [1, 2, 3, 4, 5, 6, 8],
  add: 'Add point',
  use: 'Rate it',
})
