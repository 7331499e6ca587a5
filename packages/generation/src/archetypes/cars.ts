import { defineArchetype } from '../archetype.ts'

export const cars = defineArchetype({
  id: 'cars',
  words:
    'car 5, vehicle 6, fuel 6, mileage 6, mechanic 6, repair 4, motorcycle 6, ride 3, taxi 6, carpool 7, ride sharing 7, driving 4, car wash 10',
  presets: 'dark-pro, bold',
  icon: 'car',
  names: 'Odometer, Glovebox, Full Tank',
  entity: 'ride',
  home: 'ledger',
  screens: `
    home | Home | home
    map | Map | map
    history | Rides | clock
    stats | Costs | chart
    detail | Ride
    form | New ride
    checkout? | Pay
    profile | Me | user`,
})
