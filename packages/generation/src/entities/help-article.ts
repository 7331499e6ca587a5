import { defineEntity } from '../entity.ts'

/** What helps people to solve it by themselves. */
export const helpArticle = defineEntity({
  id: 'help-article',
  one: 'Article',
  many: 'Knowledge base',
  words: 'help article',
  icon: 'book',
  groups: 'Popular, New, Drafts',
  fields: `
    Title | text | How to return something
    Topic | choice | Orders | Orders, Account, Payment
    Read | number | 412
    Helped | text | 86 %
    Text | long | Open your order and choose return`,
  samples: `
    icon | title | subtitle | badge | tone
    book | How to return something | Orders, read 412 times | 86 % helped | success
    lock | I cannot log in | Account, read 388 times | 74 % helped | success
    card | Why was I charged twice? | Payment, read 214 times | 52 % helped | warning
    truck | Where is my parcel? | Orders, read 640 times | 91 % helped | success
    edit | Change of address | Draft by Kim | Draft | neutral`,
  about: 'Three steps with pictures. Changed in October after many questions about labels.',
  facts: '412 | Read\n86 % | Helped\n3 | Steps',
  figures: '24 | Articles\n1 | Draft',
  hero: 'Read most | Where is my parcel? | 640 times, 91 % helped | Open',
  tip: 'One article helps few | Why was I charged twice?',
  trend: 'Read a week | 1,654 | +9 %',
  add: 'Write article',
  use: 'Edit',
})
