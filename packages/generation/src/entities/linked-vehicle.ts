import { defineEntity } from '../entity.ts'

/** Vehicles the phone is paired with. */
export const linkedVehicle = defineEntity({
  id: 'linked-vehicle',
  one: 'Vehicle',
  many: 'Vehicles',
  words: 'paired vehicle, paired scooter, linked car',
  icon: 'bolt',
  groups: 'Near, Out of reach',
  fields: `
    Name | text | Grey one
    Model | text | M4, 350 W
    Wheel in inches | number | 10
    Connect by itself | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bolt | Grey one | 1,284 km, firmware 2.1.4 | 76 % | Connected | success
    bolt | Old one | 3,908 km, firmware 1.6.2 | 41 % | In the cellar | neutral
    bolt | Mara's | 212 km, firmware 2.1.4 | 93 % | Out of reach | neutral`,
  about: 'Ten inch wheels, two seasons old. The battery still holds 94 percent of what it did when new.',
  facts: '76 % | Charge\n1,284 km | Odometer\n94 % | Health',
  figures: '3 | Vehicles\n1 | Connected',
  hero: 'Connected | Grey one | 76 percent, 21 km left | Ride',
  tip: 'Grey one wants an update | 2.1.5 mends the brake light',
  add: 'Add vehicle',
  use: 'Connect',
})
