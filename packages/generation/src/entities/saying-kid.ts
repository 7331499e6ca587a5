import { defineEntity } from '../entity.ts'

/** A child whose sayings are kept. */
export const sayingKid = defineEntity({
  id: 'saying-kid',
  one: 'Child',
  many: 'Kids',
  words: 'child with sayings',
  icon: 'users',
  fields: `
    Name | person | Ida Lund
    Born | date | 12 Aug 2022`,
  samples: `
    avatar | title | subtitle | value
    Ida Lund | Ida | Four years, talks since two | 38
    Emil Lund | Emil | Six and a half | 25`,
  about: 'Four years old and asks about everything that shines.',
  facts: '38 | Sayings\n4 | Years',
  figures: '2 | Kids\n63 | Sayings',
  add: 'Add child',
  use: 'See sayings',
})
