import { ledWalk } from '../led-walk.ts'
import { defineVarieties } from './variety.ts'

/** Walks with a guide; without these words they are of ghosts. */
export const ledWalkVarieties = defineVarieties(ledWalk, [
  {
    signs:
      'food tour 12, food tours 12, food walk 12, tasting tour 9, wine walk 9, street food tour 9, chocolate tour 8',
    samples: `
      image | title | subtitle | overline | value | meta
      bread | Five ovens, one morning | Sat 10:00, with Elias, 6 places left | English | € 39 | 4.9
      fish | Harbour bites | Fri 17:30, with Hana, 3 places left | English | € 46 | 4.8
      cake | Sweet old town | Sun 14:00, with Ruth, 9 places left | German | € 34 | 4.9
      cheese | Cheese and cellar | Fri 19:00, with Elias, full | English | € 52 | 4.7
      coffee | Three roasters | Sat 9:00, with Hana, 8 places left | German | € 28 | 4.8`,
    about:
      'Five stops on foot, something at each of them. Tell us what you cannot eat; the baker needs a day to know.',
    facts: '3 h | Long\n12 | At most\n5 | Stops',
    hero: 'Saturday, 10:00 | Five ovens, one morning | Well on the market square, six places left | Get tickets',
    tip: 'Come hungry | Nobody needs a breakfast before',
  },
  {
    signs:
      'herb walk 12, herb walks 12, foraging 12, mushroom walk 12, wild herbs 12, bird walk 9, nature walk 8, bat walk 9',
    samples: `
      image | title | subtitle | overline | value | meta
      forest | Ten herbs you step on | Sat 14:00, with Ruth, 6 places left | English | € 18 | 4.9
      mushroom | What grows now | Sun 9:00, with Elias, 2 places left | English | € 22 | 4.8
      leaf | Roots and bark | Sat 28 Nov, with Ruth, 9 places left | German | € 18 | 4.8
      forest | Tea from the hedge | Sun 29 Nov, with Hana, 11 places left | German | € 16 | 4.7`,
    about: 'Two kilometres in two hours, with a cloth on the grass at the end and soup of what was found.',
    facts: '2 h | Long\n14 | At most\n2 km | Way',
    hero: 'Saturday, 14:00 | Ten herbs you step on | Car park by the forest hut | Get tickets',
    tip: 'Bring a knife and a bag | And shoes that may get wet',
  },
  {
    signs:
      'city walk 9, city walks 9, city tour 9, free walking tour 12, street art 9, architecture walk 9, history walk 8, old town tour 8, bike tour 7',
    samples: `
      image | title | subtitle | overline | value | meta
      old town | Thousand years in two hours | Today 11:00, with Elias, 8 places left | English | € 14 | 4.9
      city | Backyards and stairs | Today 15:00, with Hana, 5 places left | German | € 16 | 4.8
      art | Walls that speak | Sat 14:00, with Ruth, 3 places left | English | € 16 | 4.9
      temple | Only towers | Sun 10:00, with Elias, full | English | € 18 | 4.7
      old town | For families | Sun 14:00, with Ruth, 9 places left | German | € 9 | 4.9`,
    about:
      'From the well to the river through yards one does not see from the street. Two kilometres, two stairs.',
    facts: '2 h | Long\n20 | At most\n8 | Places left',
    hero: 'Today, 11:00 | Thousand years in two hours | Well on the market square, eight places left | Get tickets',
    tip: 'Bring water | There is one fountain',
  },
])
