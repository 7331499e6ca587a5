import { defineEntity } from '../entity.ts'

export const email = defineEntity({
  id: 'email',
  words: 'email client, inbox, newsletter',
  icon: 'mail',
  groups: 'Inbox, Unread, Starred',
  fields: `
    To | email | omar@post.example
    Subject | text | Keys for Saturday
    Message | long | They are with Kim until noon.
    Send later | switch | no`,
  samples: `
    avatar | title | subtitle | time
    Omar Haddad | Keys for Saturday | They are with Kim until noon | 9:12
    Lea Brandt | Minutes of Tuesday | Attached, two points still open | 8:40
    Priya Nair | Your order is on its way | Between ten and twelve tomorrow | Tue
    Tomás Rey | Photos from the lake | The one with the dog is best | Tue
    Hana Sato | Invoice 2026-118 | Due on 3 December | Mon
    Ana Petrova | Rehearsal moved | Now Thursday at seven | Sun`,
  about: 'They are with Kim until noon, then in the box by the door. Please bring the small ladder back.',
  facts: '9:12 | Today\n2 | Files\n3 | In thread',
  figures: '12 | Unread\n4 | Starred\n2 | Drafts',
  hero: '12 unread | Keys for Saturday | Omar, nine minutes ago | Read',
  tip: 'Inbox under twenty | For the first time since May',
  add: 'Write mail',
  use: 'Reply',
})
