import { defineArchetype } from '../archetype.ts'

export const energy = defineArchetype({
  id: 'energy',
  words:
    'energy monitor 26, energy monitoring 24, electricity monitor 26, energy tracker 22, solar panels 16, solar panel owners 22, solar production 22, photovoltaic 22, solar power 16, inverter 16, home battery 14, energy usage 14, energy use 12, energy consumption 14, electricity consumption 16, electricity use 14, power consumption 14, smart meter 18, kwh 8, heat pump 12, wallbox 10, home energy 18',
  examples: `
    How much came from the roof today, how much did we use, how much went into the grid
    Which hours is electricity cheapest, run the washing machine then
    Charge of the house battery, car at the wallbox, sun forecast for tomorrow
    Compare this winter's power bill with last winter's, kilowatt hours and cost per day
    Heat pump owners watch flow temperature, coefficient of performance and current draw
    Balcony panel with two modules: watts now, yield per month, when has it paid for itself
    Plugs that tell me what the fridge, the computer and the lamps draw in standby
    Self-sufficiency in percent, export tariff, inverter faults by push message
    Live consumption from our smart meter, peak at dinner, warning above three kilowatts
    Housing cooperative shares photovoltaic power among tenants, shows each one's part
    Off-grid cabin: battery voltage, wind generator, solar input, generator hours
    Saved kWh since insulation and LED lamps, goal for the whole household`,
  presets: 'natural, clean',
  icon: 'bolt',
  names: 'Sunny Side, Kilowatt, Noon',
  entity: 'energy-reading',
  home: 'ledger focus',
  screens: `
    home | Today | bolt
    stats | History | chart
    browse | Readings | list
    notifications? | Alerts | bell
    compare? | Compare
    detail | Reading
    form? | Add reading
    settings | Settings | settings`,
})
