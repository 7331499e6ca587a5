import { replaceable } from '../replaceable.ts'
import { defineVarieties } from './variety.ts'

/** What wears out; without these words it is what a household has. */
export const replaceableVarieties = defineVarieties(replaceable, [
  {
    signs:
      'contact lens 2, contact lenses 2, my lenses 4, my contact lenses 5, lens case 4, change lenses 5, monthly lenses 5, daily lenses 5, contacts 1',
    icon: 'eye',
    groups: 'In use, In stock, To order',
    fields:
      'Name | text | Left lens, monthly\nIn use since | date | Thu 5 Nov\nLasts | choice | 30 days | 1 day, 14 days, 30 days, 90 days\nLeft in stock | number | 4\nStrength | text | −2.25',
    samples: `
      icon | title | subtitle | value | badge | tone
      eye | Left lens, −2.25 | Since 5 November | 14 days left | In use | success
      eye | Right lens, −2.00 | Since 5 November | 14 days left | In use | success
      drop | Cleaning solution | Opened 1 October | 9 days left | Soon | warning
      box | Lens case | Since 1 September | 10 days over | Change | danger
      box | Spare pairs | Two boxes in the drawer | 4 pairs | In stock | primary`,
    about: 'Opened on 5 November and good for thirty days. Four pairs are left, enough until April.',
    facts: '14 days | Left\n4 | Pairs\n−2.25 | Strength',
    figures: '14 | Days left\n4 | Pairs left\n1 | Overdue',
    hero: 'In 14 days | Change both lenses | Opened on 5 November | Changed today',
    tip: 'Four pairs left | Enough until April',
  },
  {
    signs:
      'printer 4, toner 5, parts 2, spare parts 3, machines 3, machine 2, blades 3, tyres 4, oil 3, workshop 3',
    icon: 'tools',
    samples: `
      icon | title | subtitle | value | badge | tone
      tools | Saw blade, 250 mm | Since 5 November | 40 h left | In use | success
      drop | Hydraulic oil | Changed in May | 120 h left | In use | success
      grid | Air filter, hall 2 | Since September | 9 days left | Soon | warning
      bolt | Drive belt | Since January | 30 h over | Change | danger
      box | Spare belts | Shelf 4 | 2 pieces | In stock | primary`,
    about: 'Fitted on 5 November, good for two hundred hours. Two spares are on shelf 4.',
    facts: '40 h | Left\n2 | Spares\n200 h | Lasts',
    figures: '14 | Parts watched\n2 | Soon\n1 | Overdue',
    hero: 'Overdue | Drive belt | Thirty hours over, two spares on shelf 4 | Changed today',
    tip: 'Two spares left | Enough until spring',
  },
  {
    signs:
      'water filter 3, water filters 3, smoke detector 3, smoke detectors 3, toothbrush 3, toothbrushes 3, household 3, filters 3, batteries 3, bulbs 3, vacuum bags 3',
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Water filter | Since 20 August | 2 days over | Change | danger
      bell | Smoke detector, hall | Battery since January | 6 weeks left | In use | success
      spark | Toothbrush heads | Since 1 October | 9 days left | Soon | warning
      eye | Contact lenses | Since 5 November | 14 days left | In use | success
      bulb | Vacuum bags | Since June | 1 month left | In use | success
      box | Razor blades | Pack of eight | 3 left | In stock | primary`,
    about: 'Put in on 20 August, good for three months. Two cartridges are in the cupboard.',
  },
])
