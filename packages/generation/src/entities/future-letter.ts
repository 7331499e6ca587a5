import { defineEntity } from '../entity.ts'

export const futureLetter = defineEntity({
  id: 'future-letter',
  one: 'Letter',
  many: 'Letters',
  words: 'future letter, time capsule',
  icon: 'mail',
  groups: 'Sealed, Opened, Drafts',
  fields: `
    To | text | Me, in a year
    Opens on | date | Sat 20 Nov 2027
    Letter | long | I hope you kept the bike and lost the hurry
    Photo | photo | lake
    Voice | text | 1 min 12
    Remind a day before | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    lock | Me, in a year | Opens 20 November 2027 | 364 days | primary
    lock | Me, at thirty | Opens 3 December, one photo | 12 days | warning
    lock | Lea, when she is eighteen | Opens 9 May 2039, with voice | Sealed | accent
    mail | From last winter | Opened 1 January, two photos | Opened | success
    edit | Before the move | Draft, half a page | Draft | neutral`,
  about: 'I hope you kept the bike and lost the hurry. The photo is the kitchen as it was this morning.',
  facts: '364 | Days\n1 | Photo\n1:12 | Voice',
  figures: '4 | Sealed\n9 | Opened\n12 | Days to the next',
  hero: 'In 12 days | A letter to you at thirty | Written in March, one photo | Wait for it',
  tip: 'Sealed letters stay shut | Even you cannot open them before',
  add: 'Write letter',
  use: 'Seal letter',
})
