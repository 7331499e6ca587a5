import { defineArchetype } from '../archetype.ts'

export const rideHailing = defineArchetype({
  id: 'ride-hailing',
  words:
    'taxi 12, taxi hailing 14, ride hailing 14, cab 8, ride sharing 6, chauffeur 9, airport transfer 12, rideshare 12, destination 2, driver 3, uber 16, uber clone 20, taxi booking 12',
  presets: 'dark-pro, clean',
  icon: 'car',
  names: 'Four Minutes, Kerbside, Night Cab',
  entity: 'taxi-ride',
  home: 'focus',
  screens: `
    home | Ride | home
    map | Map | map
    history | Rides | clock
    detail | Ride
    form | Plan ride
    checkout? | Pay
    chats? | Messages | chat
    profile | Me | user`,
})
