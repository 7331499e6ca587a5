import { defineEntity } from '../entity.ts'

export const monitorSound = defineEntity({
  id: 'monitor-sound',
  one: 'Sound',
  many: 'Sounds',
  words: 'nursery sound, baby sound, cry',
  icon: 'mic',
  groups: 'Tonight, Loud, Short',
  fields: `
    Sensitivity | slider | 60
    Call me above | number | 55
    Paired phone | text | Kitchen phone
    Play on a cry | choice | Lullaby | Lullaby, White noise, Nothing`,
  samples: `
    icon | title | subtitle | value | badge | tone
    mic | Cried | 03:12, two minutes | 68 dB | Called | danger
    mic | Babbled | 05:40, half a minute | 47 dB | Quiet | success
    volume | Moved | 01:55, ten seconds | 42 dB | Quiet | success
    mic | Coughed | 23:30, twice | 55 dB | Watch | warning
    moon | Fell asleep | 19:48, lullaby 2 | 33 dB | Quiet | success`,
  about: 'Woke at twelve past three and slept again at twenty past. The lullaby played once.',
  facts: '68 dB | Loudest\n2 min | Length\n1 | Calls',
  figures: '33 dB | Now\n1 | Calls tonight\n84 % | Other phone',
  hero: 'Quiet since 5:42 | 33 decibels in the nursery | The other phone is at 84 percent | Listen',
  tip: 'Both phones are paired | Nursery phone at 84 percent, charging',
  trend: 'Loudness | 33 dB | −6',
  add: 'Pair a phone',
  use: 'Play lullaby',
})
