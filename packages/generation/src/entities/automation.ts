import { defineEntity } from '../entity.ts'

export const automation = defineEntity({
  id: 'automation',
  one: 'Flow',
  many: 'Flows',
  words: 'automation flow, automation task, macro of the phone',
  icon: 'bolt',
  groups: 'On, Off, Lately',
  fields: `
    Name | text | Quiet at work
    When | choice | Place | Place, Time, Wi-Fi, Charging, App opened
    Only if | choice | Weekdays | Always, Weekdays, Screen is off, Battery below 20 %
    Then | choice | Mute | Mute, Open an app, Send a message, Change a setting
    On | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    bell | Quiet at work | At Mill Lane 4, on weekdays: mute | On | success
    wifi | Home again | On the home Wi-Fi: Bluetooth off, volume 60 % | On | success
    moon | Good night | At 23:00 while charging: do not disturb | On | success
    car | In the car | With the car’s Bluetooth: maps and music | On | success
    bolt | Battery low | Below 20 %: power saving, tell Omar | Off | neutral
    camera | Back up photos | On Wi-Fi at night: copy to the server | On | success`,
  about:
    'Mutes the phone as soon as it is at Mill Lane 4 on a weekday, and gives the sound back when it leaves. Ran at 8:12 today.',
  facts: '8:12 | Last run\n214 | Runs\n2 | Actions',
  figures: '5 of 6 | Flows on\n18 | Runs today',
  hero: 'At 8:12 today | Quiet at work | Muted until you leave | Run now',
  tip: 'All ran without a mistake | 18 times since this morning',
  trend: 'Runs a day | 18 | +4',
  data: [12, 15, 14, 9, 8, 16, 18],
  add: 'Add flow',
  use: 'Run now',
})
