import { defineEntity } from '../entity.ts'

export const spokenText = defineEntity({
  id: 'spoken-text',
  one: 'Text',
  many: 'Texts',
  words: 'spoken text, text read aloud',
  icon: 'volume',
  groups: 'All, Pages, Documents, Pasted',
  fields: `
    Voice | choice | Ana | Ana, Jonas, Priya
    Language | choice | English | English, German, French, Spanish
    Speed | slider | 50
    Pitch | slider | 50`,
  samples: `
    icon | title | subtitle | value | tone
    globe | How fog is made | harbourpost.example, 62 % heard | 6 min | primary
    file | Lease, Linden 4 | PDF, 12 pages | 31 min | accent
    copy | Letter to the school | Pasted today | 2 min | success
    globe | Night trams, at last | harbourpost.example | 4 min | primary
    book | Chapter nine | EPUB, from page 118 | 24 min | warning`,
  about: 'Fog is a cloud that has come down to have a look. It forms where warm air lies on cold water.',
  facts: '6 min | Length\n1.2× | Speed\nAna | Voice',
  figures: '18 | Texts\n2 h 10 | Heard this week',
  hero: 'Go on listening | How fog is made | Two minutes left | Listen',
  tip: 'Two voices are on the phone | They speak without internet',
  trend: 'Minutes listened | 34 | +6',
  add: 'Add text',
  use: 'Listen',
})
