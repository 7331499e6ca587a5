import { defineEntity } from '../entity.ts'

/** A text that was compared with others. */
export const textCheck = defineEntity({
  id: 'text-check',
  one: 'Check',
  many: 'Checks',
  words: 'plagiarism check, similarity report, earlier check',
  icon: 'search',
  groups: 'Original, To look at, Copied',
  fields: `
    Title | text | Essay, chapter 2
    Text | long | The ferry was for two centuries the only way across.
    Compare with | choice | Web | Web, Journals, My texts
    Leave out quotes | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    file | Essay, chapter 2 | 2,104 words, 3 sources | 12 % | To look at | warning
    file | Article on fog | 640 words, no source | 2 % | Original | success
    file | Term paper, Omar | 4,820 words, 9 sources | 38 % | Copied | danger
    file | Speech for Saturday | 318 words, 1 source | 4 % | Original | success
    file | Product texts | 1,240 words, 2 sources | 17 % | To look at | warning`,
  about:
    'Twelve percent are found elsewhere: nine sentences from three sources. Two of them are marked as quotes.',
  facts: '12 % | Found elsewhere\n9 | Sentences\n3 | Sources',
  figures: '18 | Checks\n9 % | On average',
  hero: 'Checked last | Essay, chapter 2 | 12 % found elsewhere | See report',
  tip: '12 % found elsewhere | Essay, chapter 2, three sources',
  trend: 'Found elsewhere | 9 % | −3',
  add: 'Check text',
  use: 'Download report',
})
