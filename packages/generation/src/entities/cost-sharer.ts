import { defineEntity } from '../entity.ts'

/** Who shares the costs, and how far each is from even. */
export const costSharer = defineEntity({
  id: 'cost-sharer',
  words: 'cost sharer',
  one: 'Person',
  many: 'People',
  icon: 'users',
  groups: 'Owes, Gets, Even',
  fields: `
    Name | person | Omar Haddad
    Share | choice | Even | Even, By income, By nights
    Phone | phone | +49 151 2048`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Lea Brandt | You | Paid € 1,181.00 | +€ 38.60 | Gets | success
    Omar Haddad | Omar Haddad | Paid € 58.40 | −€ 32.10 | Owes | warning
    Kim Osei | Kim Osei | Paid € 137.10 | −€ 6.50 | Owes | warning`,
  about: 'Paid the bar on Friday. The fuel and a third of the rent are still open.',
  facts: '€ 32.10 | Owes\n€ 58.40 | Paid\n3 | Costs',
  figures: '3 | People\n€ 38.60 | Open',
  hero: 'Open since Friday | Omar owes you € 32.10 | For the fuel and the rent | Settle up',
  tip: 'Two payments make it even | Omar to you, Kim to you',
  add: 'Add person',
  use: 'Settle up',
})
