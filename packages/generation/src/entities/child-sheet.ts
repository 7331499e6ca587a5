import { defineEntity } from '../entity.ts'

/** What both parents, or whoever looks after a child, have to know of it. */
export const childSheet = defineEntity({
  id: 'child-sheet',
  one: 'Child',
  many: 'Children',
  words: 'child sheet, child card',
  icon: 'user',
  groups: 'Health, Clothes, School',
  fields: `
    Name | text | Lea
    Allergies | text | Hazelnuts
    Shoe size | text | 33
    Clothes size | text | 134
    School | text | Linden school, 3b
    Doctor | person | Iris Chen
    Notes | long | Inhaler is in the blue bag`,
  samples: `
    icon | title | subtitle | value
    user | Lea, 9 | No hazelnuts, clothes 134 | Shoe 33
    user | Max, 6 | No allergies, clothes 116 | Shoe 29`,
  about: 'Lea takes the inhaler before sports. Both have swimming things in the blue bag.',
  facts: '33 | Shoe size\n134 | Clothes\n3b | Class',
  figures: '2 | Children\n1 | Allergy',
  hero: 'Lea | No hazelnuts | Inhaler is in the blue bag | Open',
  tip: 'Max needs winter shoes | Size 29 since October',
  trend: 'Height of Lea in cm | 136 | +1',
  add: 'Add child',
  use: 'Change entry',
})
