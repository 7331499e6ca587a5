import { definePage } from './page.ts'

export const refillReminder = definePage({
  id: 'refill-reminder',
  said: 'refill reminder, refill reminders, refill alert, refill alerts, refills, nearly empty, low stock warning, pills left, remaining pills, pill stock, running low',
  unless: /\b(?:pharmacy|pharmacies|hospital|clinic|warehouse|nurses?|ward)\b/i,
  within: /\b(?:pills?|tablets?|medicines?|medications?|meds|drugs?|insulin|inhaler|prescriptions?)\b/i,
  name: 'Refills',
  icon: 'box',
  line: 'Magnesium ends on Monday',
  content: `
    rows Left in the box
    - pill | Magnesium | 4 of 20, ends on Monday | 4 | Low
    - pill | Ramipril 5 mg | 18 of 56, until 7 December | 18 | Enough
    - drop | Vitamin D | Half a bottle | 60 d | Enough
    - pill | Metformin 500 mg | 42 of 60 | 42 | Enough
    switches Tell me
    - One week before empty
    - Again three days before
    rows Where from
    - building | Linden Pharmacy | Open until 18:30, they keep the prescription
    button phone | Order at the pharmacy
  `,
})
