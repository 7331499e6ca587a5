import { defineEntity } from '../entity.ts'

export const businessCard = defineEntity({
  id: 'business-card',
  one: 'Card',
  many: 'Cards',
  words: 'business card, visiting card, name card, vcard, contact card, networking card',
  icon: 'card',
  groups: 'New, Work, Events',
  fields: `
    Name | person | Lea Brandt
    Company | text | Lindner and sons
    Job title | text | Head of workshop
    Phone | phone | +49 151 2048
    Email | email | lea@lindner.example
    Website | text | lindner.example
    Note | long | Met at the harbour fair`,
  samples: `
    avatar | title | subtitle | meta
    Lea | Lea Brandt | Head of workshop, Lindner and sons | Harbour fair
    Omar | Omar Haddad | Buyer, Harbour office | Today, 40 m away
    Iris | Iris Chen | Editor, Small Physics | Science evening
    Kim | Kim Osei | Owner, Freewheel | Bike market
    Ana | Ana Petrova | Host, Mosswell | Night train
    Tomas | Tomás Rey | Chef, Tasca do Zé | Today, 120 m away`,
  about:
    'Head of workshop at Lindner and sons. Met at the harbour fair in November; likes oak and short mails.',
  facts: '12 | Shared\n3 | Links\nNov | Met',
  figures: '48 | Cards | +5\n12 | Shared today\n3 | Nearby',
  hero: 'My card | Mara Vogt | Product designer, Studio Lund, Bergen | Share my card',
  tip: 'Three people are nearby | Hold the phones together or show the code',
  trend: 'Cards exchanged | 48 | +5',
  add: 'Add card',
  use: 'Save to contacts',
})
