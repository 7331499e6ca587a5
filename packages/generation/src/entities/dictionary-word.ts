import { defineEntity } from '../entity.ts'

export const dictionaryWord = defineEntity({
  id: 'dictionary-word',
  one: 'Word',
  many: 'Words',
  words: 'personal dictionary',
  icon: 'book',
  groups: 'Names, Places, Terms',
  fields: 'Word | text | Lindenau\nKind | choice | Names | Names, Places, Terms',
  samples: `
    icon | title | subtitle | time
    book | Lindenau | Place | Today
    book | Haddad | Name | Tue
    book | frontend | Term | Tue
    book | Olhão | Place | 12 Nov
    book | sourdough | Term | 9 Nov`,
  about: 'Added on Thursday. It is no longer marked in any text.',
  facts: '38 | Words\n4 | This week\n12 | Found since',
  figures: '38 | Words\n4 | This week',
  hero: 'Your dictionary | 38 words | Four of them this week | Add word',
  tip: '38 words of your own | Four of them this week',
  trend: 'Words | 38 | +4',
  add: 'Add word',
  use: 'Remove from dictionary',
})
