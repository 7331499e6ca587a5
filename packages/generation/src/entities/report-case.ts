import { defineEntity } from '../entity.ts'

/** Something in a community that members reported. */
export const reportCase = defineEntity({
  id: 'report-case',
  one: 'Report',
  many: 'Reports',
  words: 'reported post, reported comment, reported content, modqueue, flagged post',
  icon: 'flag',
  groups: 'Posts, Comments, Users',
  fields: `
    What | choice | Post | Post, Comment, User
    Reason | choice | Spam | Spam, Harassment, Off topic, Other
    Decision | choice | Remove | Keep, Remove, Ban
    Note for the author | long | Links to shops belong in the weekly thread`,
  samples: `
    icon | title | subtitle | badge | tone | time
    flag | Cheap watches, today only | Post by dealnine, spam | 7 reports | danger | 9:12
    chat | "Nobody asked you" | Comment by pike_, harassment | 3 reports | danger | 8:40
    flag | My cat on the keyboard | Post by mara.v, off topic | 1 report | warning | 8:05
    user | newshop2291 | Account from today, spam | 4 reports | danger | 7:51
    chat | Same link five times | Comment by ottoz, spam | 2 reports | warning | Wed`,
  about: 'Posted four times since midnight by an account from yesterday. Seven members reported it.',
  facts: '7 | Reports\n1 d | Old account\n4 | Posts like it',
  figures: '5 | In the queue\n31 | This week\n18 min | Until decided',
  trend: 'Reports a week | 31 | −6',
  hero: 'Waits longest | Cheap watches, today only | Seven reports, spam | Decide',
  tip: 'Two of you are online | Kim took the comments',
  add: 'Add note',
  use: 'Remove',
  next: 'Keep it',
})
