import { defineArchetype } from '../archetype.ts'

export const meterReadings = defineArchetype({
  id: 'meter-readings',
  words:
    'note kwh 28, kwh each evening 34, kwh every evening 34, boiler room readings 60, boiler readings 60, boiler room 34, janitors of 20, meter readings 26, meter reading 24, electricity meter 24, gas meter 22, water meter 22, electricity usage 20, energy consumption 20, energy usage 18, utility bills 16, power consumption 20, heating costs 18',
  examples: `
    Solar panels: I write down the kilowatt hours every evening, sunny or cloudy, and what was saved
    Meter readings: note the numbers in the cellar on the first of each month and see what we use
    Gas meter, water meter, electricity: cubic metres and kilowatt hours with a graph against last year
    Will we have to pay extra at the end of the year? Estimate from our instalments
    Photograph the electricity meter in the cupboard and have the digits recognised
    Water meter counts from sixty allotment gardens and works out each share
    Heat cost counters on eight radiators, units per winter
    Energy consumption before and after we bought the new tumble dryer
    Tariff changed in June: price per unit, base fee, what a day costs us
    Sub-meter for the tenant in the granny flat, old count, new count, difference
    Oil tank level in centimetres, litres left, refilled when, price per litre
    Household of four, warn me when usage jumps because a toilet leaks
    Night and day rate, count by hand, average per week, compare with neighbours of equal size`,
  presets: 'clean, natural',
  icon: 'bolt',
  names: 'Kilowatt, Meter Cupboard, Watt',
  entity: 'meter-reading',
  home: 'ledger',
  screens: `
    home | Usage | home
    history | Readings | clock
    stats | Compare | chart
    budget? | Bill | pie
    scanner? | Scan | camera
    browse | Meters | list
    detail | Meter
    form | Add reading
    settings | Settings | settings`,
})
