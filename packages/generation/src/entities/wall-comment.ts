import { defineEntity } from '../entity.ts'

export const wallComment = defineEntity({
  id: 'wall-comment',
  one: 'Comment',
  many: 'Comments',
  words: 'comment, guest book entry, reply',
  icon: 'chat',
  groups: 'Newest, Best, Mine',
  fields: `
    Name | text | Lea Brandt
    Comment | long | The second picture is the best of all. Where did you take it?
    `,
  samples: `
    avatar | title | subtitle | value
    Kim Osei | Kim Osei | The second picture is the best of all. Where was it? | 12
    Omar Haddad | Omar Haddad | Reply to Kim: at the old pier, just before six | 8
    Iris Chen | Iris Chen | I read it twice and will come back | 5
    Lea Brandt | Lea Brandt | Does it work on an old phone, too? | 3
    Tomás Rey | Tomás Rey | Reply to Lea: it does, only slower | 2
    Hana Sato | Hana Sato | Thank you for this! | 1
    `,
  about: 'The second picture is the best of all. Where was it, and at what time of day?',
  facts: '12 | Votes\n1 | Reply\n2 h | Ago',
  figures: '24 | Comments | +6\n9 | Replies',
  hero: 'Best comment | The second picture is the best of all | By Kim, with one reply | Reply',
  tip: 'Two replies to you | Omar and Tomás answered',
  trend: 'Comments | 24 | +6',
  add: 'Write a comment',
  use: 'Reply',
})
