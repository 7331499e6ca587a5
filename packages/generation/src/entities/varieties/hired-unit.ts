import { hiredUnit } from '../hired-unit.ts'
import { defineVarieties } from './variety.ts'

/** What stands on hire; without these words toilets. */
export const hiredUnitVarieties = defineVarieties(hiredUnit, [
  {
    signs:
      'skip 9, skips 12, dumpster 12, dumpsters 12, roll-off 12, skip bins 12, waste containers 12, rubble 8',
    fields: `
      Number | text | 118
      Kind | choice | 7 m³, open | 3 m³ open, 7 m³ open, 10 m³ lid
      What is in it | choice | Rubble | Rubble, Wood, Garden, Mixed
      Last swapped | date | Thu 12 Nov
      Notes | long | Permit for the street until Friday`,
    without: 'Last pumped, Gate code, Next service',
    samples: `
      icon | title | subtitle | value | badge | tone
      box | 118, 7 m³ open | Linden lane 4, rubble, permit until Friday | 12 Nov | Full | warning
      box | 204, 10 m³ with lid | Mill fields, wood | 17 Nov | Half full | success
      box | 87, 7 m³ open | Harbour road, mixed, too high | 9 Nov | Overfull | danger
      box | 312, 3 m³ | Old dairy, garden | 18 Nov | New | success
      box | 145, 10 m³ | Station road, roof tiles | 13 Nov | Swap Friday | warning
      box | 56, 7 m³ | In the yard, row C | 16 Nov | Ready | neutral`,
    about:
      'Full since Tuesday, rubble only. The permit for the street ends on Friday; the truck needs the car of number 6 moved.',
    facts: '7 m³ | Size\n18 d | On hire\n€ 240 | So far',
    figures: '64 | On hire | +3\n9 | To fetch\n11 | In the yard',
    hero: 'Tomorrow, 7:00 | Kim swaps nine skips | Linden lane first | Open round',
    tip: '87 is too high | The driver may not take it so',
    use: 'Note a swap',
  },
  {
    signs:
      'scaffold 12, scaffolding 12, site cabins 12, storage containers 12, generators 9, fence panels 9, fencing hire 9, lifts hire 6, heaters 6',
    fields: `
      Number | text | C 118
      Kind | choice | Container, 20 ft | Container 20 ft, Site cabin, Generator, Fence
      Last checked | date | Thu 12 Nov
      Notes | long | Key is with the foreman`,
    without: 'Last pumped, Gate code, Next service',
    samples: `
      icon | title | subtitle | value | badge | tone
      box | C 118, container | 20 ft, Linden lane, building site | 12 Nov | On hire | success
      home | B 14, site cabin | Mill fields, school extension | 17 Nov | On hire | success
      bolt | G 7, generator 20 kVA | Harbour road, sewer works | 9 Nov | Check late | danger
      grid | F 40, fence, 120 m | Old dairy, Advent market | 18 Nov | On hire | success
      box | C 121, container 10 ft | In the yard, row C | 16 Nov | Ready | neutral`,
    about: 'Stands behind the crane since 2 November. Two keys, one is with the foreman.',
    facts: '20 ft | Size\n18 d | On hire\n€ 24 | A week',
    figures: '64 | On hire | +3\n9 | To check\n11 | In the yard',
    hero: 'Tomorrow, 7:00 | Kim checks nine units | Linden lane first | Open round',
    tip: 'Generator 7 is late | Check was due on Tuesday',
    use: 'Note a check',
  },
])
