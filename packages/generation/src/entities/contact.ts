import { defineEntity } from '../entity.ts'

export const contact = defineEntity({
  id: 'contact',
  words: 'contact, client, customer, lead, deal, business card, crm, account holder, partner company',
  icon: 'users',
  groups: 'New, Warm, Customers',
  fields: `
    Company | text | Lindner and sons
    Role | text | Head of workshop
    Phone | phone | +49 151 2048
    Email | email | lea@lindner.example
    Next step | date | Tue 24 Nov
    Notes | long | Likes a sample before a price`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Lea Brandt | Lindner and sons, workshop | Warm | warning
    Omar | Omar Haddad | Harbour office, buying | New | primary
    Iris | Iris Chen | Small Physics, editor | Customer | success
    Kim | Kim Osei | Freewheel, owner | Warm | warning
    Ana | Ana Petrova | Mosswell, stays | Customer | success
    Tomas | Tomás Rey | Tasca do Zé, kitchen | New | primary`,
  about: 'Likes a sample before a price. Met at the night market; asked for oak instead of ash.',
  facts: '€ 8.4k | Open deal\n3 | Meetings\n70 % | Chance',
  figures: '€ 48k | Pipeline | +€ 6k\n12 | Open deals\n5 | This week',
  hero: 'Today, 14:00 | Call Lea Brandt | She has the sample and one question | Open contact',
  tip: 'Three have waited a week | Omar asked twice about delivery',
  trend: 'Won this quarter | € 21.6k | +18 %',
  use: 'Call',
})
