import { defineEntity } from '../entity.ts'

export const bookmark = defineEntity({
  id: 'bookmark',
  words: 'bookmark, saved link, link, url',
  icon: 'bookmark',
  groups: 'All, Unread, Work, Home',
  fields: `
    Address | text | mendit.example/zip
    Title | text | How to mend a zip
    Folder | choice | Home | Home, Work, Later
    Tags | text | repair, clothes
    Note | long | The part with the pliers`,
  samples: `
    icon | title | subtitle | badge | tone
    bookmark | How to mend a zip | mendit.example, repair, clothes | Home | primary
    bookmark | Night trams, timetable | trams.example, city | Home | primary
    bookmark | Grid layouts explained | webnotes.example, css | Work | success
    bookmark | Letters to a lighthouse | fieldpost.example, reading | Later | warning
    bookmark | Bread without kneading | squareloaf.example, recipes | Home | primary
    bookmark | Colours with enough contrast | palette.example, design | Work | success`,
  about: 'Saved on Tuesday from the browser. The part with the pliers is at the end.',
  facts: 'Tue | Saved\n2 | Tags\nHome | Folder',
  figures: '218 | Bookmarks\n14 | Tags\n6 | Unread',
  hero: 'Saved today | How to mend a zip | mendit.example, repair | Open',
  tip: 'Six are unread | The oldest since May',
  add: 'Add bookmark',
  use: 'Open link',
})
