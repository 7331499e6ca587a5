import { defineArchetype } from '../archetype.ts'

export const meterReadings = defineArchetype({
  id: 'meter-readings',
  words:
    'meter readings 26, meter reading 24, electricity meter 24, gas meter 22, water meter 22, electricity usage 20, energy consumption 20, energy usage 18, utility bills 16, power consumption 20, heating costs 18',
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
