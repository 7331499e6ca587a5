import { defineEntity } from '../entity.ts'

export const deviceReading = defineEntity({
  id: 'device-reading',
  one: 'Reading',
  many: 'Readings',
  words: 'battery reading, device reading',
  icon: 'bolt',
  groups: 'Now, Today, This week',
  fields: `
    Alarm when fully charged | switch | yes
    Alarm at | number | 80
    Sound | choice | Bell | Bell, Chime, None
    Temperature unit | choice | Celsius | Celsius, Fahrenheit
    Show in status bar | switch | yes`,
  samples: `
    icon | title | subtitle | value | tone
    flame | Battery temperature | 31.4 at the most today | 28.6 °C | success
    bolt | Charging speed | 18 W charger, 42 min to full | 2,140 mA | primary
    heart | Battery health | 3,910 of 4,300 mAh | 91 % | success
    trend | Voltage | Steady | 4.12 V | neutral
    repeat | Charge cycles | Since March 2024 | 318 | neutral
    clock | Screen on | Since the last charge | 4 h 12 | primary`,
  about: 'Measured every minute while the phone is on. Warmest at noon in the sun, coolest while asleep.',
  facts: '28.6 °C | Now\n31.4 °C | Highest\n24.1 °C | Lowest',
  figures: '76 % | Charged | +12\n91 % | Health\n42 min | To full',
  hero: 'Charging | 76 %, 42 minutes to full | Alarm at 80 percent | Change alarm',
  notices: `
    Charged to 80 percent | Unplug it now | bolt
    Warmer than usual | 38.2 °C while charging | fire
    Fully charged | After 1 h 12 on Wednesday | check
    Battery at 15 percent | Low since 21:40 on Tuesday | warning`,
  tip: 'Health 91 percent | 318 charge cycles since March 2024',
  trend: 'Charge | 76 % | +12',
  data: [41, 46, 52, 57, 63, 70, 76],
  add: 'Add alarm',
  use: 'Set alarm',
})
