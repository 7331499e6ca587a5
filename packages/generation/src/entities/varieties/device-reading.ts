import { deviceReading } from '../device-reading.ts'
import { defineVarieties } from './variety.ts'

const without = 'Alarm when fully charged, Alarm at, Temperature unit, Show in status bar'

/** What of a phone is looked at; without these words its battery. */
export const deviceReadingVarieties = defineVarieties(deviceReading, [
  {
    signs:
      'duplicate photos 9, duplicate photo 9, duplicate 8, duplicates 8, cleaner 8, junk 8, cache 7, free up 7, storage 6, clean up 6, booster 6',
    without,
    one: 'Find',
    many: 'Finds',
    icon: 'box',
    groups: 'Photos, Files, Apps',
    fields: `
      Look through | choice | Everything | Everything, Photos, Downloads, Apps
      Keep | choice | The best | The best, The newest, The oldest
      Ask before deleting | switch | yes
      Every week | switch | no`,
    samples: `
      icon | title | subtitle | value | tone
      image | Photos twice | 214 photos that look alike | 1.1 GB | warning
      trash | Leftovers of apps | Caches and logs | 640 MB | success
      video | Long videos | Nine over five minutes | 4.8 GB | primary
      file | Downloads not opened | 31 files since May | 940 MB | primary
      image | Blurred and dark photos | 48 photos | 210 MB | neutral
      copy | Same file in two folders | 12 files | 86 MB | warning`,
    about: 'Of each pair the sharper photo stays. What is deleted waits in the bin for thirty days.',
    facts: '214 | Photos\n1.1 GB | Size\n30 d | In the bin',
    figures: '2.4 GB | To free | +0.3\n214 | Photos twice\n31 GB | Free',
    hero: 'Found today | 2.4 GB to free | Most of it are photos you have twice | Look through',
    tip: '2.4 GB can go | Nothing is deleted before you say so',
    trend: 'Freed in GB | 2.4 | +0.3',
    add: 'Look again',
    use: 'Delete these',
  },
  {
    signs: 'battery saver 9, save battery 9, power saver 9, power saving 9, battery life 7',
    without: 'Temperature unit, Show in status bar',
    one: 'App',
    many: 'Apps',
    groups: 'Most, Background, Asleep',
    fields: `
      Save below | choice | 20 % | 10 %, 20 %, 50 %
      Put apps to sleep | switch | yes
      Dim the screen | switch | yes
      At night | choice | 23:00 to 7:00 | Never, 23:00 to 7:00`,
    samples: `
      icon | title | subtitle | value | tone
      video | Short videos | 1 h 12 on the screen | 18 % | danger
      map | Maps | In the background since noon | 11 % | warning
      sun | Screen | Brightness 80 % | 9 % | primary
      chat | Messages | 41 min on the screen | 6 % | primary
      mail | Mail | Asleep since 9:41 | 1 % | success
      cart | Linden Market | Asleep since Tuesday | 0 % | success`,
    about:
      'Open for an hour and twelve minutes today. Asleep it would leave 40 minutes more until the evening.',
    facts: '18 % | Used\n1 h 12 | Open\n40 min | To gain',
    figures: '76 % | Battery\n6 h 20 | Left | +1 h 10\n4 | Apps asleep',
    hero: 'Saving | 6 hours 20 left | One hour ten more than without | Save more',
    tip: 'Short videos use most | 18 percent since this morning',
    trend: 'Hours a charge | 21 | +3',
    data: [16, 17, 17, 18, 19, 20, 21],
    add: 'New rule',
    use: 'Put to sleep',
  },
])
