import { raceHeat } from '../race-heat.ts'
import { defineVarieties } from './variety.ts'

/** Races of a day; without these words rowing. */
export const raceHeatVarieties = defineVarieties(raceHeat, [
  {
    signs: 'swim meet 12, swim meets 12, swimming 9, swimmers 9, swimming gala 12, freestyle 7, backstroke 7',
    fields: `
      Race | text | 14, 100 m free, girls, heat 2
      Lane 1 | text | Mara Lind
      Lane 2 | text | Noor Rahman
      Lane 3 | text | Ida Berg
      Lane 4 | text | Sofia Almeida
      Distance | choice | 100 m | 50 m, 100 m, 200 m`,
    samples: `
      icon | title | subtitle | time | badge | tone
      flag | 14, Girls’ 100 free | Heat 2, Ida Berg in lane 3 | 10:40 | Next | warning
      flag | 15 · 100 m free, boys, heat 1 | Lanes 1 to 6 | 10:44 | On time | success
      flag | 16 · 50 m back, under ten | Eight starters | 10:52 | On time | success
      flag | 17 · 4 × 50 m relay | Our two teams in lanes 2 and 5 | 11:05 | Final | primary
      check | 13 · 100 m free, girls, heat 1 | Mara won in 1:08.4 | 10:36 | Done | neutral`,
    about: 'Six swimmers; times of all heats together decide. In the call room ten minutes before.',
    facts: '10:40 | Starts\n6 | Lanes\n100 m | Distance',
    figures: '13 of 42 | Swum\n4 | Best times\n64 | Swimmers',
    hero: 'Next, 10:40 | 100 m free, girls, heat 2 | Ida Berg in lane 3 | See lanes',
    tip: 'Five minutes behind | Relays at about ten past eleven',
  },
  {
    signs: 'sports day 12, school sports 12, athletics 9, track meet 12, sprint 6, long jump 7',
    fields: `
      Race | text | 14, 50 m, class 3b, heat 2
      Lane 1 | text | Ida, 3b
      Lane 2 | text | Yusuf, 3a
      Lane 3 | text | Noor, 3b
      Lane 4 | text | Emil, 3c
      Distance | choice | 50 m | 50 m, 75 m, 800 m`,
    samples: `
      icon | title | subtitle | time | badge | tone
      flag | 14, Class 3 sprint | Heat 2: Ida, Yusuf, Noor, Emil | 10:40 | Next | warning
      flag | 15 · 50 m, class 3, heat 3 | Four runners | 10:45 | On time | success
      flag | 16 · Sack race, parents | Anybody | 11:00 | For fun | accent
      flag | 17 · Relay of the classes | 3a, 3b, 3c, 3d | 11:30 | Final | primary
      check | 13 · 50 m, class 3, heat 1 | Jonas won in 8.9 s | 10:35 | Done | neutral`,
    about: 'The two fastest of each heat run again at half past eleven. Water is at the long jump.',
    facts: '10:40 | Starts\n4 | Lanes\n50 m | Distance',
    figures: '13 of 32 | Run\n4 | Classes\n96 | Children',
    hero: 'Next, 10:40 | 50 metres, class 3, heat 2 | Ida, Yusuf, Noor, Emil | See lanes',
    tip: 'The relay is at 11:30 | All classes by the oak',
  },
])
