import { definePage } from './page.ts'

export const shopRentals = definePage({
  id: 'shop-rentals',
  said: 'rentals, rental, rent a bike, bike rental, bike rentals, hire, test rentals, e-bike rental, book rental, rental booking, loan bikes, rent bikes, ski rentals',
  within:
    /\b(?:bikes?|ski|surf|kayak|camping|camera|tool|outdoor|e-?bike|board|instrument|music|costume|caravan) (?:shop|store|dealer|school|hire)\b/i,
  name: 'Rentals',
  icon: 'calendar',
  line: 'Nine free at the weekend',
  content: `
    rows Free at the weekend
    - bike | For the city | Low frame, basket | € 14 a day
    - bolt | With a motor | 80 km, helmet with it | € 32 a day
    - users | For children | From four years | € 9 a day
    - truck | For carrying | Two children or six boxes | € 39 a day
    fields
    - From | date | Sat 21 Nov
    - Until | date | Sun 22 Nov
    - How many | number | 2
    - Height in cm | text | 172
    button check | Reserve
  `,
})
