import { defineEntity } from '../entity.ts'

/** Who drives which vehicle of a fleet. */
export const fleetDriver = defineEntity({
  id: 'fleet-driver',
  one: 'Driver',
  many: 'Drivers',
  words: 'fleet driver',
  icon: 'users',
  groups: 'On the road, Free',
  fields: `
    Vehicle | text | Van 4, LN 482
    Licence until | date | Fri 30 Apr
    Phone | phone | +49 151 2048
    Kilometres this month | text | 1,840 km`,
  samples: `
    avatar | title | subtitle | badge | tone
    Omar | Omar Haddad | Van 4, LN 482, 1,840 km | On the road | success
    Kim | Kim Osei | Van 7, LN 485, 2,110 km | On the road | success
    Ana | Ana Petrova | Van 2, licence to check in April | Free | primary
    Tomas | Tomás Rey | Truck 1, back at 15:30 | On the road | success
    Iris | Iris Chen | No vehicle today | Free | neutral`,
  about: 'Drives van 4 since spring. Licence checked in October; no damage this year.',
  facts: '1,840 | Km this month\n0 | Damages\nB, C1 | Licence',
  figures: '18 | Drivers\n1 | Licence to check',
  hero: 'To check | Ana Petrova | Licence ends in April | See driver',
  tip: 'One licence is to be checked | Ana Petrova, in April',
  trend: 'Kilometres a week | 4,120 | +3 %',
  add: 'Add driver',
  use: 'Call',
})
