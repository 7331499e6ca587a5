import { defineEntity } from '../entity.ts'

export const sharedDoc = defineEntity({
  id: 'shared-doc',
  one: 'Document',
  many: 'Documents',
  words: 'shared document, collaborative document',
  icon: 'file',
  groups: 'Mine, Shared, Starred',
  fields: `
    Title | text | Plan for spring
    Text | long | Three things first: the list, the date, the room.
    Shared with | text | Lea, Omar
    Rights | choice | May edit | May edit, May comment, May read`,
  samples: `
    icon | title | subtitle | time | badge | tone
    file | Plan for spring | Lea and Omar are in it | 9:41 | Shared | success
    file | Minutes, Tuesday | Six people, two comments | 8:20 | Shared | primary
    file | Letter to the council | Only me | Tue | Mine | neutral
    file | Recipe book, draft 3 | Kim may comment | Mon | Shared | primary
    file | Speech, five minutes | Only me | Sun | Mine | neutral`,
  about: 'Three things first: the list, the date, the room. Lea changed the second line a minute ago.',
  facts: '1,204 | Words\n2 | Here now\n14 | Versions',
  figures: '18 | Documents | +1\n7 | Shared\n3 | Comments open',
  hero: 'Open now | Plan for spring | Lea and Omar are in it, last change a minute ago | Open',
  tip: 'Three comments are open | Two of them in the minutes',
  trend: 'Words a day | 640 | +80',
  add: 'New document',
  use: 'Open',
})
