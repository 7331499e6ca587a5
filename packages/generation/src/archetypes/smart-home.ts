import { defineArchetype } from '../archetype.ts'

export const smartHome = defineArchetype({
  id: 'smart-home',
  words:
    'smart home 8, remote control 7, thermostat 7, light 2, device 4, sensor 5, iot 7, appliance 5, robot 4, drone 4, home automation 8, solar 5, energy 4',
  presets: 'dark-pro, calm',
  icon: 'lamp',
  names: 'Latch, Hearth, Dimmer',
  entity: 'device',
  screens: `
    remote | Home | home
    browse | Devices | grid
    stats | Energy | bolt
    week? | Routines | clock
    detail | Device
    form | Add device
    settings | Settings | settings`,
})
