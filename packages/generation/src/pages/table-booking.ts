import { definePage } from './page.ts'

export const tableBooking = definePage({
  id: 'table-booking',
  said: 'table reservation, table reservations, reserve table, reserve a table, book table, book a table, table booking, reserve tables, table bookings, reservations for tables',
  unless: /restaurant|pizz|bistro|sushi/i,
  within: /\b(?:brewery|winery|wine|club|golf|museum|hotel|bowling|caf[eé]|bar|farm)\b/i,
  name: 'Book a table',
  icon: 'calendar',
  line: 'Tonight from 20:15 on',
  content: `
    fields
    - Day | date | Fri 20 Nov
    - Time | time | 20:15
    - People | number | 4
    chips Where | Inside, Garden, At the bar
    fields
    - Name | person | Mara Vogt
    - Wishes | long | A high chair, please
    button check | Reserve
  `,
})
