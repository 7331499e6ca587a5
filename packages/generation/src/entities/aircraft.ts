import { defineEntity } from '../entity.ts'

export const aircraft = defineEntity({
  id: 'aircraft',
  one: 'Aircraft',
  many: 'Aircraft',
  words: 'aircraft overhead, air traffic',
  icon: 'plane',
  groups: 'All, Airliners, Small, Helicopters',
  fields: `
    Call sign | text | KWQ 418
    Type | text | A320
    From | text | Bergen
    To | text | Lisbon
    Height | text | 10,970 m
    Speed | text | 842 km/h`,
  samples: `
    icon | title | subtitle | value | badge | tone
    plane | KWQ 418 | A320, Bergen to Lisbon | 10,970 m | 6 km | primary
    plane | LND 204 | B737, Ghent to Turin | 9,450 m | 14 km | primary
    plane | HBR 77 | A350, Osaka to Ghent | 3,120 m | 18 km | warning
    plane | D-ELMO | Small, local flight | 640 m | 4 km | success
    plane | CARE 12 | Helicopter, to the hospital | 310 m | 9 km | danger
    plane | KWQ 120 | A321, Turin to Leipzig | 11,580 m | 31 km | primary`,
  about:
    'Took off in Bergen at 9:55 and lands in Lisbon at 13:10. Six kilometres away, it passes to the south.',
  facts: '10,970 m | Height\n842 | km/h\n6 km | Away',
  figures: '23 | Overhead\n4 km | Nearest\n118 | Seen today',
  hero: 'Nearest, 6 km | KWQ 418 | A320 from Bergen to Lisbon, 10,970 m | Show',
  tip: '23 aircraft around you | One below 500 metres',
  trend: 'Aircraft an hour | 41 | +6',
  use: 'Follow',
})
