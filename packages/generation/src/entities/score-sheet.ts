import { defineEntity } from '../entity.ts'

/** What a judge gives an entry. */
export const scoreSheet = defineEntity({
  id: 'score-sheet',
  one: 'Score sheet',
  many: 'Score sheets',
  words: 'score sheet, judging sheet',
  icon: 'check',
  groups: 'To judge, Judged',
  fields: `
    Entry | text | 118
    Look | slider | 80
    Form | slider | 70
    Condition | slider | 90
    Points | number | 42
    Remark | long | Very even, one small fault
    Place | choice | 2nd | 1st, 2nd, 3rd, None`,
  samples: `
    icon | title | subtitle | value | badge | tone
    check | Entry 118 | Very even, one small fault | 42 of 50 | 2nd | success
    check | Entry 104 | Clean, the best so far | 46 of 50 | 1st | success
    check | Entry 131 | Uneven, well shown | 31 of 50 | None | neutral
    clock | Entry 127 | Not judged yet | – | To judge | warning
    clock | Entry 140 | Not judged yet | – | To judge | warning`,
  about: 'Very even and well shown, with one small fault. Eight points under full marks.',
  facts: '42 | Points\n2nd | Place',
  figures: '5 | To judge\n46 | Highest',
  tip: 'Two of five are to be judged | Class 14',
  add: 'Score',
  use: 'Save points',
})
