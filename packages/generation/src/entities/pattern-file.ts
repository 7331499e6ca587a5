import { defineEntity } from '../entity.ts'

/** A file that belongs to a pattern. */
export const patternFile = defineEntity({
  id: 'pattern-file',
  one: 'File',
  many: 'Files',
  words: 'pattern file, pattern pdf',
  icon: 'file',
  groups: 'Sheets, Instructions, Photos',
  fields: `
    File | text | harbour-dress-a4.pdf
    Pattern | text | Harbour dress
    Kind | choice | Sheets A4 | Sheets A4, Sheets A0, Instructions, Photo
    Printed | switch | yes`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    file | harbour-dress-a4.pdf | Harbour dress, 28 sheets | 4.2 MB | Printed | success
    file | harbour-dress-how.pdf | Instructions, 16 pages | 2.8 MB | Read | success
    file | wide-trousers-a0.pdf | Wide trousers, copy shop | 6.1 MB | To print | warning
    image | skirt-drawing.jpg | Half circle skirt, own cut | 0.9 MB | Photo | neutral
    file | rain-coat-a4.pdf | Rain coat, 54 sheets | 9.4 MB | To print | warning`,
  about: 'Twenty-eight sheets; print at 100 %, the test square is on sheet three.',
  figures: '112 | Files\n8 | To print',
  add: 'Import file',
  use: 'Open file',
})
