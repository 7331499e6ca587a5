import { defineEntity } from '../entity.ts'

export const businessCard = defineEntity({
  id: 'business-card',
  one: 'Business card',
  many: 'Business cards',
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
    avatar | title | subtitle | badge
    Lea | Lea Brandt | Head of workshop, Lindner and sons | New
    Iris | Iris Chen | Editor, Small Physics | New
    Kim | Kim Osei | Owner, Freewheel | Work
    Ana | Ana Petrova | Host, Mosswell | Events
    Mateo | Mateo Silva | Photographer, own studio | Events
    Ruth | Ruth Adeyemi | Notary, Adeyemi and Lund | Work`,
  about:
    'Head of workshop at Lindner and sons. Met at the harbour fair in November; likes oak and short mails.',
  facts: '14 Nov | Met\nFair | Where\n1 | Note',
  figures: '48 | Cards | +2\n12 | Shared today',
  hero: 'My card | Mara Vogt | Product designer, Studio Lund, Bergen | Share my card',
  tip: 'Two new since the harbour fair | Write a line about where you met',
  trend: 'Cards exchanged | 48 | +2',
  add: 'Add card',
  use: 'Save to contacts',
})
