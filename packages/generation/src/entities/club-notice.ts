import { defineEntity } from '../entity.ts'

export const clubNotice = defineEntity({
  id: 'club-notice',
  one: 'Notice',
  many: 'Notices',
  words: 'club news, club notice, minute of meeting',
  icon: 'bell',
  groups: 'New, Committee, Help wanted',
  fields: `
    Title | text | Who has the key to the cupboard?
    From | person | Lea Brandt
    Date | date | Tue 17 Nov
    For | choice | Everybody | Everybody, Committee, New members
    Text | long | Lea has looked everywhere`,
  samples: `
    icon | title | subtitle | badge | tone
    bell | Who has the key to the cupboard? | Lea, secretary · Today | New | primary
    wallet | Fees for 2027 stay as they are | Omar, treasurer · Yesterday | New | primary
    users | Three new members | Committee · Mon 16 Nov | Read | neutral
    tools | Who can bring chairs on Saturday? | Kim · Sun 15 Nov | Help | warning
    file | Minutes of the October meeting | Ana · Fri 13 Nov | Read | neutral
    cake | Thank you for the summer party | Committee · Thu 12 Nov | Read | neutral`,
  about: 'Lea has looked everywhere and asks all of you. The spare one is with Omar until Saturday.',
  facts: '17 Nov | Posted\n61 | Read by\n4 | Answers',
  figures: '24 | Notices | +2\n61 | Have read it',
  hero: 'New today | Who has the key to the cupboard? | Lea has looked everywhere and asks all of you | Read on',
  tip: 'Two new notices | The last one is about the key',
  trend: 'Read by | 61 of 84 | +12',
  add: 'Post a notice',
  use: 'Answer',
})
