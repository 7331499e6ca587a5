import { defineEntity } from '../entity.ts'

/** Servers and folders a picture frame takes its pictures from. */
export const frameSource = defineEntity({
  id: 'frame-source',
  one: 'Source',
  many: 'Sources',
  words: 'photo source, photo server, webdav server, immich, nextcloud server',
  icon: 'cloud',
  groups: 'Connected, Not reached',
  fields: `
    Name | text | Our server
    Kind | choice | Immich | Immich, Nextcloud, WebDAV, This tablet
    Address | text | photos.home.example
    User | text | frame
    Only in the house | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    cloud | Our server | photos.home.example, 698 pictures | Connected | success
    folder | This tablet | 388 pictures | Connected | success
    users | Shared folder | dav.home.example, 213 pictures | Not reached | warning`,
  about: 'The box in the hall. New pictures arrive every hour; on the way nobody else sees them.',
  facts: '698 | Pictures\n1 h | Looks for new ones\n8:40 | Last time',
  figures: '3 | Sources\n2 | Connected',
  hero: 'New since yesterday | 14 pictures | From our server | Look',
  tip: 'Shared folder does not answer | Since Tuesday, 21:10',
  add: 'Add source',
  use: 'Look for new pictures',
})
