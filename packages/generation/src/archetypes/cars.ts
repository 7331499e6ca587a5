import { defineArchetype } from '../archetype.ts'

export const cars = defineArchetype({
  id: 'cars',
  words:
    'motorbike service 24, motorcycle service 24, motorbike log 26, service log 14, car 5, vehicle 6, fuel 6, mileage 6, mechanic 6, repair 4, motorcycle 6, ride 3, taxi 6, carpool 7, ride sharing 7, driving 4, car wash 10',
  examples: `
    Motorbike log: services, tyres, fuel and the rides of the season
    Service book of my scooter with kilometres, parts and costs
    See where I parked, how far I drove and what it cost, distance and tolls
    Trip list with start, end, minutes and money for my hatchback, kilometres driven
    My connected sedan: lock doors, range, position, climate before departure, tyre pressure and doors closed
    Mobile mechanic comes to your driveway, choose fault, pay in the app, car repair where you are
    Wash and wax my vehicle at home, foam, interior, price, booked for Saturday
    Roadside breakdown help with location, plate and waiting time, car mechanic on the way
    Tolls, petrol, tickets and parking by month for the family wagon, spending per kilometre
    Classic automobile owners share drives, photos and Sunday routes, garage and distance log
    Motorcyclists plan curvy roads and record each tour, distance, passes, stops
    Everything about driving my own auto in one place: journeys, spending, map, papers, kilometres driven
    Where are my motorbike and van now, and when did they last move? Position and distance
    Workshop near me with ratings, tow truck, estimate and payment for car repair by a mechanic`,
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
