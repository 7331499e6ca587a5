import { defineArchetype } from '../archetype.ts'

export const carpool = defineArchetype({
  id: 'carpool',
  words:
    'carpool 18, carpool to work 30, share the ride 14, commute together 20, carpooling 12, car pool 12, ride sharing 10, rideshare 10, ride share 10, shared rides 9, lift sharing 10, school run 9, travel together 16, same way 8, going to the same place 22, going the same way 18',
  examples: `
    Sign up as rider or driver, cars are assigned and everybody gets an alert
    People post where they drive and when, others contact them to join the ride
    Drive to work together with colleagues, share the fuel and put less carbon in the air
    Parents take turns driving the kids to football on Wednesdays, free seats each week
    Three colleagues commute from the same village, who drives this week, shared car to work
    Seats free to the university on Monday at seven, ride offered by a driver
    Carpool to the concert and split the petrol
    Our firm wants staff to come together instead of alone, matching home and shift, carpool with driver and seats
    Which family drives to ballet, how many seats, who needs a booster on the ride
    Long trips between cities, driver posts route, stops, price per seat, shared ride for passengers
    Village without bus: elderly ask for a lift to town, others offer, shared rides with neighbours
    Club away games, four cars, who goes with whom, drivers and free seats
    Fair count of how often each one drove, kilometres and passengers
    Morning trip to school with neighbours, pick up at the corner at 7:40, parents drive in turns
    Students say on which day, when and where they travel for the holidays, and who goes to the same town goes along in a group
    I go north every Friday and have two empty places, luggage small, ride share for passengers`,
  unless:
    /\b(?:like uber|like lyft|uber clone|accept rides?|request (?:an? |the )?rides?|taxis?|fare estimates?)\b/i,
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
