import { defineEntity } from '../entity.ts'

/** A table of a feast with those who sit at it. */
export const feastTable = defineEntity({
  id: 'feast-table',
  one: 'Table',
  many: 'Tables',
  words: 'feast table, banquet table, round table, dinner table, seating',
  icon: 'grid',
  groups: 'With room, Full, Children',
  fields: `
    Name | text | Head table
    Shape | choice | Round | Round, Long, Half round
    Seats | number | 8
    Taken | number | 8
    Where | text | By the window
    Note | long | Grandmother needs the chair with arms`,
  samples: `
    icon | title | subtitle | progress | badge | tone
    star | Head table | Lea, Omar, parents, 8 of 8 | 100 | Full | success
    users | Table 2, Omar’s family | 7 of 8, two vegetarian | 88 | 1 free | primary
    users | Table 3, Lea’s family | 8 of 8, nuts marked | 100 | Full | success
    users | Table 4, school friends | 5 of 10, long table | 50 | 5 free | warning
    smile | Children’s table | 6 of 8, Kim sits with them | 75 | 2 free | primary
    users | Table 6, colleagues | 9 of 8 | 100 | One too many | danger`,
  about:
    'By the window: the two of them, their parents, two witnesses. Grandmother has the chair with arms, nuts are marked.',
  facts: '8 | Seats\n8 | Taken\n2 | Vegetarian',
  figures: '74 | Seated\n6 | Without a seat\n9 | Tables',
  hero: 'Six without a seat | Noor, Mateo and four more | Tables 2 and 4 have six places | Seat them',
  tip: 'Table 6 has one too many | Move somebody to table 4',
  trend: 'Seated | 74 | +12',
  data: [18, 31, 40, 48, 62, 70, 74],
  add: 'Add table',
  use: 'Move a guest',
})
