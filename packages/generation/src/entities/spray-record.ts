import { defineEntity } from '../entity.ts'

/** What was sprayed or spread where, and how much. */
export const sprayRecord = defineEntity({
  id: 'spray-record',
  one: 'Record',
  many: 'Spraying records',
  words: 'spraying record',
  icon: 'drop',
  groups: 'This month, Waiting time',
  fields: `
    Field | text | Field 4, wheat
    Product | text | Copper, 2 kg/ha
    Area | text | 6.4 ha
    Date | date | Tue 17 Nov
    Wind | text | 8 km/h
    Done by | person | Omar Haddad`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Field 4, copper | 6.4 ha, 2 kg/ha, Omar | Tue | Waiting 14 d | warning
    leaf | Field 7, slurry | 3.8 ha, 20 m³/ha, Kim | Mon | Done | success
    drop | Block B, sulphur | 1.2 ha, 4 kg/ha, Ana | 9 Nov | Waiting 3 d | warning
    sun | Plot 12, lime | 2.1 ha, 1.5 t/ha | 6 Nov | Done | success`,
  about: 'Sprayed on Tuesday at eight with little wind. Not to be harvested for fourteen days.',
  facts: '6.4 ha | Area\n14 d | Waiting time\n8 km/h | Wind',
  figures: '2 | Waiting time runs\n9 | This month',
  hero: 'Waiting time runs | Field 4, copper | Until 1 December | See record',
  tip: 'Two fields may not be harvested yet | Field 4 until 1 December',
  trend: 'Sprayed this month | 13.5 ha | −2',
  add: 'Add record',
  use: 'Copy to another field',
})
