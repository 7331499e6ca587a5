import { defineEntity } from '../entity.ts'

export const contraction = defineEntity({
  id: 'contraction',
  words: 'contraction',
  icon: 'heart',
  groups: 'Last hour, Today, Strong',
  fields: `
    Started | time | 14:32
    Stopped | time | 14:33
    Strength | slider | 60
    Note | long | Breathed through it in the bath`,
  samples: `
    icon | title | subtitle | value | badge | tone
    heart | 14:32 | 5 min after the last | 62 s | Strong | warning
    heart | 14:27 | 5 min after the last | 58 s | Strong | warning
    heart | 14:22 | 6 min after the last | 55 s | Medium | primary
    heart | 14:16 | 7 min after the last | 51 s | Medium | primary
    heart | 14:09 | 8 min after the last | 44 s | Mild | success
    heart | 14:01 | 8 min after the last | 40 s | Mild | success`,
  about: 'Started at 14:32 and lasted 62 seconds, five minutes after the one before.',
  facts: '62 s | Lasted\n5 min | Apart\nStrong | Strength',
  figures: '58 s | Average length\n5 min | Average gap\n11 | This hour',
  hero: 'Five minutes apart | 62 seconds, strong | Longer and closer for an hour: time to go | Call hospital',
  tip: 'Time to go soon | Five minutes apart, a minute long, for an hour',
  trend: 'Minutes apart | 5 | −2',
  data: [9, 8, 8, 7, 6, 5, 5],
  labels: ['8', '9', '10', '11', '12', '13', '14'],
  add: 'Start contraction',
  use: 'Add note',
})
