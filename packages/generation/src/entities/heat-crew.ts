import { defineEntity } from '../entity.ts'

/** Who rows or swims. */
export const heatCrew = defineEntity({
  id: 'heat-crew',
  one: 'Crew',
  many: 'Crews',
  words: 'regatta crew, relay crew',
  icon: 'users',
  groups: 'Ours, All',
  fields: `
    Name | text | Harbour RC, women’s four
    Bow number | number | 118
    Members | long | Lea, Iris, Noor, Hana
    Cox | person | Kim Osei`,
  samples: `
    icon | title | subtitle | value
    users | Harbour RC, women’s four | Lea, Iris, Noor, Hana | 118
    users | Linden BC, women’s four | Cox from Old Bridge | 121
    users | Mill Street, mixed eight | Borrowed boat | 204
    user | Ida Brandt, single | Fifteen years, second regatta | 64`,
  about: 'Together since April. Bow number 118, blades with a white tip.',
  facts: '118 | Bow\n4 | Rowers\n10:40 | Next',
  figures: '118 | Crews\n14 | Clubs\n6 | Ours',
  hero: 'Ours next | Women’s four at 10:40 | Lane 1 | See heat',
  tip: 'Two crews share a boat | Twenty minutes between them',
  add: 'Add crew',
  use: 'See heats',
})
