import { definePage } from './page.ts'

export const housekeeping = definePage({
  id: 'housekeeping',
  said: 'housekeeping, room cleaning, fresh towels, extra towels, request towels, towels, housekeeping requests, clean my room, do not disturb, extra pillows',
  unless: /robot|vacuum|cleaners?|staff assign|housekeepers/i,
  within: /\b(?:hotel|hostel|guests?|holiday|apartment|b&b|inn|lodge|resort|room)\b/i,
  name: 'Housekeeping',
  icon: 'sparkle',
  line: 'Done daily before 14:00',
  content: `
    chips Today | Clean, Only towels, Do not disturb
    ticks Bring me
    - x Two fresh towels
    - A second pillow
    - A cot
    - Toothbrush and paste
    - An iron
    fields
    - When | time | 14:00
    - Anything else | long | A blanket, please
    button send | Send to housekeeping
  `,
})
