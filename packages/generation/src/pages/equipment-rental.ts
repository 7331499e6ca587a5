import { definePage } from './page.ts'

export const equipmentRental = definePage({
  id: 'equipment-rental',
  said: 'equipment rental, rent equipment, equipment hire, gear rental, rental equipment, rent gear, gear hire, shoe rental, ski rental, book equipment',
  unless: /^(?:an? )?(?:equipment|tool|gear|ski)/i,
  within:
    /\b(?:climbing|ski|pool|ice rink|bowling|golf|tennis|surf|kayak|boat|diving|gym|camp|beach|club|bike|snowboard|sailing)\b/i,
  name: 'Rental',
  icon: 'bag',
  line: 'Ready when you come',
  content: `
    rows For a day
    - shoe | Shoes | 28 to 48 | € 4.00
    - shield | Helmet | Three sizes | € 3.00
    - bag | Everything | Fitted on the spot | € 14.00
    fields
    - Size | text | 42
    - How many | number | 2
    - Day | date | Sat 21 Nov
    - From | time | 10:00
    button check | Keep it for me
  `,
})
