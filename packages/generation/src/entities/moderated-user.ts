import { defineEntity } from '../entity.ts'

/** Members of a community as its moderators see them. */
export const moderatedUser = defineEntity({
  id: 'moderated-user',
  one: 'User',
  many: 'Users',
  words: 'banned user, moderated user, banned member',
  icon: 'user',
  groups: 'Warned, Banned',
  fields: `
    User | text | dealnine
    Ban | choice | 7 days | 1 day, 7 days, 30 days, For good
    Reason | choice | Spam | Spam, Harassment, Off topic
    Note among moderators | long | Came back under a second name in May`,
  samples: `
    avatar | title | subtitle | badge | tone
    person | dealnine | Spam, second time | Banned 7 days | danger
    person | pike_ | Warned on Monday, note by Kim | Warned | warning
    person | ottoz | Links without a word | Warned | warning
    person | mara.v | Here since 2021, 412 posts | Fine | success
    person | newshop2291 | Account from today | Banned | danger`,
  about: 'Came back under a second name in May. Warned twice, banned once for seven days.',
  facts: '2 | Warnings\n1 | Ban\n14 | Posts removed',
  figures: '3 | Banned\n5 | Warned',
  hero: 'Ends tomorrow | dealnine | Seven days for spam | Look',
  tip: 'Notes stay among moderators | Users never see them',
  add: 'Ban user',
  use: 'Lift ban',
})
