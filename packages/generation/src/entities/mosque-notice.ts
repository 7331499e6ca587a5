import { defineEntity } from '../entity.ts'

/** What a mosque tells its people. */
export const mosqueNotice = defineEntity({
  id: 'mosque-notice',
  one: 'Announcement',
  many: 'Announcements',
  words: 'mosque announcement, masjid announcement',
  icon: 'bell',
  groups: 'New, Janazah, Families',
  fields: `
    Title | text | Second prayer on Friday at 13:30
    Text | long | The hall was too full; please come to the second if you can
    For | choice | Everybody | Everybody, Sisters, Families
    Until | date | Fri 27 Nov`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    users | Second prayer on Friday at 13:30 | The hall was too full, come to either | Today | New | primary
    heart | Janazah of Hassan Osei | Today after Dhuhr, cars from the gate | Today | New | danger
    book | Quran school takes new children | Letters, six to nine, three places | Tuesday | Families | success
    tools | The car park is closed on Saturday | The roof is measured, come on foot | Monday | Everybody | warning
    bowl | Thanks for forty parcels | 42 families were helped in October | Sunday | Everybody | neutral`,
  about: 'The hall was too full last week. Whoever can, comes to the second prayer at half past one.',
  figures: '2 | New\n24 | This year',
  tip: 'Two are new today | Second prayer and a janazah',
  add: 'Write announcement',
  use: 'Share',
})
