import { defineEntity } from '../entity.ts'

/** How much each picker takes an hour. */
export const pickerFigure = defineEntity({
  id: 'picker-figure',
  one: 'Picker',
  many: 'Pickers',
  words: 'picker figures',
  icon: 'users',
  groups: 'On shift, Done',
  fields: `
    Lines an hour | number | 92
    Errors | text | 0.4 %
    Orders today | number | 18
    Zone | choice | A | A, B, C`,
  samples: `
    avatar | title | subtitle | badge | tone
    Omar | Omar Haddad | Zone A, 18 orders, 0.4 % errors | 92 an hour | success
    Kim | Kim Osei | Zone C, 14 orders, 1.1 % errors | 78 an hour | warning
    Ana | Ana Petrova | Zone B, 16 orders, 0.2 % errors | 88 an hour | success
    Tomas | Tomás Rey | Zone A, first week | 54 an hour | primary`,
  about: 'Ninety-two lines an hour in zone A. Four errors in a thousand lines this month.',
  facts: '92 | Lines an hour\n0.4 % | Errors\n18 | Orders',
  figures: '84 | Lines an hour\n0.6 % | Errors',
  hero: 'Best today | Omar Haddad | 92 lines an hour | See lines',
  tip: 'Errors fell to 0.6 % | Zone C still has most',
  trend: 'Lines an hour | 84 | +6',
  add: 'Add picker',
  use: 'Assign order',
})
