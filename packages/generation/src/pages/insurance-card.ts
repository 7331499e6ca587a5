import { definePage } from './page.ts'

export const insuranceCard = definePage({
  id: 'insurance-card',
  said: 'insurance card, insurance cards, insurance info, insurance information, insurance details, upload insurance card, health insurance card, insurance data',
  within: /\b(?:clinic|practice|doctors?|dentist|vet|veterinary|patients?|hospital|travel|car)\b/i,
  name: 'Insurance',
  icon: 'card',
  line: 'Valid until 2028',
  content: `
    hero Harbour Insurance | X 204 118 977, Ana Petrova
    rows On it
    - user | Insured | Ana Petrova
    - card | Number | X 204 118 977
    - calendar | Valid until | March 2028
    - phone | Help line | +1 555 0142
    rows Also insured
    - users | Children | Two | With you
    - plane | Abroad | 42 days a journey | With you
    button camera | Photograph the card
  `,
})
