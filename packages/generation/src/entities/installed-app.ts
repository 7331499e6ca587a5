import { defineEntity } from '../entity.ts'

export const installedApp = defineEntity({
  id: 'installed-app',
  one: 'App',
  many: 'Apps',
  words: 'installed app, package, apk',
  icon: 'grid',
  groups: 'All, Yours, System, Unused',
  fields: `
    Package | text | org.example.torch
    Version | text | 2.4.0
    Camera | choice | Denied | Allowed, While used, Denied
    Location | choice | While used | Allowed, While used, Denied
    Installed | date | 4 May`,
  samples: `
    icon | title | subtitle | value | badge | tone
    map | Maps | Location, storage | 214 MB | Used | success
    camera | Camera | Camera, microphone, location | 96 MB | Used | success
    music | Music | Storage | 412 MB | Used | success
    flash | Torch | Camera, contacts | 18 MB | Risk | danger
    game | Block Puzzle | Location, 14 trackers | 302 MB | Risk | danger
    mail | Old Mail | Not opened since May | 88 MB | Unused | warning`,
  about: 'Installed on 4 May, 18 MB. May use the camera and read contacts, though it needs neither.',
  facts: '18 MB | Size\n2 | Permissions\n4 May | Installed',
  figures: '64 | Apps\n9 | Unused\n18 GB | In all',
  hero: 'Unused since May | Old Mail | 88 MB could be free | Look',
  tip: 'Nine apps are unused | 1.2 GB could be free',
  trend: 'Storage used | 18 GB | +0.4',
  data: [16.8, 17, 17.1, 17.4, 17.6, 17.8, 18],
  use: 'Uninstall',
})
