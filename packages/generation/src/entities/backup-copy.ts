import { defineEntity } from '../entity.ts'

export const backupCopy = defineEntity({
  id: 'backup-copy',
  one: 'Backup',
  many: 'Backups',
  words: 'backup, backup copy, snapshot',
  icon: 'folder',
  groups: 'Messages, Photos, Contacts',
  fields: `
    What | choice | Messages | Messages, Photos, Contacts, Everything
    Where to | choice | This phone | This phone, SD card, Own server, Cloud
    Protect with a password | switch | yes
    Repeat | choice | Every night | Never, Every night, Every week`,
  samples: `
    icon | title | subtitle | value | tone
    chat | Messages | Last night, 4,182 messages | 12 MB | success
    image | Photos | Last night, 2,310 pictures | 8.2 GB | success
    users | Contacts | Sunday, 214 contacts | 88 kB | success
    folder | Everything | 1 November, encrypted | 8.4 GB | primary
    chat | Messages | 12 November, on the card | 11 MB | neutral
    image | Photos | 12 November, on the card | 8.1 GB | neutral`,
  about: 'Made last night while charging, checked and readable. The last five are kept, older ones go.',
  facts: '12 MB | Size\n4,182 | Messages\n5 | Kept',
  figures: '6 | Backups\n24.7 GB | In all\n9 h | Since the last',
  hero: 'Last night, 3:00 | Messages and photos | 8.2 GB, all readable | Restore',
  tip: 'All is saved | Last night at three, five copies are kept',
  trend: 'Saved | 24.7 GB | +12 MB',
  add: 'Back up now',
  use: 'Restore',
})
