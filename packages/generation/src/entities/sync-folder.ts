import { defineEntity } from '../entity.ts'

export const syncFolder = defineEntity({
  id: 'sync-folder',
  one: 'Folder',
  many: 'Folders',
  words: 'synced folder, shared folder, folder pair',
  icon: 'folder',
  groups: 'All, Up to date, Syncing, Paused',
  fields: `
    Folder | text | Camera
    Shared with | choice | Attic laptop | Attic laptop, Living room box, Tablet
    Direction | choice | Both ways | Both ways, Send only, Receive only
    Only on Wi-Fi | switch | yes
    Keep old versions | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    image | Camera | 4,118 files, 12.4 GB | Up to date | success
    file | Documents | 38 of 412 MB to go | Syncing | primary
    music | Music | 2,240 files, send only | Up to date | success
    book | Notes | 186 files, both ways | Up to date | success
    video | Films | Waits for Wi-Fi | Paused | neutral
    warning | Recipes | Changed on two devices | Conflict | warning`,
  about: 'Both ways with the attic laptop, on Wi-Fi only. Old versions are kept for thirty days.',
  facts: '4,118 | Files\n12.4 GB | Size\n9:38 | Last change',
  figures: '6 | Folders\n38 MB | To go',
  hero: 'Syncing | Documents | 38 of 412 MB to go | Look',
  tip: 'One file changed twice | Choose which version stays',
  trend: 'MB a day | 214 | +38',
  add: 'Add folder',
  use: 'Sync now',
})
