import { defineEntity } from '../entity.ts'

export const device = defineEntity({
  id: 'device',
  words: 'device, lamp, light, thermostat, sensor, appliance, smart home, robot, speaker, drone, solar',
  icon: 'lamp',
  groups: 'Living room, Kitchen, Bedroom, Garden',
  fields: `
    Room | choice | Kitchen | Living room, Kitchen, Bedroom
    Kind | choice | Light | Light, Heating, Sensor, Plug
    On from | time | 18:30
    Off at | time | 23:00
    Dim at night | switch | yes`,
  samples: `
    icon | title | subtitle | value | tone
    lamp | Reading lamp | Living room, 40 % | On | warning
    flame | Heating | Living room, 20.5° | On | danger
    camera | Front door | Nobody there | On | primary
    music | Kitchen radio | Off since 9:10 | Off | neutral
    drop | Garden water | Next at 6:00 | Off | success
    bolt | Washing machine | 18 min left | On | accent`,
  about: 'Warm white, dims with the evening. Uses about as much in a month as one kettle of water.',
  facts: '40 % | Level\n3.2 kWh | This week\n18:30 | Next on',
  figures: '14.8 kWh | This week | −1.6\n9 | Devices on\n20.5° | Inside',
  hero: 'Living room | 20.5 °C, warm light | Three lamps on, window closed | Good night',
  tip: '9 of 14 devices are on | The radio has been off since 9:10',
  trend: 'Energy this week | 14.8 kWh | −1.6',
  data: [2.4, 2.2, 2.6, 1.9, 2.1, 1.8, 1.8],
  use: 'Change routine',
})
