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
        - box | Part for No. 118 | For Lea Brandt, from Norrgard | Fri 20 Nov | On its way
        - box | Part for No. 112 | For Omar Haddad, two weeks | Mon 23 Nov | Ordered
        - check | Small parts, ten | For the shelf | Today | Here
        button plus | Order a part`,
    },
    {
      said: 'cost estimate, price estimate, estimate, cost estimates, price before, quote, quotes, price approval, approve price, approve estimate',
      page: 'Estimate | receipt | Waits for a yes',
      content: `
        hero € 64.00 | For the work and all parts, before anything is begun
        rows What it is made of
        - tools | Work, one hour | As seen on Monday | € 36.00
        - box | New part | With two years’ guarantee | € 18.50
        - box | Small material | Flat rate | € 9.50
        button check | Approve
        quiet close | Rather not`,
    },
  ]),
  ...partsOf('workshop', [
    {
      said: 'choose a repair, choose repair, pick a repair, pick repairs, claim a repair, take a repair, volunteers pick repairs',
      page: 'To choose | tools | Three wait for somebody',
      content: `
        rows Nobody has it yet
        - tools | Toaster, lever does not stay down | Brought by Ruth | 19:10
        - bolt | Desk lamp flickers | Brought by Elias | 19:20
        - scissors | Zip of a jacket | Brought by Noor | 19:30
        people Taken
        - Omar Haddad | Radio without sound | At table 2
        - Ana Petrova | Chair, one leg loose | At table 4
        button check | I can fix this`,
    },
    {
      said: 'register a broken thing, register broken thing, sign up with broken thing, bring a broken thing, what is broken',
      on: 'form',
    },
  ]),
  ...partsOf('canteen', [
    {
      said: 'order deadline, deadline, order by, order until, ordering deadline, cut-off time, order cut-off',
      on: 'browse home',
      isFirst: true,
      content: `
        banner clock | Order until 9:00 | For tomorrow. Forty-two have ordered so far.`,
    },
  ]),
  ...partsOf('packing-list', [
    {
      said: 'forgotten last time, what we forgot, forgotten things, things we forgot, forgotten items, last time forgotten',
      on: 'checklist browse',
      content: `
        rows Forgotten last time
        - warning | Tin opener | At the lake in August | Twice
        - warning | Pegs for sand | At the sea in June | Once
        - warning | Charger of the lamp | In the woods in May | Once
        button plus | Put on the list`,
    },
    {
      said: 'shared list, shared packing list, share the list, list sharing, sync, synced list, shared phones, two phones',
      on: 'settings checklist profile',
      content: `
        people Shared list
        - Lea | Ticked the tent a minute ago | Now
        - Omar | Added a rain cover | 9:12
        quiet plus | Invite somebody`,
    },
  ]),
  ...partsOf('pocket-money savings-goals', [
    {
      said: 'what they can afford, what can they afford, what i can afford, can afford, affordable wishes, what the money is enough for',
      on: 'home browse',
      content: `
        rows What they can afford
        - check | Comic, part 4 | € 8.90, from spending | Now
        - check | Ice cream for two | € 5.00, from spending | Now
        - clock | Board game | € 36, five more weeks | 13 Dec
        - clock | Roller skates | € 50, ten more weeks | 24 Jan`,
    },
    {
      said: 'pay in money, put money in, add coins, drop coins, add money, deposit coins, pay in',
      on: 'home form',
      content: `
        keys Add coins
        - plus | 10 cents
        - plus | 50 cents
        - plus | 1 euro
        - plus | 2 euros`,
    },
  ]),
  ...partsOf('safety-check', [
    {
      said: 'big ok button, ok button, big button, one big button, i am ok button, i am fine button',
      on: 'home',
    },
    {
      said: 'alert if missed, message if missed, missed check-in alert, missed alert, if missed, alert family, family alert',
      on: 'settings home',
      content: `
        rows Alert if missed*
        - chat | First a reminder | On her phone, loud | 9:30
        - chat | Then a message to both of you | Omar and Lea | 10:00
        - phone | Then a call | Omar first | 10:15
        switches Also
        - Message when all well`,
    },
  ]),
  ...partsOf('group-tasting', [
    {
      said: 'reveal names, reveal labels, reveal, names at the end, labels shown, show names, uncover names',
      on: 'leaderboard #Result',
      content: `
        rows Reveal names*
        - lock | Number 2 | Average 4.4 | | Hidden
        - lock | Number 5 | Average 3.9 | | Hidden
        - lock | Number 1 | Average 3.2 | | Hidden
        button eye | Show what they were`,
    },
  ]),
]
