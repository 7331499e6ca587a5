import { defineEntity } from '../entity.ts'

export const termList = defineEntity({
  id: 'term-list',
  one: 'Glossary',
  many: 'Glossaries',
  words: 'term list, glossary, glossaries',
  icon: 'folder',
  groups: 'Mine, Shared',
  fields: `
    Name | text | Offshore wind
    Languages | text | English, German, French
    Shared with | person | Kim Osei
    For | date | Thu 26 Nov`,
  samples: `
    icon | title | subtitle | value
    folder | Offshore wind | English, German, French, shared with Kim | 84 terms
    folder | Court in Ghent | French, Dutch, German | 121 terms
    folder | Heart clinic | German, Polish, shared with three | 67 terms
    folder | Harbour words | English, German | 40 terms`,
  about: 'For the conference on Thursday. Half from the papers, half from last year in the same booth.',
  facts: '84 | Terms\n18 | To check\n3 | Languages',
  figures: '4 | Glossaries\n312 | Terms',
  hero: 'On Thursday | Offshore wind | 84 terms, booth three | Open',
  tip: 'Import a table | The first line names the languages',
  add: 'Add glossary',
  use: 'Open',
})
