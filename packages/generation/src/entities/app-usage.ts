import { defineEntity } from '../entity.ts'

export const appUsage = defineEntity({
  id: 'app-usage',
  one: 'App',
  many: 'Apps',
  words: 'app usage, app limit',
  icon: 'phone',
  groups: 'Social, Video, Games',
  fields: `
    App | text | Short videos
    Limit a day | time | 00:30
    Blocked | choice | Evenings | Never, Evenings, Work hours, Always
    Ask before opening | switch | yes
    Allowed people | text | Family`,
  samples: `
    icon | title | subtitle | value | tone
    video | Short videos | Limit 30 min, 12 over | 42 min | danger
    chat | Messages | No limit, 38 opened | 51 min | neutral
    image | Photo feed | Limit 30 min, 8 left | 22 min | warning
    game | Nine Lives | Blocked until 18:00 | 14 min | primary
    globe | Browser | No limit | 31 min | neutral
    mail | Mail | Work hours only | 18 min | success`,
  about:
    'Opened 38 times today, mostly after lunch. Twelve minutes over the limit, and yesterday eight under.',
  facts: '42 min | Today\n38 | Opened\n30 min | Limit',
  figures: '3 h 12 | Today | −24\n61 | Pick-ups\n5 | Blocked tries',
  hero: 'Focus until 12:00 | Four apps are blocked | Calls of your family come through | End focus',
  tip: '24 minutes less than yesterday | Most of it after ten in the evening',
  trend: 'Screen time | 3 h 12 | −24 min',
  data: [4.4, 4.1, 3.9, 4.2, 3.6, 3.5, 3.2],
  add: 'Add limit',
  use: 'Change limit',
})
