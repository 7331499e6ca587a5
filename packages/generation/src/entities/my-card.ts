import { defineEntity } from '../entity.ts'

/** One's own business card, as one fills it in for others. */
export const myCard = defineEntity({
  id: 'my-card',
  one: 'My card',
  many: 'My cards',
  words: 'my own business card',
  icon: 'card',
  fields: `
    Name | person | Mara Vogt
    Job title | text | Product designer
    Company | text | Studio Lund
    Phone | phone | +49 160 7741
    Email | email | mara@studio-lund.example
    Website | text | studio-lund.example`,
  samples: `
    icon | title | subtitle
    card | My card | Product designer, Studio Lund`,
  add: 'Edit my card',
  use: 'Share my card',
})
