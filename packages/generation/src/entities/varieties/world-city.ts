import { worldCity } from '../world-city.ts'
import { defineVarieties } from './variety.ts'

/** Who lives elsewhere; without these words one works with them. */
export const worldCityVarieties = defineVarieties(worldCity, [
  {
    signs:
      'grandchildren 5, daughter 4, son 4, family 4, grandma 4, grandparents 5, friends 3, mother 4, parents 4, sister 4, brother 4, relatives 5, partner 3, girlfriend 4, boyfriend 4, awake 2',
    groups: 'Family, Friends, Awake now',
    fields: `
      City | text | Sydney
      Name | text | Ida and the children
      Awake | choice | 7 to 21 | 7 to 21, 8 to 23, 6 to 20
      Best time to call | text | Their breakfast, 21:30 here`,
    without: 'Meeting hours',
    samples: `
      icon | title | subtitle | value | tone
      moon | Sydney, Ida | Today, 10 hours ahead, dinner | 19:41 | accent
      moon | Vancouver, Elias | Today, 9 hours back, asleep | 0:41 | neutral
      sun | Lisbon, Ana | Today, 1 hour back, awake | 8:41 | warning
      sun | Home | Berlin | 9:41 | primary
      moon | Osaka, Hana | Today, 8 hours ahead | 17:41 | accent
      moon | Toronto, Omar | Today, 6 hours back, asleep | 3:41 | neutral`,
    about:
      'Ten hours ahead until April, then eight. The children are in bed by eight there, ten in the morning here.',
    facts: '19:41 | Now\n+10 h | To you\nAwake | State',
    figures: '9:41 | Here\n5 | Cities\n3 | Awake now',
    hero: 'Good time to call | Ida in Sydney | Dinner is over, bedtime in twenty minutes | Call now',
    tip: 'Both awake at 21:00 | Sydney at breakfast, Vancouver at noon',
    add: 'Add city',
    use: 'Call now',
  },
])
