import { defineEntity } from '../entity.ts'

export const stageCostume = defineEntity({
  id: 'stage-costume',
  one: 'Costume',
  many: 'Costumes',
  words: 'costume measurement, stage costume',
  icon: 'shirt',
  groups: 'To fit, Ready, Props',
  fields: `
    Role | text | Clara, act 1
    Chest | number | 92
    Waist | number | 74
    Length | number | 104
    Ready | switch | no`,
  samples: `
    icon | title | subtitle | value
    shirt | Clara, grey coat | Lea, 92, 74, 104 cm | To fit
    shirt | Lamp keeper, oilskin | Omar, 104, 96, 110 cm | Ready
    shoe | Doctor’s boots | Kim, size 42 | Ready
    shirt | Children, four aprons | Sizes 128 to 146 | Sewing`,
  about: 'Hem up two centimetres, second button missing.',
  use: 'Ready',
})
