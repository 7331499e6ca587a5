import { defineArchetype } from '../archetype.ts'

export const carpool = defineArchetype({
  id: 'carpool',
  words:
    'carpool 12, carpooling 12, car pool 12, ride sharing 10, rideshare 10, ride share 10, shared rides 9, lift sharing 10, school run 9',
  examples: `
    Parents take turns driving the kids to football on Wednesdays
    Three colleagues commute from the same village, who drives this week
    Seats free to the university on Monday at seven
    Carpool to the concert and split the petrol
    Our firm wants staff to come together instead of alone, matching home and shift
    Which family drives to ballet, how many seats, who needs a booster
    Long trips between cities, driver posts route, stops, price per seat
    Village without bus: elderly ask for a lift to town, others offer
    Club away games, four cars, who goes with whom
    Fair count of how often each one drove
    Morning trip to school with neighbours, pick up at the corner at 7:40
    I go north every Friday and have two empty places, luggage small`,
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
