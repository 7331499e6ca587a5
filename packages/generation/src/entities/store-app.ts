import { defineEntity } from '../entity.ts'

export const storeApp = defineEntity({
  id: 'store-app',
  one: 'App',
  many: 'Apps',
  words: 'store app, app to install, package',
  icon: 'grid',
  groups: 'New, Tools, Media, Games, Internet',
  fields: `
    Version | text | 4.2.1
    Licence | choice | GPL 3 | GPL 3, MIT, Apache 2
    Size | text | 8.4 MB
    Permissions | text | Network, storage`,
  samples: `
    icon | title | subtitle | badge | tone
    book | Page Turner | Reads books and comics, 8 MB | Update | primary
    map | Footpath | Maps without internet, 24 MB | Install | success
    music | Low Player | Plays the music on your phone | Installed | neutral
    lock | Little Vault | Keeps passwords, 6 MB | Install | success
    cloud | Isobar | Weather without advertising | Update | primary
    game | Tile Garden | A puzzle for the train, 12 MB | Install | success`,
  about: 'Reads books, comics and documents. No account, no advertising, no trackers.',
  facts: '4.2.1 | Version\n8.4 MB | Size\n0 | Trackers',
  figures: '3 | Updates\n26 | Installed\n4,118 | Apps',
  hero: 'New this week | Footpath | Maps and routes without internet | Install',
  tip: 'Three updates are ready | 21 MB in all',
  use: 'Install',
})
