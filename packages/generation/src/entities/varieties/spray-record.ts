import { sprayRecord } from '../spray-record.ts'
import { defineVarieties } from './variety.ts'

/** What is sprayed elsewhere than on fields. */
export const sprayRecordVarieties = defineVarieties(sprayRecord, [
  {
    signs: 'orchard 9, orchards 9, apple 6, apples 6, fruit trees 8, cider 7, cherries 5, pear 4, plum 4',
    groups: 'This month, Waiting time',
    fields: `
      Row | text | Row 4, Boskoop
      Product | text | Sulphur, 3 kg/ha
      Date | date | Tue 17 Nov
      Wind | text | 8 km/h
      Done by | person | Omar Haddad`,
    without: 'Field, Area',
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Row 4, sulphur | Boskoop, against scab, Omar | Tue | Waiting 14 d | warning
      drop | Rows 7 to 9, copper | Cox Orange, leaf fall, Ana | Mon | Done | success
      leaf | Row 12, soap | Topaz, woolly aphids, Kim | 9 Nov | Waiting 3 d | warning
      sun | Old meadow, lime paint | Trunks against frost | 6 Nov | Done | success`,
    about: 'Sprayed on Tuesday at eight with little wind. Not to be picked for fourteen days.',
    facts: '3 kg | A hectare\n14 d | Waiting time\n8 km/h | Wind',
    hero: 'Waiting time runs | Row 4, sulphur | Until 1 December | See record',
    tip: 'Two rows may not be picked yet | Row 4 until 1 December',
  },
  {
    signs: 'vineyard 9, vineyards 9, vines 8, grapes 7, winegrower 8, vintner 8, winery 7',
    groups: 'This month, Waiting time',
    fields: `
      Block | text | Block 3, Riesling
      Product | text | Sulphur, 4 kg/ha
      Date | date | Tue 17 Nov
      Wind | text | 6 km/h
      Done by | person | Omar Haddad`,
    without: 'Field, Area',
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Block 3, sulphur | Riesling, against mildew, Omar | Tue | Waiting 28 d | warning
      drop | Block 5, copper | Pinot, upper rows, Ana | Mon | Done | success
      leaf | Block 1, horsetail | Silvaner, Kim | 9 Nov | Done | success
      sun | Terraces, compost | By hand, four of us | 6 Nov | Done | success`,
    about: 'Sprayed on Tuesday at seven with little wind. Not to be picked for twenty-eight days.',
    facts: '4 kg | A hectare\n28 d | Waiting time\n6 km/h | Wind',
    hero: 'Waiting time runs | Block 3, sulphur | Until 15 December | See record',
    tip: 'One block may not be picked yet | Block 3 until 15 December',
  },
])
