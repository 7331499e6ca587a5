import { type KindPart, partsOf } from './part.ts'

/** What those see who are on their way in the hills, stand before a counter or wait for a repair. */
export const placesToGoParts: readonly KindPart[] = [
  ...partsOf('hiking', [
    {
      said: 'huts, hut, mountain huts, hut list, weather at each hut, weather at the huts, hut weather, beds left, free beds, beds free, hut beds, hut availability, hut booking, book a hut',
      keepsName: true,
      page: 'Huts | home | Beds left and weather tonight',
      content: `
        rows Tonight
        - home | Owl hut, 2,140 m | 4°, snow after nine | 8 beds left
        - home | Mirror lake hut, 1,760 m | 9°, clear | 2 beds left
        - home | Heron hut, 2,420 m | 1°, wind 45 km/h | Full
        - home | Beech hut, 1,180 m | 11°, some cloud | 14 beds left
        agenda Our way
        - Fri | Beech hut to Mirror lake hut | 9.4 km, 580 m up, 3 h 40
        - Sat | Mirror lake hut to Owl hut | 7.8 km, 420 m up, 3 h
        - Sun | Down to the village | 11 km, 3 h 20
        button bed | Reserve beds`,
    },
  ]),
  ...partsOf('workshop', [
    {
      said: 'parts on order, waiting for parts, parts waiting, ordered parts, missing parts, parts ordered, spare parts on order, awaiting parts',
      page: 'Parts on order | box | Two repairs wait',
      content: `
        rows Waiting for parts
        - box | Brake pads, front | For the city bike of Lea Brandt | Fri 20 Nov | On its way
        - box | Chain, 9-speed | For the cargo bike of Omar Haddad | Mon 23 Nov | Ordered
        - check | Inner tube, 28 inch | For the racer of Kim Osei | Today | Here
        button plus | Order a part`,
    },
    {
      said: 'cost estimate, price estimate, estimate, cost estimates, price before, quote, quotes, price approval, approve price, approve estimate',
      page: 'Estimate | receipt | Waits for a yes',
      content: `
        hero € 64.00 | For the work and all parts, before anything is begun
        rows What it is made of
        - tools | Work, one hour | Front brake, cables | € 36.00
        - box | Brake pads | Pair | € 18.50
        - box | Cable | Stainless | € 9.50
        button check | Approve
        quiet close | Rather not`,
    },
  ]),
]
