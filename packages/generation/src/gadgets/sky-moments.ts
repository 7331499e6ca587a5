import type { Gadget } from './gadget.ts'

/** A few minutes in the sky nobody wants to miss. */
export const skyMoments: readonly Gadget[] = [
  {
    id: 'eclipse-timer',
    called:
      /\b(?:(?:solar|lunar|total|annular|partial) )?eclipses? (?:timer|clock|times?|calculator|guide|app|countdown|simulator)\b/i,
    unless: /\b(?:ide|java|plugin|calendar of moon)\b/i,
    icon: 'sun',
    presets: 'dark-pro, bold',
    names: 'Second Contact, Two Minutes Four, Diamond Ring',
    sheets: [
      {
        name: 'Timer',
        title: 'Until first contact',
        icon: 'timer',
        content: `
          ring Total eclipse, Burgos | 0.3 | 264 d 07:12 | Wed 12 August 2027, 19:32 | down
          rows Contact times
          - sun | First contact | The moon touches the sun | 19:32:14
          - moon | Second contact | Totality begins | 20:28:40
          - star | Greatest eclipse | 11° above the west | 20:29:42
          - sun | Third contact | Glasses on again | 20:30:44
          - sun | Fourth contact | After sunset | 21:21:03
          switches
          - Spoken warnings
          - Vibrate at totality`,
      },
      {
        name: 'Place',
        title: 'My location',
        icon: 'pin',
        content: `
          map Line of totality | Burgos, León, Palencia
          fields
          - Location | place | 42.34° N, 3.70° W
          stats
          - 2 min 04 | Totality
          - 100 % | Covered
          - 11° | Height of sun
          button pin | Use my location`,
      },
      {
        name: 'Camera',
        title: 'Exposure plan',
        icon: 'camera',
        said: /\b(?:photo\w*|camera|exposure|shots?)\b/i,
        content: `
          rows What to shoot
          - sun | Partial, with filter | f/8, ISO 100 | 1/1000
          - star | Diamond ring | No filter, ten seconds | 1/500
          - moon | Corona, inner | f/8, ISO 200 | 1/125
          - moon | Corona, outer | f/8, ISO 400 | 1 s`,
      },
      {
        name: 'Next',
        title: 'Next eclipses',
        icon: 'calendar',
        content: `
          rows Seen from here
          - sun | 2 August 2027 | Partial, 86 % | 11:08
          - moon | 12 January 2028 | Moon, partial | 5:13
          - sun | 26 January 2028 | Ring near Seville | 17:55
          banner warning | Never look without a filter | Only while it is total`,
      },
    ],
  },
]
