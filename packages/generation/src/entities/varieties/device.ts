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
  {
    signs: 'thermostat 6, thermostats 6, heating control 6, heating schedule 6, radiators 6, smart heating 6',
    one: 'Thermostat',
    many: 'Thermostats',
    icon: 'flame',
    groups: 'Living room, Kitchen, Bedroom',
    without: 'Kind, Dim at night, On from, Off at',
    fields: `
      Room | choice | Living room | Living room, Kitchen, Bedroom
      Temperature | slider | 21
      By night | choice | 17° | 16°, 17°, 18°
      Warm from | time | 6:30
      Lower from | time | 22:30`,
    samples: `
      icon | title | subtitle | value | tone
      flame | Living room | Set to 21°, warm since 6:30 | 20.5° | warning
      flame | Kitchen | Set to 20° | 20.1° | warning
      moon | Bedroom | Set to 17°, window open | 16.8° | primary
      flame | Bathroom | Set to 23°, heats until 8:00 | 22.4° | danger
      sun | Study | Set to 19°, sun helps | 20.6° | success
      moon | Hall | Off until 17:00 | 17.2° | neutral`,
    about: 'Heats from half past six, goes down at half past ten and waits while a window is open.',
    facts: '20.5° | Now\n21° | Set to\n22:30 | Lower from',
    figures: '19.6° | Average\n4 | Rooms heating\n31 kWh | This week',
    hero: 'Living room | 20.5°, set to 21° | Goes down at 22:30 | Away from home',
    tip: '4 of 6 rooms are heating | A window in the bedroom is open',
    trend: 'Heat this week | 31 kWh | −4',
    use: 'Change temperature',
  },
  {
    // Where several sorts are named, the list holds them all.
    signs:
      'blinds 8, shutters 8, smart plugs 8, door locks 8, door lock 8, smart lock 8, smart locks 8, garage door 8, cameras 7, doorbell 7, speakers 7',
    groups: 'Living room, Kitchen, Bedroom, Hall',
    without: 'Kind, Dim at night, On from, Off at',
    fields: `
      Name | text | Front door lock
      Kind | choice | Lock | Light, Heating, Lock, Blind, Camera, Plug
      Room | choice | Hall | Living room, Kitchen, Bedroom, Hall
      Also for guests | switch | no`,
    samples: `
      icon | title | subtitle | value | tone
      lock | Front door lock | Hall, locked since 22:40 | Locked | success
      lamp | Reading lamp | Living room, warm white, 40 % | On | warning
      flame | Thermostat | Living room, 20.5° now | 21° | danger
      camera | Door camera | Nobody there | Live | primary
      sun | Blinds, south side | Bedroom, half down | 50 % | accent
      bolt | Kitchen plug | Off since 9:10 | Off | neutral`,
    about: 'Locked at twenty to eleven, battery good until March. Opens for the five people you let in.',
    facts: '22:40 | Since\n82 % | Battery\n5 | May open',
    figures: '14.8 kWh | This week | −1.6\n9 | Devices on\n20.5° | Inside',
    use: 'Change routine',
  },
])
