import { defineEntity } from '../entity.ts'

/** What is due for a vehicle: service, inspection, insurance. */
export const vehicleService = defineEntity({
  id: 'vehicle-service',
  one: 'Due date',
  many: 'Services due',
  words: 'vehicle due date',
  icon: 'tools',
  groups: 'Overdue, This month, Later',
  fields: `
    Vehicle | text | Van 4, LN 482
    What | choice | Service | Service, Inspection, Insurance, Tyres
    Due | date | Mon 23 Nov
    Workshop | text | Bay Two
    Cost | money | € 320`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Van 2, inspection | Since 16 November, booked Friday | Overdue | danger
    tools | Van 4, service | Mon 23 Nov, at 84,500 km | This month | warning
    file | Truck 1, insurance | Renews on 1 December | This month | warning
    repeat | Van 7, winter tyres | Thu 26 Nov, 8:00 | This month | primary
    shield | Van 9, inspection | March 2027 | Later | neutral`,
  about: 'Due at 84,500 km or on 23 November. The workshop has a place on Friday at eight.',
  facts: '4 days | Left\n84,500 | At km\n€ 320 | Cost',
  figures: '1 | Overdue\n3 | This month',
  hero: 'Overdue since Monday | Van 2, inspection | Booked for Friday at eight | See date',
  tip: 'One inspection is overdue | Van 2, booked for Friday',
  trend: 'Services a month | 6 | +1',
  add: 'Add due date',
  use: 'Mark as done',
})
