import { defineEntity } from '../entity.ts'

/** A letter to somebody who is gone. */
export const letterToGone = defineEntity({
  id: 'letter-to-gone',
  one: 'Letter',
  many: 'Letters',
  words: 'letter to someone gone, unsent letter',
  icon: 'mail',
  groups: 'All, Kept',
  fields: `
    To | text | Mama
    Letter | long | You would have laughed today
    Seen by | choice | Only me | Only me, Family only`,
  samples: `
    icon | title | subtitle | time
    mail | You would have laughed today | To Mama, one page | Today
    mail | The garden, after you | To Mama, two pages | Sun
    mail | Forty | To Jonas, three lines | Tue
    mail | What I never said | To Papa, kept only for me | Oct`,
  about:
    'You would have laughed today. The plum tree leans on the fence, and nobody dares to cut it because it was yours.',
  facts: '1 | Page\nOnly me | Seen by\nToday | Written',
  figures: '4 | Letters\n1 | This week\n3 | Only mine',
  hero: 'This evening | Write a few lines | Nobody reads them but you | Write a letter',
  tip: 'One line is a letter | It need not be more',
  add: 'Write a letter',
  use: 'Go on writing',
})
