import { definePage } from './page.ts'

export const birthdayParty = definePage({
  id: 'birthday-party',
  said: "birthday party booking, book birthday party, birthdays, kids birthday parties, children's birthdays, kids birthdays, birthday bookings, birthday party packages, kids' birthday parties, children birthday parties, birthday parties for kids",
  within:
    /\b(?:climbing|zoo|museum|pool|ice rink|bowling|trampoline|farm|cinema|playground|laser|karting|riding|arcade|pottery|escape|theat(?:er|re)|library)\b/i,
  name: 'Birthdays',
  icon: 'cake',
  line: 'For six to twenty children',
  content: `
    rows Packages
    - cake | Two hours | With somebody who plays along | € 14 each
    - gift | Three hours | And noodles, lemonade, cake | € 19 each
    - star | The whole hall | From 18:00 on, up to 40 | € 420
    fields
    - Child | text | Mara, turns eight
    - Day | date | Sat 5 Dec
    - Children | number | 10
    - Wishes | long | One of them must not eat nuts
    button send | Ask for the day
  `,
})
