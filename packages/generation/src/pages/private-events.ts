import { definePage } from './page.ts'

export const privateEvents = definePage({
  id: 'private-events',
  said: 'private events, private parties, event requests, birthday parties, private hire, party bookings, host your event, event inquiry, event inquiries, birthday packages, group bookings, group booking, private functions',
  within:
    /\b(?:restaurant|caf[eé]|bar|pub|museum|brewery|winery|bowling|club|zoo|cinema|climbing|pool|farm|hotel|venue|trampoline|escape|ice rink|karting|playground|arcade|laser)\b/i,
  name: 'Private events',
  icon: 'users',
  line: 'For birthdays and parties',
  content: `
    rows For you alone
    - users | The back room | Up to 18 people | € 120
    - users | All of the house | Up to 70 people | € 480
    - cake | Birthday table | Cake, drinks, two hours | € 14 each
    fields
    - Day | date | Sat 12 Dec
    - People | number | 24
    - What for | text | My sister turns forty
    - Wishes | long | Music until midnight
    button send | Ask for the day
  `,
})
