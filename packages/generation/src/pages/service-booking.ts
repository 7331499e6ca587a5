import { definePage } from './page.ts'

export const serviceBooking = definePage({
  id: 'service-booking',
  said: 'service appointment, service appointments, workshop appointment, book service, service booking, book a service, book service appointment, maintenance appointment, schedule service, service reminder, schedule maintenance',
  within: /\b(?:cars?|dealer\w*|motorcycles?|vehicles?|vans?|garage|caravans?|boats?|bikes?)\b/i,
  name: 'Service',
  icon: 'tools',
  line: 'Next service in 2,100 km',
  content: `
    chips What | Yearly service, Tyres, Brakes, Something else
    fields
    - Number plate | text | KW 4182
    - Kilometres | text | 48,200
    - Day | date | Tue 24 Nov
    - Bring it at | time | 8:00
    - What we should know | long | It pulls to the left
    switches Meanwhile
    - I need a car
    - Call before extra costs
    button check | Book service
  `,
})
