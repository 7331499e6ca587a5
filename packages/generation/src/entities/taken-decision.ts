import { defineEntity } from '../entity.ts'

export const takenDecision = defineEntity({
  id: 'taken-decision',
  one: 'Decision',
  many: 'Decisions',
  words: 'decision taken, board decision, what was decided or agreed',
  icon: 'flag',
  groups: 'This month, Money, People',
  fields: `
    Decision | text | Launch moves to May
    Date | date | Mon 16 Nov
    Meeting | text | Monday round
    Why | long | Tests need four more weeks`,
  samples: `
    icon | title | subtitle | meta
    flag | Launch moves to May | Monday round, 16 November | 4 agreed
    wallet | € 4,200 for the fair | Board, 12 November | 6 of 7
    users | One more colleague from February | Board, 12 November | 7 of 7
    clock | Meetings end ten minutes early | Looking back, 6 November | All
    home | The roof first, then the yard | Board, 14 March | 5 of 7`,
  about: 'Tests need four more weeks, and nobody buys in April anyway. Omar tells the printer.',
  facts: '16 Nov | Date\n4 | Agreed\n1 | Action',
  figures: '24 | This year | +2\n5 | This month',
  hero: 'Monday, 16 November | Launch moves to May | Tests need four more weeks | Open decision',
  tip: 'Every decision has an action | But one: the fair',
  add: 'Add decision',
  use: 'Share',
})
