import { defineEntity } from '../entity.ts'

/** Who can do what in a team. */
export const skillLevel = defineEntity({
  id: 'skill-level',
  one: 'Skill',
  many: 'Skills',
  words: 'skill of a team',
  icon: 'grid',
  groups: 'Covered, Gap',
  fields: `
    Team | choice | Warehouse | Warehouse, Workshop, Office
    Skill | text | Forklift
    Can do it | text | 4 of 6
    Needed | number | 3
    Learning | person | Noor Rahman`,
  samples: `
    icon | title | subtitle | badge | tone
    truck | Forklift, warehouse | 4 of 6, Kim expired | Covered | success
    bolt | Electrics, workshop | 1 of 5, 2 needed | Gap | danger
    heart | First aid, all teams | 9 of 48, 6 needed | Covered | success
    shield | Working at height | 3 of 5, 3 needed | Just enough | warning
    globe | English, office | 7 of 9 | Covered | success`,
  about: 'Four of six have the licence, three are needed on each shift. Noor is learning.',
  facts: '4 of 6 | Can do it\n3 | Needed\n1 | Learning',
  figures: '21 | Skills\n1 | Gap',
  hero: 'Gap | Electrics, workshop | One of two needed | Plan training',
  tip: 'One gap | Electrics in the workshop',
  trend: 'Covered | 92 % | +4',
  add: 'Add skill',
  use: 'See people',
})
