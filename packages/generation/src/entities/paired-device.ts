import { defineEntity } from '../entity.ts'

export const pairedDevice = defineEntity({
  id: 'paired-device',
  one: 'Device',
  many: 'Devices',
  words: 'synced device, connected device',
  icon: 'phone',
  groups: 'All, Online, Away',
  fields: `
    Name | text | Attic laptop
    Address | text | 192.168.1.20
    Trusted | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    phone | This phone | 6 folders | Online | success
    panelTop | Attic laptop | 5 folders, up to date | Online | success
    panelTop | Living room box | 3 folders, 38 MB to go | Syncing | primary
    grid | Tablet | 2 folders, seen yesterday | Away | neutral
    cloud | Small server | 6 folders, seen 9:38 | Online | success`,
  about: 'Five folders in common, all the same since 9:38.',
  facts: '5 | Folders\n12 MB/s | Speed\n9:38 | Seen',
  figures: '5 | Devices\n3 | Online',
  hero: 'Online | Attic laptop | Five folders in common | Look',
  tip: 'Everything is in two places | At least',
  add: 'Add device',
  use: 'Sync now',
})
