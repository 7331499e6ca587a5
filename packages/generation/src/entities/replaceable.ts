import { defineEntity } from '../entity.ts'

export const replaceable = defineEntity({
  id: 'replaceable',
  one: 'Item',
  many: 'Items',
  words: 'contact lens, replacement part',
  icon: 'repeat',
  groups: 'Due, In use, In stock',
  fields: `
    Name | text | Water filter
    In use since | date | Thu 5 Nov
    Lasts | choice | 3 months | 2 weeks, 1 month, 3 months, 1 year
    Left in stock | number | 2
    Remind me at | time | 18:00
    Notes | long | Cartridge of the blue kind, from the corner hardware`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Water filter | Since 20 August | 2 days over | Change | danger
    bell | Smoke detector, hall | Battery since January | 6 weeks left | In use | success
    spark | Toothbrush heads | Since 1 October | 9 days left | Soon | warning
    eye | Contact lenses | Since 5 November | 14 days left | In use | success
    wave | Cooker hood filter | Since June | 1 month left | In use | success
    box | Razor blades | Pack of eight | 3 left | In stock | primary`,
  about: 'Put in on 20 August, good for three months. Two cartridges are in the cupboard.',
  facts: '3 mo | Lasts\n2 | In stock\n−2 d | Left',
  figures: '1 | Due\n2 | Soon\n14 | In use',
  hero: 'Due since Tuesday | Change the water filter | Two cartridges are in the cupboard | Changed today',
  tip: 'Two things this week | Water filter and toothbrush heads',
  trend: 'Changed on time | 16 | +1',
  add: 'Add item',
  use: 'Changed today',
})
