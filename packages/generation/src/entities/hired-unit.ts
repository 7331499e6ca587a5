import { defineEntity } from '../entity.ts'

/** A unit that stands at a customer. */
export const hiredUnit = defineEntity({
  id: 'hired-unit',
  one: 'Unit',
  many: 'Units',
  words: 'hired unit, portable toilet, hire unit, waste skip, dumpster',
  icon: 'box',
  groups: 'On hire, In the yard, Due',
  fields: `
    Number | text | 118
    Kind | choice | Standard | Standard, Disabled access, With sink, Urinal
    Where | place | Linden lane, building site
    Customer | person | Omar Haddad
    Since | date | Mon 2 Nov
    Last pumped | date | Thu 12 Nov
    Next service | date | Fri 20 Nov
    Gate code | text | 2580
    Notes | long | Behind the crane, ring the foreman`,
  samples: `
    icon | title | subtitle | value | badge | tone
    box | 118, standard | Linden lane, building site | 12 Nov | Due tomorrow | warning
    box | 204, with sink | Mill fields, football club | 17 Nov | Served | success
    box | 87, standard | Harbour road, sewer works | 9 Nov | Two days late | danger
    box | 312, disabled access | Old dairy, Advent market | 18 Nov | Served | success
    box | 145, standard | Station road, roofers | 13 Nov | Due tomorrow | warning
    box | 56, urinal | In the yard, row C | 16 Nov | Ready | neutral`,
  about: 'Stands behind the crane since 2 November. The gate opens at six; ring the foreman before.',
  facts: '12 Nov | Last pumped\n18 d | On hire\n€ 24 | A week',
  figures: '64 | On hire | +3\n9 | Due tomorrow\n11 | In the yard',
  hero: 'Tomorrow, 7:00 | Kim drives the round | Nine stops, Linden lane first | Open round',
  tip: '87 is two days late | Harbour road was closed on Tuesday',
  trend: 'On hire | 64 | +3',
  add: 'Place unit',
  use: 'Note service',
})
