import { defineEntity } from '../entity.ts'

export const qrCode = defineEntity({
  id: 'qr-code',
  one: 'Code',
  many: 'Codes',
  words: 'qr code, qr, qrcode',
  icon: 'grid',
  groups: 'Scanned, Created, Saved',
  fields: `
    Kind | choice | Link | Link, Text, Wi-Fi, Contact
    Content | text | harbour-books.example
    Colour | choice | Black | Black, Blue, Green
    Size | slider | 60
    With logo | switch | no`,
  samples: `
    icon | title | subtitle | time | tone
    link | harbour-books.example | Link, scanned | 9:12 | primary
    wifi | Guest Wi-Fi, Old dairy | Wi-Fi, created | Yesterday | success
    user | Lea Brandt | Contact, scanned | Tuesday | accent
    ticket | Platform 2, seat 41 | Text, scanned | Monday | neutral
    fork | Menu of Bar Centrale | Link, scanned | Sunday | primary
    calendar | Choir, Friday 19:00 | Event, created | 9 Nov | warning`,
  about: 'Opens harbour-books.example. Scanned on the poster by the bridge, checked and safe.',
  facts: 'Link | Kind\n9:12 | Scanned\nSafe | Checked',
  figures: '38 | Scanned\n9 | Created\n12 | Saved',
  hero: 'Last scanned | harbour-books.example | A link, checked and safe | Open link',
  tip: 'Checked before it opens | Two were blocked this month',
  add: 'Create code',
  use: 'Open',
})
