import { defineEntity } from '../entity.ts'

export const portalFile = defineEntity({
  id: 'portal-file',
  one: 'File',
  many: 'Files',
  words: 'course file, lecture slide, slides',
  icon: 'file',
  groups: 'New, Downloaded, All',
  fields: `
    File | text | Lecture 7, regression
    Course | text | Statistics 2
    Keep offline | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    file | Lecture 7, regression | Statistics 2, today | 2.4 MB | New | primary
    file | Sheet 6 | Statistics 2, Tuesday | 180 KB | Downloaded | success
    video | Recording of 16 November | Programming 2, Monday | 412 MB | New | primary
    file | Reading list | History of ideas, October | 96 KB | Downloaded | success
    folder | Project templates | Programming 2, October | 14 MB | Downloaded | success`,
  about: 'Forty-two slides on regression with the data of the exercises. Put up today at eight.',
  facts: '2.4 MB | Size\n42 | Slides\nToday | Put up',
  figures: '38 | Files\n4 | New',
  add: 'Add file',
  use: 'Download',
})
