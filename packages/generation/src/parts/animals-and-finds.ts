import { type KindPart, partsOf } from './part.ts'

/** What apps for animals, finds and contacts on the air have. */
export const animalsAndFindsParts: readonly KindPart[] = [
  ...partsOf('nature bird-sounds mushrooms plant-finder', [
    {
      said: 'species guide, species guides, field guide, species database, species list, identification guide, bird guide, bird encyclopedia, species library, encyclopedia',
      page: 'Species | book | 412 of this region',
      content: `
        cards
        - garden | Robin | All year, gardens
        - forest | Nuthatch | All year, old trees
        - night | Tawny owl | Nights, from February
        - lake | Reed warbler | May to August
        chips Show | * Here now, All year, Seen, Not seen yet`,
    },
    {
      said: 'sightings map, map of sightings, sighting map',
      on: 'map',
    },
    {
      said: 'checklist, life list, species checklist, checklists',
      on: 'browse checklist',
    },
  ]),
  ...partsOf('aquarium', [
    {
      said: 'water tests, water parameters, water test log, water values, water quality, parameters, water parameter log',
      on: '#Water stats',
    },
    {
      said: 'fish list, fish, livestock, inhabitants, fish database',
      on: 'detail browse home',
      content: `
        rows Fish list*
        - fish | Neon tetra | Since March | 18
        - fish | Armoured catfish | Since May | 2
        - leaf | Amano shrimp | Under the wood | 6`,
    },
  ]),
  ...partsOf('radio-log', [
    {
      said: 'check-ins by callsign, check-ins, net check-ins, check ins, net control, net logger, net log, roll call, speaking order queue, speaking order, queue, traffic',
      within: /\bnets?\b/i,
      page: 'Net | mic | Five checked in, one has traffic',
      content: `
        hero DL0HQ is next | Five checked in, one has traffic.
        rows Speaking order
        - mic | EA8DX | 59, from Lisbon | Speaks | Now
        - clock | DL0HQ/p | 57, from a summit | Next
        - mail | SM7XYZ | 55, traffic for OH2BH | Traffic
        - check | VK3MO | 44, no traffic | Done
        - check | OH2BH | 59, no traffic | Done
        fields
        - Callsign | text | JA1NUT
        - Signal report | text | 57
        - Traffic | switch | no
        keys
        - plus | Check in
        - next | Next`,
    },
    {
      said: 'qsl cards, qsl, qsl management, qsl card, lotw, eqsl',
      on: 'detail',
      content: `
        rows QSL
        - mail | Card sent | 12 November, by the bureau | | Sent
        - check | LoTW | Confirmed on Tuesday | | Confirmed
        keys Card
        - image | Front
        - share | Send`,
    },
    {
      said: 'adif export, adif, adif import, adif import and export',
      on: 'settings',
      content: `
        rows ADIF
        - share | Export log | 1,284 contacts
        - download | Import a log | From a file`,
    },
  ]),
  ...partsOf('livestock', [
    {
      said: 'egg counts, egg count, egg production, egg log, eggs',
      on: '#Yield stats home',
      content: `
        chart Eggs a day | 9, 8, 10, 9, 7, 9, 10 | F, S, S, M, T, W, T`,
    },
    {
      said: 'feed costs, costs, feed and costs, expenses, feed',
      on: '#Yield stats',
      content: `
        stats Feed*
        - € 18.40 | This week
        - € 0.27 | An egg`,
    },
    {
      said: 'flock list, flock, herd list, animal list, flock management',
      on: '#Animals browse',
    },
  ]),
  ...partsOf('beekeeping', [
    {
      said: 'varroa counts, varroa, varroa count, mite counts, varroa tracking, mite count, varroa treatments',
      on: '#Inspections stats',
      content: `
        chart Varroa mites a day* | 2, 3, 5, 9, 4, 1 | Jul, Aug, Sep, treated, Oct, Nov`,
    },
    {
      said: 'queen tracking, queens, queen management, queen, queen records',
      on: 'detail',
      content: `
        rows Queen*
        - star | Marked blue, 2025 | Seen on 2 November | Calm
        - leaf | Daughter of 2023 | Own breeding`,
    },
  ]),
  ...partsOf('outdoor-log', [
    {
      said: 'ticklists, ticklist, tick list, projects, project list, wishlist',
      on: 'browse',
      content: `
        ticks Ticklist
        - x Heron edge, 6a | Old quarry, June
        - x Salt and iron, 6b | Old quarry, August
        - Long way down, 6c | Coast, not yet
        - North arête, 7a | Not yet`,
    },
    {
      said: 'depth profile, dive profile, profile, dive computer import, dive computer, gas and depth',
      on: 'detail',
      content: `
        line Depth in metres | 0, -8, -14, -18, -16, -10, -5, -5, 0 | 0 min, , , 15, , , 35, , 42
        stats Dive
        - 18.4 m | Deepest
        - 42 min | Under water
        - 12° | Coldest`,
    },
    {
      said: 'water levels, river levels, gauges, water level, gauge, river gauges, water levels and put-ins',
      on: 'home detail browse',
      content: `
        rows Water levels*
        - wave | Mill river, old bridge | Falling | 1.24 m
        - wave | Linden brook, weir | Too low | 0.38 m`,
    },
    {
      said: 'put-ins, put ins, put-in, access points, landing places',
      on: 'map browse',
      content: `
        rows Put-ins*
        - pin | Old bridge, left bank | Car park, steps | 0 km
        - pin | Camp meadow | Shallow, good for a rest | 8.4 km
        - flag | Mill weir | Get out on the right | 14 km`,
    },
    {
      said: 'digital signatures, signatures, signature, instructor signature, digital signature',
      on: 'detail',
      content: `
        rows Signed*
        - check | Kim Osei | Instructor, licence 2048 | Today
        - pen | Sign on the screen | With a finger`,
    },
    {
      said: 'grades, grade conversion, grading systems',
      on: 'form',
    },
  ]),
]
