import { defineEntity } from '../entity.ts'

/** A text that was looked over for mistakes. */
export const checkedText = defineEntity({
  id: 'checked-text',
  one: 'Text',
  many: 'Texts',
  words: 'checked text',
  icon: 'file',
  groups: 'To correct, Done',
  fields: 'Title | text | Letter to the council\nText | long | The ferry leaves the harbour at nine.',
  samples: `
    icon | title | subtitle | value | tone
    file | Letter to the council | 212 words | 6 left | warning
    file | Essay, chapter 2 | 2,104 words | Done | success
    file | Mail to Omar | 84 words | Done | success
    file | Application | 318 words | 2 left | warning
    file | Caption for Sunday | 41 words | Done | success`,
  about: 'Two hundred and twelve words, six of them misspelled. Four are corrected already.',
  facts: '212 | Words\n6 | Mistakes\n4 | Corrected',
  figures: '18 | Texts\n6 | Mistakes a text',
  hero: 'Checked last | Letter to the council | Six mistakes in 212 words | Correct them',
  tip: '18 texts checked | Six mistakes a text on average',
  trend: 'Mistakes a text | 6 | −2',
  add: 'New text',
  use: 'Check again',
})
