import { defineEntity } from '../entity.ts'

/** What somebody asks a congregation to pray for. */
export const prayerRequest = defineEntity({
  id: 'prayer-request',
  one: 'Prayer request',
  many: 'Prayer requests',
  words: 'prayer request, intercession',
  icon: 'heart',
  groups: 'New, Praying, Answered',
  fields: `
    For whom | text | My mother Ida
    Request | long | Her operation is on Thursday morning
    Share with | choice | My group | My group, Everybody, Leaders
    Without my name | switch | no`,
  samples: `
    icon | title | subtitle | value | tone
    heart | Mother’s operation | Mara, on Thursday morning | 18 pray | primary
    sun | New job for Omar | Omar, since October | 12 pray | accent
    star | Safe trip home | Hana, thank you all | Answered | success
    heart | Peace in our street | Without a name | 24 pray | primary
    sun | Exams in June | Jonas and Lea | 9 pray | warning`,
  about: 'The operation is on Thursday at eight. Please pray for the doctors, and for a quiet night before.',
  facts: '18 | Praying\n2 | Days\n1 | Answer',
  figures: '6 | Open\n18 | Praying this week\n4 | Answered',
  hero: 'Thursday, 8:00 | Mother’s operation | Eighteen pray for it | Pray',
  tip: 'Four were answered | Since the beginning of October',
  add: 'Send request',
  use: 'Pray',
})
