import { defineEntity } from '../entity.ts'

/** One load over the scale. */
export const weighTicket = defineEntity({
  id: 'weigh-ticket',
  one: 'Ticket',
  many: 'Tickets',
  words: 'weigh ticket, truckload, weighbridge ticket',
  icon: 'truck',
  groups: 'In the yard, Done, Open',
  fields: `
    Plate | text | L MV 418
    Customer | choice | Haddad Roads | Haddad Roads, Mill Concrete, Brandt Gardens, Town of Linden
    Material | choice | Gravel 0/32 | Gravel 0/32, Sand 0/2, Split 8/16, Armour stone
    Tare | text | 14.28 t
    Gross weight | text | 39.86 t
    Net | text | 25.58 t
    Delivery note number | text | 2026-4182
    In | time | 09:12
    Out | time | 09:31`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | L MV 418, gravel | Haddad Roads, 2026-4182 | 25.58 t | Out 9:31 | success
    truck | HB KA 204, sand 0/2 | Mill Concrete, 2026-4183 | 26.10 t | Out 9:44 | success
    truck | B LE 731, split 8/16 | Brandt Gardens, tare 9.64 t | – | In the yard | primary
    truck | KI TS 96, gravel 0/32 | Haddad Roads, 2026-4181 | 24.92 t | Out 9:05 | success
    truck | M OR 512, armour stone | Town of Linden, tare 15.02 t | – | In the yard | primary
    truck | HH NA 38, sand 0/2 | 0.9 t too heavy, part unloaded | 27.40 t | Out 8:50 | warning`,
  about:
    'Came in empty at 9:12 with 14.28 tonnes and left at 9:31 with 39.86. The driver has signed on the screen.',
  facts: '14.28 t | Tare\n39.86 t | Gross\n25.58 t | Net',
  figures: '412 t | Today | +38\n2 | In the yard\n18 | Tickets',
  hero: 'In the yard | B LE 731 is loading | Split 8/16 for Brandt Gardens, in since 9:40 | Weigh out',
  tip: 'Two trucks are still in | The gate closes at 16:30',
  trend: 'Tonnes a day | 412 | +38',
  data: [318, 344, 361, 352, 380, 374, 412],
  add: 'Weigh in',
  use: 'Print ticket',
})
