import { defineEntity } from '../entity.ts'

export const lentItem = defineEntity({
  id: 'lent-item',
  one: 'Loan',
  many: 'Loans',
  words: 'lent item, lent thing, things lent, borrowed thing',
  icon: 'repeat',
  groups: 'Books, Tools, Money, Other',
  fields: `
    What | text | Cordless drill
    Borrowed by | person | Omar Haddad
    Kind | choice | Tools | Books, Tools, Money, Other
    Lent on | date | Sun 1 Nov
    Due back | date | Fri 27 Nov
    Remind me | switch | yes
    Notes | long | With both batteries and the case`,
  samples: `
    icon | title | subtitle | value | badge | tone
    tools | Cordless drill | Omar, since 1 November | 18 d | Out | warning
    book | The Salt Road | Lea, since June | 5 months | Overdue | danger
    wallet | For the concert tickets | Iris | € 48 | Out | warning
    camp | Two-person tent | Elias, since Sunday | 4 d | Out | primary
    game | Harbour Lights, board game | Kim, since Saturday | 5 d | Out | primary
    book | Small Rivers | Hana, back on Tuesday | 3 weeks | Back | success`,
  about: 'Omar has it for the shelves in his hall. He gets a reminder on the day it is due.',
  facts: '18 d | Away\n27 Nov | Due\n2 | Reminders',
  figures: '5 | Out now\n1 | Overdue\n€ 48 | Money lent',
  hero: 'Longest away | The Salt Road | Lea has had it since June | Ask for it back',
  tip: 'One thing is overdue | Lea has had The Salt Road since June',
  trend: 'Out now | 5 | +1',
  data: [3, 4, 4, 3, 4, 4, 5],
  add: 'Lend something',
  use: 'It is back',
})
