import { definePage } from './page.ts'

export const chapterTalk = definePage({
  id: 'chapter-talk',
  said: 'discussion by chapter, discussions by chapter, chapter discussion, chapter discussions, discussion, discussions, discussion without spoilers, talk by chapter',
  within: /\bbook club|reading (?:group|circle)|read together\b/i,
  name: 'Discussion',
  icon: 'chat',
  line: 'Chapter 14, six have written',
  content: `
    chips Up to chapter | 5, 9, 12, 14, All
    people Chapter 14
    - Kim | Did anybody believe the letter? I did, until the harbour. | 9:12
    - Omar | The keeper knew all along. Look at page 118. | 8:40
    - Ruth | I had to stop and make tea. | Wed
    people Chapter 12
    - Lea | The list of ships is the best page so far. | Tue
    - Ana | Skipped it, sorry. | Tue
    banner info | You are at chapter 14 | What comes later stays hidden.
    fields
    - Your thought | long | Why does nobody ask the sister?
    button send | Write
  `,
})
