import { defineEntity } from '../entity.ts'

/** Somebody on a rota, with the next dates. */
export const rotaPerson = defineEntity({
  id: 'rota-person',
  one: 'Person',
  many: 'People',
  words: 'person on a rota',
  icon: 'users',
  groups: 'On this month, Away',
  fields: `
    Name | person | Lea Brandt
    Phone | phone | +49 151 2048
    Cannot | text | School holidays
    A month | number | 2`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Lea Brandt | Sun 22 Nov and 5 Dec | Has the key | success
    Omar | Omar Haddad | Sun 22 Nov, swaps 13 Dec | Asks | warning
    Kim | Kim Osei | Sun 22 Nov and 6 Dec | On | success
    Ana | Ana Petrova | Sun 29 Nov | On | success
    Iris | Iris Chen | Sat 5 Dec, learns since May | New | primary
    Tomas | Tomás Rey | Away until January | Away | neutral`,
  about: 'Twice a month, not in the school holidays. Has the key of the side door.',
  facts: '22 Nov | Next\n2 | A month',
  figures: '18 | On the rota\n1 | Away',
  tip: 'Eighteen take part | Tomás is away until January',
  add: 'Add person',
  use: 'Call',
})
