import { defineEntity } from '../entity.ts'

export const backupPart = defineEntity({
  id: 'backup-part',
  one: 'Part',
  many: 'Parts',
  words: 'part of a backup',
  icon: 'check',
  groups: 'All, Saved, Left out',
  fields: `
    Name | text | Messages
    Saved | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    chat | Messages | 4,182, with pictures | Saved | success
    users | Contacts | 214 | Saved | success
    image | Photos | 2,310, since 2019 | Saved | success
    calendar | Calendar | 96 dates | Left out | neutral
    folder | App settings | 38 apps | Left out | neutral`,
  tip: 'Three of five are saved | Calendar and settings are left out',
  figures: '3 | Saved\n2 | Left out',
  add: 'Choose what',
  use: 'Save it',
})
