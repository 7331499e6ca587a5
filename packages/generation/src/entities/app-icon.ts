import { defineEntity } from '../entity.ts'

export const appIcon = defineEntity({
  id: 'app-icon',
  one: 'App',
  many: 'Apps',
  words: 'widget, home screen, icon pack, installed app, running app, process',
  icon: 'grid',
  groups: 'Daily, Work, Rarely',
  fields: `
    Name | text | Calendar
    Folder | choice | Daily | Daily, Work, Rarely
    Icon shape | choice | Round | Round, Square, Drop
    Show name | switch | yes
    Hidden | switch | no`,
  samples: `
    icon | title | subtitle | tone
    calendar | Calendar | 12 times a day | primary
    mail | Mail | Two new | accent
    music | Music | Last night, 22:40 | success
    camera | Camera | 214 pictures | warning
    map | Map | Route home saved | primary
    chat | Messages | Lea, nine minutes ago | danger`,
  about: 'Opened twelve times a day, mostly before nine. Swipe up for the next two dates.',
  facts: '12 | A day\n84 MB | Size\n2 % | Battery',
  figures: '38 | Apps\n6 | Folders\n3 h 10 | Screen time',
  hero: 'Thursday, 9:41 | 8 degrees, dry until noon | Next: dentist at 11:20 | Open day',
  tip: 'Screen time is down | Forty minutes less than last week',
  trend: 'Screen time | 3 h 10 | −0:40',
  add: 'Edit app',
  use: 'Open',
})
