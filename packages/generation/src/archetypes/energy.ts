import { defineArchetype } from '../archetype.ts'

export const energy = defineArchetype({
  id: 'energy',
  words:
    'solar panels 16, solar panel owners 22, solar production 22, photovoltaic 22, solar power 16, inverter 16, home battery 14, energy usage 14, energy use 12, energy consumption 14, electricity consumption 16, electricity use 14, power consumption 14, smart meter 18, kwh 8, heat pump 12, wallbox 10, home energy 18',
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
