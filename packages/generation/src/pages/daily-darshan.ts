import { definePage } from './page.ts'

export const dailyDarshan = definePage({
  id: 'daily-darshan',
  said: 'daily darshan, darshan, live darshan, aarti times, aarti, daily aarti, puja times',
  within: /\b(?:temple|mandir|hindu)\b/i,
  name: 'Darshan',
  icon: 'sun',
  line: 'Next aarti at 18:30',
  content: `
    image temple
    hero Today's darshan | In yellow and white, with marigolds. Live from 18:15.
    agenda Aarti
    - 6:00 | Mangala aarti | Doors open at 5:45
    - 12:00 | Rajbhog aarti | With prasad
    - 18:30 | Sandhya aarti | Live on the phone
    - 20:30 | Shayan aarti | Then the temple closes
    rows Bhajans for this evening
    - music | Om Jai Jagdish Hare | With the words
    - music | Raghupati Raghava | With the words
    - music | Achyutam Keshavam | New recording
    switches Tell me
    - Before each aarti
  `,
})
