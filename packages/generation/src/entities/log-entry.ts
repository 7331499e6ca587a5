import { defineEntity } from '../entity.ts'

export const logEntry = defineEntity({
  id: 'log-entry',
  one: 'Entry',
  many: 'Logbook',
  words: 'dive, dive log, climb, ascent, sailing log, logbook entry, flight log, paddle, boulder',
  icon: 'flag',
  groups: 'This year, Best, Planned',
  fields: `
    Place | place | Stone pier, east wall
    Date | date | Sat 14 Nov
    Grade | choice | Medium | Easy, Medium, Hard
    Length | text | 46 min
    Depth or height | number | 18
    Buddy | person | Omar Haddad
    Conditions | choice | Good | Poor, Fair, Good, Perfect
    Photo | photo | lake
    Notes | long | Cold below twelve metres`,
  samples: `
    image | title | subtitle | overline | meta | value
    lake | Stone pier, east wall | 46 min with Omar | 14 November | Good | 18 m
    sea | Owl rock | 52 min, two seals | 1 November | Perfect | 24 m
    mountain | Chimney, left line | Second try, no rest | 25 October | Dry | 140 m
    island | Round the lighthouse | 3 h 10, wind from west | 11 October | Fresh | 12 nm
    beach | First bay | 38 min, training | 27 September | Calm | 9 m
    forest | The quiet block | Four tries | 13 September | Humid | 4 m`,
  about: 'Cold below twelve metres, then clear as glass. Omar had the torch, back with eighty bar.',
  facts: '46 min | Time\n18 m | Depth\n80 bar | Left',
  figures: '48 | Entries\n31 h | In all\n24 m | Deepest',
  hero: 'Saturday looks good | Owl rock, 10:00 | Wind 2, sight 9 metres | Plan it',
  tip: 'Three with Omar this month | Most of your entries are on Saturdays',
  trend: 'Hours a month | 4.2 | +1.1',
  add: 'Add entry',
  use: 'Edit entry',
})
