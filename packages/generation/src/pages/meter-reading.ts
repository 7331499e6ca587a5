import { definePage } from './page.ts'

export const meterReading = definePage({
  id: 'meter-reading',
  said: 'meter readings, meter reading, submit meter reading, submit meter readings, report meter reading, enter meter readings, meters',
  unless: /track (?:my|our)|own/i,
  within:
    /\b(?:tenants?|residents?|housing|building|property|energy supplier|utility|utilities|landlord|municipal\w*)\b/i,
  name: 'Meters',
  icon: 'chart',
  line: 'To be read by 30 November',
  content: `
    fields
    - Electricity in kWh | text | 4,182
    - Water in m³ | text | 212
    - Heating in units | text | 1,840
    - Read on | date | Thu 19 Nov
    - Photo | photo |
    chart Electricity by month | 210,198,186,160,142,150 | J,J,A,S,O,N
    button send | Send readings
  `,
})
