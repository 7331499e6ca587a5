import { defineEntity } from '../entity.ts'

export const satellitePass = defineEntity({
  id: 'satellite-pass',
  one: 'Pass',
  many: 'Passes',
  words: 'satellite, space station, iss pass',
  icon: 'spark',
  groups: 'Tonight, Bright, This week',
  fields: `
    Satellite | text | Space station
    Rises | time | 18:42
    Direction | text | West to east
    Highest | text | 68°
    Remind me | switch | yes`,
  samples: `
    icon | title | subtitle | time | value | badge | tone
    spark | Space station | West to east, 6 min | 18:42 | 68° | Bright | success
    spark | Space station | South-west to east, 4 min | 20:19 | 31° | Fair | warning
    spark | Relay train 14 | North-west, 18 points of light | 21:05 | 44° | Bright | success
    spark | Weather eye 3 | North to south, 9 min | 22:11 | 82° | Faint | neutral
    spark | Space station | West to south-east, 5 min | Fri | 54° | Bright | success
    spark | Radio bird 2 | South to north, 12 min | Fri | 39° | Radio | primary`,
  about:
    'Rises in the west at 18:42, stands highest after three minutes and fades in the east in the shadow of the earth.',
  facts: '18:42 | Rises\n68° | Highest\n6 min | Visible',
  figures: '421 km | Height\n27,580 | km/h\n7 | On board',
  hero: 'Now over the South Atlantic | Passes you at 18:42 | West to east, 68 degrees high, six minutes | Remind me',
  tip: 'Clear sky until nine | Both passes of tonight can be seen',
  trend: 'Passes a week | 9 | +2',
  use: 'Remind me',
})
