import { defineEntity } from '../entity.ts'

/** What came of a heat. */
export const heatResult = defineEntity({
  id: 'heat-result',
  one: 'Result',
  many: 'Results',
  words: 'heat result, regatta result',
  icon: 'trophy',
  groups: 'New, Finals, Ours',
  fields: `
    Race | choice | 13, women’s four | 13 women’s four, 14 women’s four, 17 mixed eight
    Place | number | 1
    Crew | text | Linden BC
    Time | text | 3:41.2
    Lane | number | 3`,
  samples: `
    icon | title | subtitle | value
    trophy | 1 · Linden BC, lane 3 | Race 13, to the final | 3:41.2
    flag | 2 · Old Bridge RC, lane 1 | Race 13, to the final | 3:42.0
    flag | 3 · Harbour RC, lane 4 | Race 13 | 3:46.8
    flag | 4 · Mill Street, lane 2 | Race 13, protest under way | 3:47.1
    trophy | 1 · Ida Brandt | Race 12, juniors’ single | 4:12.6`,
  about: 'Won by less than a second. Linden and Old Bridge row again at 14:20.',
  facts: '3:41.2 | Time\n3 | Lane\n+0.8 s | Ahead',
  figures: '13 | Races done\n2 | Course records\n1 | Protest',
  hero: 'New | Race 13: Linden by 0.8 seconds | To the final at 14:20 | See results',
  tip: 'Race 13 is under protest | The jury meets at eleven',
  add: 'Enter result',
  use: 'Share result',
})
