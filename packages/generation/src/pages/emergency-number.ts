import { definePage } from './page.ts'

export const emergencyNumber = definePage({
  id: 'emergency-number',
  said: 'emergency number, emergency numbers, emergency contact, emergency contacts, emergency line, emergency phone, emergency hotline, emergency call, emergency service, emergency phone numbers, out of hours number, after hours number',
  within:
    /\b(?:dentist|dental|clinic|practice|doctors?|vet|veterinary|plumb\w+|electricians?|locksmith|hotel|tenants?|property|housing|building|school|camp|village|town|city|municipal\w*|hut|campsite|travel|tour|festival|pet|residents?|landlord|garage|heating|students?|campus|university|company|employees?|office)\b/i,
  name: 'Emergency',
  icon: 'phone',
  line: 'Day and night',
  content: `
    hero Day and night | Outside our hours a colleague answers.
    rows Call
    - phone | Our line | Until 18:00 we answer ourselves | 0100
    - phone | After hours | Until 7:00 and at the weekend | 0142
    - shield | Danger for life | Fire and ambulance | 112
    steps Before you call
    - Say where you are
    - Say what happened, and when
    - Stay on the line
    button phone | Call now | tel:+15550100
  `,
})
