import { device } from '../device.ts'
import { defineVarieties } from './variety.ts'

/** Where all that is switched is light, no washing machine runs. */
export const deviceVarieties = defineVarieties(device, [
  {
    signs:
      'hue 6, lights 3, light bulbs 6, smart bulbs 6, led strip 6, led strips 6, lamps 3, light scenes 4, wled 9',
    one: 'Light',
    many: 'Lights',
    groups: 'Living room, Kitchen, Bedroom',
    without: 'Kind, Dim at night',
    fields: `
      Name | text | Reading lamp
      Room | choice | Living room | Living room, Kitchen, Bedroom
      Brightness | slider | 40
      Colour | choice | Warm white | Warm white, Daylight, Sunset, Blue`,
    samples: `
      icon | title | subtitle | value | tone
      lamp | Reading lamp | Living room, warm white, 40 % | On | warning
      bulb | Ceiling, three spots | Kitchen, daylight, 80 % | On | warning
      lamp | Bedside left | Bedroom, sunset, 15 % | On | danger
      bulb | Strip behind the shelf | Living room, blue, 30 % | On | primary
      lamp | Bedside right | Bedroom | Off | neutral
      bulb | Hall | Off since 9:10 | Off | neutral`,
    about: 'Warm white at forty percent, dims with the evening and goes out at eleven.',
    facts: '40 % | Brightness\n2,700 K | Colour\n23:00 | Off at',
    figures: '4 | Lights on\n3 | Rooms\n6 | Scenes',
    hero: 'Living room | Movie evening | Two lights, warm and low | All off',
    tip: '4 of 6 lights are on | The hall has been off since 9:10',
    trend: 'Hours of light | 38 | −4',
    data: [6, 5, 6, 5, 6, 5, 5],
    use: 'Change colour',
  },
])
