import { defineEntity } from '../entity.ts'

/** A tool or machine members of a garden share. */
export const gardenTool = defineEntity({
  id: 'garden-tool',
  one: 'Tool',
  many: 'Tools',
  words: 'shared garden tool, rotavator',
  icon: 'tools',
  groups: 'Free, Booked, Repair',
  fields: `
    Tool | choice | Shredder | Shredder, Rotavator, Mower, Hedge trimmer
    Date | date | Sat 28 Nov
    From | time | 10:00
    Hours | number | 2
    Member | person | Priya Nair`,
  samples: `
    icon | title | subtitle | badge | tone
    tools | Shredder | Green shed, free on Saturday from ten | Free | success
    tools | Rotavator | Omar, Saturday 9:00 to 12:00 | Booked | warning
    tools | Mower | Green shed | Free | success
    tools | Hedge trimmer | Back from repair on Tuesday | Repair | danger
    box | Wheelbarrows, six | No booking, bring them back | Free | success`,
  about:
    'In the green shed, key from Lea. Ear protection hangs beside it; clean it before you bring it back.',
  facts: '2 h | At most\nLea | Key\n€ 3 | A time',
  figures: '4 | Free now\n2 | Booked',
  hero: 'Saturday, 10:00 | Shredder is yours | Two hours, key from Lea | See booking',
  tip: 'The rotavator is booked until noon | Free on Sunday',
  add: 'Book a tool',
  use: 'Book it',
})
