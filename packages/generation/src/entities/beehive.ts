import { defineEntity } from '../entity.ts'

export const beehive = defineEntity({
  id: 'beehive',
  words: 'beehive, hive, bee, colony, honey, apiary',
  icon: 'box',
  groups: 'Strong, Weak, Swarmed',
  fields: `
    Queen | text | Marked blue, 2025
    Frames | number | 9
    Mood | choice | Calm | Calm, Busy, Cross
    Last look | date | Sun 15 Nov
    Honey | text | 14.2 kg
    Notes | long | Brood on six frames`,
  samples: `
    icon | title | subtitle | value | tone
    box | Linden, left | Calm, 9 frames | 14.2 kg | success
    box | Linden, right | Busy, 8 frames | 12.8 kg | success
    box | Orchard wall | Weak, feed again | 3.1 kg | warning
    box | Old dairy roof | Strong, 10 frames | 18.6 kg | success
    box | Heather stand | New queen | 6.4 kg | primary`,
  about: 'Brood on six frames, a calm queen and plenty of pollen. Close the entrance a little before frost.',
  facts: '9 | Frames\n14.2 kg | Honey\nCalm | Mood',
  figures: '55.1 kg | Honey | +6.4\n5 | Hives\n1 | Weak',
  hero: 'Look today | Orchard wall | Weak last Sunday, feed again | Start inspection',
  tip: 'One hive is weak | Feed before the first frost on Friday',
  trend: 'Honey this year | 55.1 kg | +6.4',
  add: 'New inspection',
  use: 'Start inspection',
})
