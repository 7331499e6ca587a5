import { defineEntity } from '../entity.ts'

/** What a system lets apps do. */
export const appPermission = defineEntity({
  id: 'app-permission',
  one: 'Permission',
  many: 'Permissions',
  words: 'app permission, dangerous permission',
  icon: 'key',
  groups: 'Dangerous, Harmless',
  fields: `
    Permission | text | Place
    Danger | choice | High | Low, Medium, High
    Allowed | switch | yes
    Meaning | long | May read where you are, also when it is closed`,
  samples: `
    icon | title | subtitle | value | badge | tone
    pin | Place | Read where you are | 14 apps | High | danger
    mic | Microphone | Record at any time | 9 apps | High | danger
    users | Contacts | Read names and numbers | 11 apps | High | danger
    camera | Camera | Take pictures and videos | 12 apps | Medium | warning
    folder | Files | Read photos and downloads | 18 apps | Medium | warning
    wifi | Network | Talk to the internet | 47 apps | Low | neutral`,
  about: 'May read where you are, also while it is closed. Fourteen apps ask for it, four need it.',
  facts: '14 | Apps\n4 | Need it\n3 | Used it today',
  figures: '6 | Kinds\n3 | Dangerous',
  hero: 'Used last night | Microphone | Candy Rows, 23:41 | Look',
  tip: 'Take it away | Most apps run without your place',
  add: 'Add permission',
  use: 'Take away',
})
