import { defineEntity } from '../entity.ts'

export const textFile = defineEntity({
  id: 'text-file',
  one: 'File',
  many: 'Files',
  words: 'text file, source file',
  icon: 'file',
  groups: 'Open, Recent, Starred',
  fields: `
    Name | text | saturday.md
    Text | long | Bread, two lemons
    Encoding | choice | UTF-8 | UTF-8, Latin 1
    Line ends | choice | Unix | Unix, Windows`,
  samples: `
    icon | title | subtitle | value
    file | saturday.md | Notes, edited 9:41 | 1.2 kB
    code | totals.py | Scripts, edited yesterday | 3.4 kB
    code | index.html | Site, edited Tuesday | 8.1 kB
    file | letter.txt | Drafts, edited Monday | 2.0 kB
    code | style.css | Site, edited Monday | 5.6 kB
    file | todo.txt | Notes, edited Sunday | 0.4 kB`,
  about: '# Saturday\n\n- bread, the square one\n- **two** lemons\n- call Kim about the ladder',
  facts: '1.2 kB | Size\n42 | Lines\nUTF-8 | Encoding',
  figures: '6 | Open\n42 | Lines\n218 | Words',
  hero: 'Open | saturday.md | Edited at 9:41 | Edit',
  tip: 'Saved by itself | The last time at 9:41',
  add: 'New file',
  use: 'Edit',
})
