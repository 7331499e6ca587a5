import { defineEntity } from '../entity.ts'

/** A shift of one's own. */
export const ownShift = defineEntity({
  id: 'own-shift',
  one: 'Shift',
  many: 'Shifts',
  words: 'own shift, night duty',
  icon: 'moon',
  groups: 'Nights, Late, Early, Free',
  fields: `
    Kind | choice | Night | Early, Late, Night
    Date | date | Thu 19 Nov
    From | time | 21:00
    Until | time | 06:30
    Break at | time | 02:30
    Ward | text | Ward 4
    Note | long | Two new patients, Kim is with me`,
  samples: `
    icon | title | subtitle | time | badge | tone
    moon | Night, ward 4 | With Kim, break at 2:30 | 21:00 | Tonight | primary
    moon | Night, ward 4 | With Omar | 21:00 | Fri | primary
    moon | Night, ward 4 | Alone after three | 21:00 | Sat | primary
    home | Free | Sleep until two, then Ida | 00:00 | Sun | success
    sun | Early, ward 2 | Training at one | 06:00 | Tue | warning`,
  about: 'Nine and a half hours with Kim. Break at half past two, hand-over at six, bus 14 at 6:41.',
  facts: '2:30 | Break\n6:30 | Ends\n9.5 h | Long',
  figures: '4 | Nights left\n0:48 | To the break\n142 h | This month',
  hero: 'Break in 48 minutes | Night, ward 4 | Four nights left this month | Log a drink',
  tip: 'No coffee after 3:00 | You want to sleep at eight',
  trend: 'Hours a week | 38 | −2',
  data: [42, 36, 40, 38, 44, 40, 38],
  labels: ['41', '42', '43', '44', '45', '46', '47'],
  add: 'Add shift',
  use: 'Start break',
})
