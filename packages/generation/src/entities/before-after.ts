import { defineEntity } from '../entity.ts'

/** The same place before and after. */
export const beforeAfter = defineEntity({
  id: 'before-after',
  one: 'Picture',
  many: 'Pictures',
  words: 'before and after picture, before and after photo',
  icon: 'image',
  groups: 'All',
  fields: `
    Client | choice | Lea Brandt | Lea Brandt, Omar Haddad
    Photo | photo | skin
    When | choice | Before | Before, After 2, After 4`,
  samples: `
    image | title | subtitle
    tattoo | Lea, before | 12 March
    tattoo | Lea, after 2 | 9 July, lighter
    tattoo | Lea, after 4 | Today, half gone
    tattoo | Omar, before | 2 September`,
  about: 'Same light, same distance, the ruler at the edge.',
  facts: '4 | Sessions\n50 % | Gone\n8 mo | Since',
  figures: '128 | Pictures\n41 | Series\n3 | Today',
  hero: 'Side by side | Lea, before and after 4 | About half is gone | Compare',
  tip: 'Same light each time | Window shut, lamp on',
  add: 'Add picture',
  use: 'Compare',
})
