import { defineEntity } from '../entity.ts'

/** A place of a story that is being written. */
export const storyPlace = defineEntity({
  id: 'story-place',
  one: 'Place',
  many: 'Places',
  words: 'story place, story setting',
  icon: 'pin',
  groups: 'North, Town, Others',
  fields: `
    Name | text | The pass
    Where | text | North, two days from the mill
    Looks like | text | Iron posts, snow from October
    Chapters | text | 1, 9, 11`,
  samples: `
    image | title | subtitle
    mountain | The pass | Iron posts, snow from October · chapters 1, 9
    old town | The mill town | Everybody knows everybody · chapters 2 to 7
    sea | The ferry | Only at night, without a lamp · chapter 9
    forest | Wood of the sisters | No birds · chapters 8, 10
    temple | The bell tower | Locked since the flood · chapters 3, 11`,
  about:
    'Two days north of the mill. The posts were set by Ida’s grandfather, one for each who did not come back.',
  facts: '3 | Chapters\n2 d | From the mill\nOct | Snow',
  figures: '9 | Places\n3 | Chapters here\n1 | Locked',
  hero: 'Chapter 9 | The pass at dusk | Snow begins on the second page | Open place',
  tip: 'The bell tower is locked | In chapter 11 somebody has the key',
  add: 'Add place',
  use: 'See chapters',
})
