import { defineEntity } from '../entity.ts'

export const syncCollection = defineEntity({
  id: 'sync-collection',
  one: 'Collection',
  many: 'Collections',
  words: 'synced calendar, synced address book',
  icon: 'calendar',
  groups: 'All, Calendars, Contacts, Tasks',
  fields: `
    Name | text | Family
    Kind | choice | Calendar | Calendar, Address book, Task list
    Read only | switch | no`,
  samples: `
    icon | title | subtitle | badge | tone
    calendar | Family | Calendar, 38 dates ahead | Synced | success
    calendar | Work | Calendar, 64 dates ahead | Synced | success
    users | Private | Address book, 318 contacts | Synced | success
    users | Office | Address book, 94 contacts | Failed | danger
    check | Errands | Task list, 12 open | Synced | success
    calendar | School holidays | Calendar, read only | Off | neutral`,
  about: 'Shared with the family account, both ways. 38 dates ahead.',
  facts: '38 | Ahead\n2 | Changes\n9:12 | Last sync',
  figures: '6 | Collections\n5 | Switched on',
  hero: 'Synced | Family | 38 dates ahead | Look',
  tip: 'Five are switched on | School holidays are off',
  add: 'Add collection',
  use: 'Sync now',
})
