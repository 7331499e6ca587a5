import type { Gadget } from './gadget.ts'
import { namedIn, type Nameable } from './named-in.ts'

const stops = ['Mill bridge', 'Station north', 'Linden square', 'Harbour gate', 'East end']
const places: Nameable = [
  [/\b(?:bus|tram) ?stops?\b/i, 'stop'],
  [/\bschools?\b/i, 'school gate'],
  [/\bplaygrounds?\b/i, 'playground'],
  [/\bparks?\b/i, 'park'],
]
/** Where it is measured, as the description says it. */
const kindOf = (text: string) =>
  places.some(([form]) => form.test(text)) ? (namedIn(text, places)[0] ?? 'street') : 'street'

/** How loud it is where, measured by many. */
export const noiseMap: readonly Gadget[] = [
  {
    id: 'noise-map',
    called:
      /\b(?:noise|sound level|loudness) (?:pollution )?(?:maps?|mapping|survey|atlas)\b|\bmaps? (?:of )?(?:street |traffic )?noise\b/i,
    unless: /\b(?:perlin|generator|simplex|machines?|white noise)\b/i,
    icon: 'volume',
    presets: 'clean, bold',
    names: 'Sixty-Eight Decibels, Quiet Corner, Loud Here',
    sheets: [
      {
        name: 'Map',
        title: 'Noise map',
        icon: 'map',
        content: (text) => `
          map Loudest and quietest | ${stops.slice(0, 4).join(', ')}
          chips Hour | * Now, Morning, Noon, Evening, Night
          rows Nearby
          ${stops
            .map(
              (stop, index) =>
                `- ${index === 0 ? 'warning' : 'volume'} | ${stop}, ${kindOf(text)} | ${[14, 22, 9, 31, 6][index]} measurements | ${[74, 68, 61, 57, 49][index]} dB`,
            )
            .join('\n')}`,
      },
      {
        name: 'Measure',
        icon: 'mic',
        content: (text) => `
          ring Level | 0.68 | 68 dB | 0:22 of 0:30 | up
          line Last half minute | 61, 64, 70, 74, 69, 66, 68 | 0, , 10, , 20, , 30
          fields
          - Place | text | Mill bridge, ${kindOf(text)}
          - What was heard | choice | Buses | Buses, Cars, Building site, People, Nothing
          switches
          - Microphone is calibrated
          button mic | Measure 30 seconds`,
      },
      {
        name: 'Helpers',
        title: 'Measured by volunteers',
        icon: 'users',
        said: /\b(?:volunteers?|citizens?|people|neighbours|community|helpers|everybody)\b/i,
        content: `
          people Most measurements
          - Lea | Line 4, mornings | 84
          - Omar | Harbour gate, nights | 61
          - Iris | Linden square | 40
          stats
          - 412 | Measurements
          - 38 | Places
          - 11 | Helpers
          button plus | Take a place`,
      },
    ],
  },
]
