import { defineEntity } from '../entity.ts'

export const clientCard = defineEntity({
  id: 'client-card',
  one: 'Client',
  many: 'Clients',
  words: 'client record, client card, client file, customer card, customer record',
  icon: 'users',
  groups: 'Regular, New, Open',
  fields: `
    Name | text | Ruth Adeyemi
    Phone | phone | +49 151 2048
    Email | email | ruth@post.example
    Since | date | 4 Mar 2024
    Deposit | money | € 50
    Notes | long | Prefers mornings, no latex gloves`,
  samples: `
    avatar | title | subtitle | badge | tone
    Ruth | Ruth Adeyemi | Thu 10:00, second session | Regular | success
    Hana | Hana Sato | Fri 14:30, first talk | New | primary
    Mateo | Mateo Silva | Last here on 2 November | Regular | success
    Noor | Noor Rahman | Form to sign | Open | warning
    Yusuf | Yusuf Kaya | Deposit paid, Tue 11:00 | New | primary
    Clara | Clara Vogt | Every six weeks | Regular | success`,
  about: 'Comes every six weeks, most often on Thursday morning. Form signed in March, deposit paid.',
  facts: '9 | Visits\n€ 50 | Deposit\nThu | Next',
  figures: '64 | Clients | +3\n5 | Today\n2 | Forms open',
  hero: 'Next, 10:00 | Ruth Adeyemi | Second session, deposit paid | Open client',
  tip: 'Two forms are open | Noor and Yusuf sign on Tuesday',
  trend: 'Sessions a week | 18 | +2',
  add: 'Add client',
  use: 'Book session',
})
