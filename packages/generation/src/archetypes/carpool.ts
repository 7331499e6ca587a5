import { defineArchetype } from '../archetype.ts'

export const carpool = defineArchetype({
  id: 'carpool',
  words:
    'carpool 12, carpooling 12, car pool 12, ride sharing 10, rideshare 10, ride share 10, shared rides 9, lift sharing 10, school run 9',
  presets: 'clean, natural',
  icon: 'car',
  names: 'Hop In, Spare Seat, Same Way',
  entity: 'carpool',
  home: 'focus',
  screens: `
    home | Today | home
    week | Week | calendar
    browse | Rides | car
    detail | Ride
    form | Offer ride
    people | Drivers | users
    chats? | Messages | chat
    map? | Map | map
    profile | Me | user`,
})
