import { definePage } from './page.ts'

export const prescriptionRefill = definePage({
  id: 'prescription-refill',
  said: 'prescription refill, prescription refills, refill prescriptions, order prescription, order prescriptions, repeat prescription, repeat prescriptions, request prescription, prescription requests, prescription request, prescriptions, order repeat prescription, refill requests',
  unless: /doctors? (?:write|create|issue)/i,
  within: /\b(?:clinic|practice|doctors?|vet|veterinary|patients?|pharmac\w+|gp|surgery|hospital)\b/i,
  name: 'Prescriptions',
  icon: 'pill',
  line: 'One is ready at the pharmacy',
  content: `
    rows Yours
    - pill | Ramipril 5 mg | One in the morning | | Ready
    - pill | Vitamin D, 1,000 units | Once a week | | 12 left
    - drop | Nose spray | When you need it | | Ended
    chips Send to | Mill pharmacy, Harbour pharmacy, My email
    fields
    - Note for the doctor | long | I still cough at night
    timeline Asked for
    - Ramipril | Monday, ready since yesterday
    - Vitamin D | 2 October, fetched
    button send | Order again
  `,
})
