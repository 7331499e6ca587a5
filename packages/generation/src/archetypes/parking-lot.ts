import { defineArchetype } from '../archetype.ts'

/** A car park seen by those who run it. */
export const parkingLot = defineArchetype({
  id: 'parking-lot',
  words:
    'parking lot manager 38, parking lot 18, parking lot management 38, parking management 32, parking management system 38, car park management 36, parking attendant 34, attendant 10, parking garage 14, garage management 20, parking system 24, check in a car 20, check out a car 20, parking fee 14, parking fees 14, plate number 8',
  examples: `
    Attendants see which spaces are free, check cars in by plate and take the fee when they leave
    Parking lot system: green is free, red is taken, hours and fee at the exit
    Manage a car park with floors and spaces, price per hour, income today
    A car drives in: plate and time; it drives out: hours, fee, receipt
    Our garage has 60 spaces; who parks where, since when, what do they owe
    Parking management with tickets, monthly passes and a report of income
    Free spaces per floor for cars, bikes and vans
    Guards register cars of visitors and give them a space
    Occupancy during the day and the takings of the month
    Set the price per hour, see cars that stay too long
    Each space has a number, occupied ones show the plate
    Print a ticket at the gate and calculate the fee at the exit`,
  bars: 'map checkout cart people week mood quiz poll votes',
  presets: 'clean, dark-pro',
  icon: 'car',
  names: 'Gate Open, Bay 14, Sixty Spaces',
  entity: 'parked-car',
  screens: `
    board | Spaces | grid
    browse | Cars | car
    form | Check in
    stats | Income | chart
    history? | History | clock
    detail | Car
    settings | Settings | settings`,
  unless:
    /\b(?:find (?:a )?(?:free )?(?:parking|spot|space)|near me|extend|drivers? (?:can )?(?:find|book|reserve)|where i parked|puzzle|game)\b/i,
})
