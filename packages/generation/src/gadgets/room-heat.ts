import type { Gadget } from './gadget.ts'

/** One dial for the heat of a home. */
export const roomHeat: readonly Gadget[] = [
  {
    id: 'thermostat',
    called:
      /\b(?:smart )?(?:thermostats?|radiator valves?|heating|trv) (?:controller|control|remote|schedule|app)\b|\bcontrol(?:s|ler)? (?:for )?(?:my |your |the )?(?:thermostat|heating)\b/i,
    unless: /\b(?:installers?|shop|hvac company|technicians|blinds|alarm|cameras|greenhouse|aquarium)\b/i,
    icon: 'flame',
    presets: 'warm, dark-pro',
    names: 'Half a Degree, Warm by Six, Boost',
    sheets: [
      {
        name: 'Heat',
        title: 'Living room',
        icon: 'flame',
        content: (text) => `
          ring Now 20.4 °C | 0.62 | 21.0° | set, heating
          keys
          - minus | Cooler
          - plus | Warmer
          - bolt | Boost
          chips Mode | * By schedule, By hand, Away, Off
          stats
          - 46 % | Humidity
          - 62 % | Valve open
          - 4 °C | Outside
          ${/\bmqtt\b/i.test(text) ? 'rows Connected\n- wifi | attic.local:1883 | MQTT, answers in 12 ms | Online' : 'banner check | Window is closed | Heating stops when it opens'}`,
      },
      {
        name: 'Rooms',
        icon: 'home',
        content: `
          rows Rooms
          - flame | Living room | Set to 21.0° | 20.4°
          - moon | Bedroom | Set to 17.5° | 17.8°
          - drop | Bath | From six, set to 23.0° | 21.9°
          - home | Kitchen | Off, window open | 18.2°
          button plus | Add thermostat`,
      },
      {
        name: 'Schedule',
        icon: 'calendar',
        content: `
          agenda Today
          - 6:00 | Bath and kitchen | 23.0° and 20.0°
          - 8:30 | Everybody out | 17.0°
          - 16:30 | Living room | 21.0°
          - 22:30 | Night | 17.0°
          chips Days | * Mon to Fri, Sat, Sun
          button check | Save schedule`,
      },
      {
        name: 'Topics',
        title: 'Broker and topics',
        icon: 'settings',
        said: /\bmqtt\b/i,
        content: `
          fields
          - Broker | text | attic.local
          - Port | number | 1883
          - Topic to read | text | home/living/temperature
          - Topic to set | text | home/living/target
          button check | Test connection`,
      },
    ],
  },
]
