import { wallpaper } from '../wallpaper.ts'
import { defineVarieties } from './variety.ts'

/** What pictures behind the icons are of; without these words photographs. */
export const wallpaperVarieties = defineVarieties(wallpaper, [
  {
    signs:
      'woodcut 6, woodcuts 6, paintings 5, painting 4, art 3, artists 3, artist 3, museum 4, japanese 3, classic 2, engravings 5, masterpieces 5, illustrations 4, prints 4',
    groups: 'Landscapes, Figures, Animals, Flowers',
    fields:
      'Title | text | Rain on the great bridge\nArtist | text | Hiroshige\nYear | text | 1857\nUse on | choice | Lock | Home, Lock, Both',
    without: 'Collection',
    samples: `
      image | title | subtitle | overline | meta
      sea | The great wave | Hokusai, about 1831 | Landscapes | 5K
      city night | Rain on the great bridge | Hiroshige, 1857 | Landscapes | 4K
      mountain | South wind, clear dawn | Hokusai, about 1831 | Landscapes | 5K
      flower | Iris garden | Hiroshige, 1857 | Flowers | 4K
      forest | Snow in the pine wood | Hasui, 1920s | Landscapes | 4K
      night star | Fireworks at the bridge | Hiroshige, 1858 | Landscapes | 4K`,
    about:
      'Colour woodcut from Thirty-six views of the mountain. The calm sky at the top keeps the clock readable.',
    facts: '5K | Size\n1831 | Year\n1.2k | Saved',
    hero: 'Picture of the day | The great wave | Hokusai, about 1831 | Set as wallpaper',
    tip: 'Seven new today | Two of them by artists you follow',
  },
  {
    signs: 'ringtone 5, ringtones 5, notification sounds 5, sounds 3',
    one: 'Ringtone',
    many: 'Ringtones',
    icon: 'music',
    groups: 'Calm, Funny, Old phones, Nature',
    fields:
      'Title | text | Hallway 1962\nLength | text | 0:18\nUse for | choice | Calls | Calls, Messages, Alarm',
    without: 'Collection, Use on, Change every day',
    samples: `
      icon | title | subtitle | value | meta
      phone | Hallway 1962 | Old phones | 0:18 | 12k
      leaf | Blackbird at five | Nature | 0:24 | 8k
      music | Three notes up | Calm | 0:04 | 21k
      smile | Grandma calling | Funny | 0:09 | 6k
      wave | Pebbles | Calm | 0:12 | 5k`,
    about: 'Recorded from a black telephone in a real hallway, with the door open. Eighteen seconds.',
    facts: '0:18 | Length\n12k | Loads\nCalls | For',
    hero: 'Most used this week | Hallway 1962 | Eighteen seconds, old phones | Set as ringtone',
    add: 'Upload sound',
    use: 'Set as ringtone',
  },
  {
    signs:
      'anime 4, gaming 4, games 3, cars 4, sports 3, football 4, superhero 4, fantasy 4, space 4, galaxy 4',
    groups: 'New, Dark, Neon, Fan art',
    samples: `
      image | title | subtitle | overline | meta
      night star | Ring of dust | By Hana Sato | Space | 5K
      city night | Neon crossing | By Omar Haddad | City | 4K
      car | Night drive | By Ana Petrova | Cars | 4K
      mountain | Two suns | By Elias Lund | Space | 5K
      abstract | Warp | By Kim Osei | Neon | 4K
      forest | Spirit wood | By Priya Nair | Fan art | 4K`,
    about:
      'Painted in one night, with a dark top so that the clock stays readable. Also as a moving picture.',
    hero: 'Picture of the day | Ring of dust | By Hana Sato, dark at the top | Set as wallpaper',
  },
])
