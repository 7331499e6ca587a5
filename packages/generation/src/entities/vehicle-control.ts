import { defineEntity } from '../entity.ts'

/** What one switches and sets on a vehicle from the phone. */
export const vehicleControl = defineEntity({
  id: 'vehicle-control',
  one: 'Control',
  many: 'Controls',
  words: 'riding mode, vehicle control, motor setting',
  icon: 'settings',
  groups: 'Ride, Lights, Safety',
  fields: `
    Control | text | Front light
    Mode | choice | Sport | Eco, Normal, Sport
    On | switch | yes`,
  samples: `
    icon | title | subtitle | value
    lock | Lock | Alarm when it is moved | Off
    bulb | Lights | Front and back | On
    bolt | Riding mode | Eco, Normal or Sport | Sport
    trend | Cruise control | After five seconds | On
    repeat | Recuperation | When the throttle is released | Weak
    warning | Speed limit | For roads with pedestrians | 20 km/h`,
  about: 'Sport mode rides up to 25 km/h and costs four kilometres of range.',
  facts: 'Sport | Mode\n25 km/h | Limit\nOn | Lights',
  figures: '6 | Controls\n3 | Switched on',
  hero: 'Riding mode | Sport | Up to 25 km/h | Change',
  tip: 'Locked, it beeps | When somebody pushes it',
  add: 'Add control',
  use: 'Switch',
})
