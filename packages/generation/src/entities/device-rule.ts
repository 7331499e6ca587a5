import { defineEntity } from '../entity.ts'

export const deviceRule = defineEntity({
  id: 'device-rule',
  one: 'App',
  many: 'Apps',
  words: 'installed app, app rule, excluded app, disabled app',
  icon: 'grid',
  groups: 'All, On, Off',
  fields: `
    App | choice | Camera | Camera, Maps, Music, Mail
    Active | switch | yes
    From | time | 8:00
    Until | time | 22:00`,
  samples: `
    icon | title | subtitle | badge | tone
    camera | Camera | Off while it is open | Off | neutral
    map | Maps | On, also when charging | On | success
    music | Music | On | On | success
    chat | Messages | Off between 22:00 and 7:00 | Off | neutral
    video | Videos | On in full screen only | On | success
    phone | Phone | Off during calls | Off | neutral`,
  about: 'Switched off as long as the camera is open, and on again when it closes.',
  facts: 'Off | While open\n3 | Apps off\n8:00 | From',
  figures: 'On | Since 8:40\n12 | Times today\n0.4 % | Battery',
  hero: 'On since 8:40 | Ready, 12 times today | Paused in three apps | Turn off',
  tip: 'Hardly uses the battery | 0.4 percent since this morning',
  trend: 'Times a day | 12 | +3',
  data: [8, 9, 14, 11, 10, 15, 12],
  add: 'Add app',
  use: 'Change rule',
})
