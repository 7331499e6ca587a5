import { defineEntity } from '../entity.ts'

export const hiddenSpot = defineEntity({
  id: 'hidden-spot',
  one: 'Spot',
  many: 'Spots',
  words: 'geocache, hidden spot, treasure spot',
  icon: 'flag',
  groups: 'Nearby, Found, Hard',
  fields: `
    Name | text | The baker’s key
    Clue | long | Count the windows of the old mill, then walk as many steps east
    Difficulty | choice | Middle | Easy, Middle, Hard
    Place | place | Mill street 12
    Points | number | 40`,
  samples: `
    image | title | subtitle | overline | value | badge
    city 1 | The baker’s key | Old town, 5 clues | 240 m | 40 points | Open
    forest 2 | Under the third stone | Forest edge, small box | 1.2 km | 60 points | Open
    lake 3 | The ferryman’s coin | By the jetty, 3 clues | 800 m | 30 points | Found
    museum 4 | Night at the museum | Riddles, indoors | 1.5 km | 80 points | Hard
    park 5 | Squirrel’s bank | City park, for children | 400 m | 20 points | Found`,
  about: 'Five clues through the old town, about an hour. The last one needs a torch.',
  facts: '5 | Clues\n40 | Points\n240 m | Away',
  figures: '14 | Found | +2\n420 | Points\n3rd | Team',
  hero: 'Closest to you | The baker’s key | 240 metres, five clues | Start',
  tip: 'Your team is third | Sixty points to the Night Owls',
  add: 'Hide one',
  use: 'Give me a hint',
})
