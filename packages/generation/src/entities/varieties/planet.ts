import { planet } from '../planet.ts'
import { defineVarieties } from './variety.ts'

/** What one looks for in the sky; without these words it is what stands there tonight. */
export const planetVarieties = defineVarieties(planet, [
  {
    signs:
      'planet and constellation 12, constellation and planet 12, star and planet 10, planet star and constellation 13, star planet and constellation 13',
    one: 'Object',
    many: 'Objects',
    groups: 'Tonight, Planets, Constellations',
    samples: `
      image | title | subtitle | overline | value
      planet | Saturn | Planet, south-west, up to 21:40 | Tonight | 24° high
      night star | Cygnus | Constellation, high in the west | Tonight | 62° high
      planet | Jupiter | Planet, east, four moons in a row | Tonight | 41° high
      star night | Orion | Constellation, rises at 22:10 | After 22:00 | 18° high
      sunset night | Venus | Planet, low in the west after sunset | Evening | 9° high
      moon | Cassiopeia | Constellation, nearly overhead | All night | 74° high`,
    about:
      'Best between nine and ten, when it stands highest. The rings are open this year; the two large moons are on the left.',
  },
  {
    signs: 'constellation 9, constellations 9, star signs in the sky 8',
    one: 'Constellation',
    many: 'Constellations',
    icon: 'star',
    groups: 'Northern, Southern, All year',
    fields: `
      Name | text | Lyra
      Sky | choice | Northern | Northern, Southern
      Best month | text | August
      Brightest star | text | Vega`,
    without: 'Object, Date, Telescope, Seeing',
    samples: `
      image | title | subtitle | overline | value
      night star | Lyra | The lyre of Orpheus, best in August | Northern | Vega
      star night | Cygnus | The swan that flies along the Milky Way | Northern | Deneb
      night | Orion | The hunter, best in January | Both | Rigel
      stars night | Crux | The southern cross, best in May | Southern | Acrux
      night sea | Scorpius | The scorpion that stung Orion | Southern | Antares
      moon | Cassiopeia | The queen on her chair, all year | Northern | Schedar`,
    about: 'The lyre with which Orpheus moved stones and rivers. After his death it was set among the stars.',
    facts: 'Vega | Brightest\nAugust | Best month\n5 | Main stars',
    figures: '88 | Constellations\n14 | Seen | +1\n36 | Northern',
    hero: 'Well placed tonight | Cygnus | High in the west until 23:00 | Show stars',
    tip: 'Fourteen of 88 seen | Cygnus and Lyra stand side by side',
    trend: 'Seen | 14 | +1',
    add: 'Mark as seen',
    use: 'Show stars',
  },
])
