import { defineEntity } from '../entity.ts'

/** Who carries the phone, from when until when. */
export const dutyShift = defineEntity({
  id: 'duty-shift',
  one: 'On-call shift',
  many: 'On-call shifts',
  words: 'on-call shift, stand-by duty',
  icon: 'calendar',
  groups: 'Now, Next, Later',
  fields: `
    Who | person | Kim Osei
    From | date | Mon 16 Nov
    Until | date | Mon 23 Nov
    Second line | person | Omar Haddad`,
  samples: `
    time | title | subtitle | badge | tone
    09:00 | Kim Osei | First line until Monday, Omar second | On call | success
    09:00 | Omar Haddad | From Monday, Iris second | Next | primary
    09:00 | Iris Chen | From 30 November | Later | neutral
    18:00 | Lea for Kim | Thursday night only | Swapped | warning
    09:00 | Tomás Rey | From 7 December | Later | neutral`,
  about: 'Kim has the phone until Monday at nine. Whoever is not answered in ten minutes rings Omar.',
  facts: 'Mon | Until\n10 min | Then Omar\n2 | Nights left',
  figures: '5 | In the rota\n1 | Swap open',
  tip: 'Kim has the phone until Monday | Then Omar, Iris second',
  add: 'Add shift',
  use: 'Swap',
})
