import { defineEntity } from '../entity.ts'

/** Ready texts for what one writes again and again. */
export const cannedAnswer = defineEntity({
  id: 'canned-answer',
  one: 'Response',
  many: 'Canned responses',
  words: 'canned response, canned reply, canned answer, saved reply, quick reply, removal reason',
  icon: 'chat',
  groups: 'Removal, Welcome, Ban',
  fields: `
    Name | text | Off topic
    Text | long | Hello, this belongs in the weekly thread. You may post it there.
    Kind | choice | Removal | Removal, Welcome, Ban`,
  samples: `
    icon | title | subtitle | meta
    chat | Off topic | Hello, this belongs in the weekly thread | Used 41 times
    chat | Spam | Links to shops are removed here | Used 88 times
    chat | Be kind | Please talk about the matter, not the person | Used 23 times
    chat | Welcome | Read the rules at the top before you post | Used 112 times
    chat | Ban is over | You can write again, see rule 3 | Used 9 times`,
  about: 'Hello, this belongs in the weekly thread. You may post it there on Saturday.',
  facts: '41 | Times used\nRemoval | Kind',
  figures: '5 | Responses\n273 | Times used',
  hero: 'Used most | Welcome | 112 times since May | Use',
  tip: 'The name is filled in | Write {name} where it goes',
  add: 'Add response',
  use: 'Use response',
})
