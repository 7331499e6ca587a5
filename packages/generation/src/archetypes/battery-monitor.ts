import { defineArchetype } from '../archetype.ts'

export const batteryMonitor = defineArchetype({
  id: 'battery-monitor',
  words:
    'lithium battery 24, battery management system 36, bms 18, cell voltages 30, cell voltage 30, state of charge 18, lifepo4 34, battery monitor 24, leisure battery 28, camper battery 30, boat battery 30, power station 14, charge and discharge 16',
  examples: `
    Shows what my lithium battery reports over Bluetooth: state of charge, current, time until empty
    Cell voltages as bars, the highest and the lowest marked, balancing
    Camper battery: how full it is, how much the solar panel brings, how long the fridge can run
    Battery management system with alarms for temperature and voltage, explained in plain words
    Turn charging and output on or off, asked for confirmation first
    Boat batteries, charge and discharge rate, warnings before they are empty
    Connect to the BMS of an e-bike, cycles, health, capacity left
    House battery behind the solar roof, charge today, reserve for the night
    Power station: watts in, watts out, outlets on and off
    Alerts for overcharge, short circuit and cold, and what to do
    State of health of the pack and a history of charging
    Monitor several LiFePO4 packs in parallel`,
  presets: 'dark-pro, clean',
  icon: 'zap',
  names: 'Full Charge, Amp Hours, Pack Watch',
  entity: 'battery-cell',
  screens: `
    gauge | Overview | zap | | | | state of charge, charge, discharge rate, charge rate, time until full
    browse | Cells | grid | | | | cells, cell voltage, cell voltages, balancing
    stats | History | chart
    notifications | Alerts | bell | | | | alerts, warnings, active warnings, protections, alarms
    detail | Cell
    settings | Settings | settings | | | | charging, output`,
})
