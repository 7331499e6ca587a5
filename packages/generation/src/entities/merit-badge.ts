import { defineEntity } from '../entity.ts'

export const meritBadge = defineEntity({
  id: 'merit-badge',
  one: 'Badge',
  many: 'Badges',
  words: 'merit badge, scout badge, knot badge',
  icon: 'star',
  groups: 'Earned, Started, All',
  fields: `
    Badge | text | First aid
    Steps | long | Bandage, recovery position, call for help
    Signed by | person | Omar Haddad
    Earned on | date | Sat 14 Nov`,
  samples: `
    icon | title | subtitle | progress | badge | tone
    heart | First aid | All five steps, signed by Omar | 100 | Earned | success
    fire | Campfire cook | Three of four dishes | 75 | Started | primary
    map | Map and compass | Two of five steps | 40 | Started | primary
    tools | Knots | Eight knots, blindfolded | 100 | Earned | success
    leaf | Trees and tracks | Know twelve trees | 0 | Open | neutral`,
  about: 'Bandage, recovery position, burns, call for help and a story of when it was needed.',
  facts: '5 of 5 | Steps\nOmar | Signed\nNov | Earned',
  figures: '7 | Earned | +1\n3 | Started\n24 | There are',
  hero: 'Nearly there | Campfire cook | One dish to go: bread on a stick | Show steps',
  tip: 'One step to go | Bread on a stick, on Friday',
  add: 'Add badge',
  use: 'Sign a step',
})
