import { defineEntity } from '../entity.ts'

export const syncAccount = defineEntity({
  id: 'sync-account',
  one: 'Account',
  many: 'Accounts',
  words: 'sync account, caldav account, carddav account',
  icon: 'cloud',
  groups: 'All, Up to date, Failed',
  fields: `
    Base URL | text | https://cloud.example/dav
    User name | text | lea@post.example
    Password | text | ••••••••••
    Sync every | choice | 4 h | 15 min, 1 h, 4 h, By hand
    Only on Wi-Fi | switch | no`,
  samples: `
    icon | title | subtitle | badge | tone
    cloud | lea@post.example | 3 calendars, 2 address books | Up to date | success
    cloud | family@attic.example | 2 calendars | Up to date | success
    building | lea.brandt@office.example | 1 calendar, 1 address book | Failed | danger
    calendar | Town school, timetable | Subscribed, read only | Up to date | success`,
  about: 'Three calendars and two address books, every four hours. Last time at 9:12, two changes.',
  facts: '3 | Calendars\n412 | Contacts\n9:12 | Last sync',
  figures: '4 | Accounts\n1 | Failed',
  hero: 'Up to date | lea@post.example | Synced at 9:12, two changes | Sync now',
  tip: 'One account failed | The password was changed',
  trend: 'Changes a day | 12 | +3',
  add: 'Add account',
  use: 'Sync now',
})
