import { defineEntity } from '../entity.ts'

/** A passage under sail that still has berths. */
export const crewPassage = defineEntity({
  id: 'crew-passage',
  one: 'Passage',
  many: 'Passages',
  words: 'sailing passage, spare berth, crew berth',
  icon: 'wave',
  groups: 'Weekend, A week, Long passage, Races',
  fields: `
    From | place | Kiel
    To | place | Bornholm
    Leaves | date | Fri 27 Nov
    Days | number | 3
    Free berths | number | 2
    Costs a day | money | € 35.00
    Experience | choice | Some | None, Some, Watch leader
    Boat | text | Albatross, 11 m ketch
    Notes | long | Night sail on Friday, warm clothes`,
  samples: `
    image | title | subtitle | overline | value | badge | tone
    sail 1 | Kiel to Bornholm | Albatross, 11 m, with Ruth | 27 to 29 Nov | € 35 a day | 2 berths | success
    sail 2 | Autumn race, one short | Six Knots, foredeck wanted | Sat 28 Nov | Free | 1 berth | warning
    sail 3 | Canaries to Martinique | Northern Light, 14 m | From 12 Dec | € 40 a day | 1 berth | warning
    sail 4 | Day on the lake | Beginners are welcome | Sun 29 Nov | € 20 | 3 berths | success
    sail 5 | Ketch to Brest, delivery | Two hands, fare is paid | April | Paid | 2 berths | success
    sail 6 | Island week | Women sail with women | 2 to 9 May | € 45 a day | Full | neutral`,
  about:
    'Out on Friday evening with the wind behind us, back on Sunday. Watches of three hours; food and harbour are shared.',
  facts: '120 nm | Miles\n2 | Berths free\n€ 35 | A day',
  figures: '24 | Passages\n31 | Berths free',
  hero: 'Leaves Friday, 18:00 | Kiel to Bornholm | Two berths are free on Albatross | Ask to come',
  notices: `
    Ruth wrote to you | You can bring a friend | chat
    New passage from Kiel | Saturday, back on Sunday | wave
    Your place is confirmed | Day on the lake, 29 November | check`,
  tip: 'Three sailors ask for a berth | Two of them have night miles',
  trend: 'Berths filled | 18 | +5',
  add: 'Post a passage',
  use: 'Ask to come',
})
