import { definePage } from './page.ts'

export const lentOut = definePage({
  id: 'lent-out',
  said: 'lent to, lent out, who lent to, who i lent to, lent books, books lent, books i lent, borrowed by, lending list, loans, lent to friends, who borrowed',
  unless: /\b(?:public library|school library|librarians?|members|customers|bank|neighbou?rs?)\b/i,
  within: /\b(?:books?|games?|films?|movies|vinyl|records|dvds|comics|tools)\b/i,
  name: 'Lent out',
  icon: 'repeat',
  line: 'Three are away, one since June',
  content: `
    people With friends
    - Lea | Small Rivers, since 2 November | 17 d
    - Omar | The Salt Road, since June | Long
    - Kim | Why Bubbles Are Round, since Sunday | 4 d
    rows Borrowed by me
    - book | A Year of Moss | From Hana, back by 1 December
    timeline Back again
    - Nine Keys, No Doors | Ana, after three weeks
    - The Lighthouse Ledger | Elias, with a coffee ring
    button send | Remind Omar kindly
    button plus | Lend one
  `,
})
