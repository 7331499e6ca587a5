import { defineArchetype } from '../archetype.ts'

/** One bike, car or boat that a few households use in turn; fleets anybody hires are `vehicle-rental` and `bikes`. */
export const sharedVehicle = defineArchetype({
  id: 'shared-vehicle',
  words:
    'share one car 34, share a car 32, sharing a car 30, share our car 32, share one cargo bike 36, shared cargo bike 34, share a cargo bike 36, share an e-bike 30, share a van 30, share one van 30, shared family car 32, private car sharing 34, car sharing between 34, share a trailer 30, shared trailer 28, one car for 20',
  examples: `
    One cargo bike for the whole street: reserve it for an afternoon, where does it stand, is it charged
    Three neighbours own a car together, book it, note kilometres, split petrol and insurance
    Our family has one car and four drivers, who needs it when, who filled up last
    Share an electric car in our house, battery in percent, parked in which street, next booking
    The village van: clubs reserve it, write down kilometres, report damage
    Two households and one trailer, who has it, when does it come back
    Sailing club dinghy used by eight families, hours in the log, what broke
    We co-own a camper van, weeks in summer, costs, where the keys are
    Cargo bike of the parish, children's seat or box, two hours at a time, left at which door
    Two farms share a harvester, days each, diesel used, repairs divided
    Private car sharing among friends: calendar, odometer before and after, who owes what at month's end
    Electric moped for four flatmates, charge level, helmet size, who rides tonight`,
  unless:
    /\b(?:uber|fleet|rental company|hire company|docking stations?|taxi|passengers|ride ?sharing|carpool\w*|lifts?)\b/i,
  bars: 'cart',
  presets: 'clean, natural',
  icon: 'car',
  names: 'Whose Turn, Full Tank (car van), Two Hours, Key on the Hook',
  entity: 'vehicle-turn',
  home: 'focus',
  keepsThing: true,
  screens: `
    home | Now | home
    calendar | Bookings | calendar
    slots | Book | | | | | hourly booking, book the bike, book, reserve, reservation
    history | Trips | clock | | | | kilometres, kilometers, odometer, log, logbook, trips, Trips
    budget? | Costs | wallet | shared cost
    people? | People | users
    map? | Where it is | map
    detail | Booking
    form | Hand back | | | | | where you left it, where it is parked, battery level, how full the battery is, fuel level, hand back, report damage
    profile | Me | user`,
})
