import { defineEntity } from '../entity.ts'

export const historyStop = defineEntity({
  id: 'history-stop',
  one: 'Stop',
  many: 'Stops',
  words: 'history stop, stop, historical place, old photo, old photograph, history walk',
  icon: 'pin',
  groups: 'Houses, Work, People',
  fields: `
    Place | place | Mill bridge
    Year | number | 1904
    Photo then | photo | old town
    Photo now | photo | city
    Told by | person | Clara Vogt
    Length | text | 4 min
    Text | long | Two wheels, forty workers, one clock`,
  samples: `
    image | title | subtitle | overline | value
    old town | Mill bridge, 1904 | Forty workers and one clock | Work | 4 min
    city | Station square, first tram | The mayor rode for free, 1911 | Work | 3 min
    sea | Stone pier | From here to New York, 1923 | People | 5 min
    museum | Linden lane 4 | House of Clara, painter | Houses | 6 min
    night city | Harbour gate | Burnt in one night, 1878 | Houses | 3 min
    park | School yard | Lessons in the open, 1946 | People | 4 min`,
  about: 'Forty people worked here, and all of them looked at one clock. The left wheel turned until 1962.',
  facts: '1904 | Year\n4 min | Listen\n240 m | From here',
  figures: '10 | Stops\n2.4 km | Walk\n38 min | To hear',
  hero: 'Next stop, 240 metres | Mill bridge, 1904 | Forty workers and one clock | Listen',
  tip: 'Ten stops in an hour | Begin at the station, end at the pier',
  trend: 'Walked a week | 84 | +12',
  add: 'Add photo',
  use: 'Listen',
})
