import { defineEntity } from '../entity.ts'

export const namedTimer = defineEntity({
  id: 'named-timer',
  one: 'Timer',
  many: 'Timers',
  words: 'timer, kitchen timer, named timer',
  icon: 'timer',
  groups: 'Running, Ready, Kept',
  fields: `
    Name | text | Pasta
    Minutes | number | 9
    Seconds | number | 0
    Sound | choice | Bell | Bell, Chime, Pan
    `,
  samples: `
    icon | title | subtitle | value | badge | tone
    timer | Pasta | 9 minutes, running | 6:12 | Running | success
    timer | Eggs | 6 minutes 30, running | 2:40 | Running | success
    timer | Bread | 45 minutes, paused | 31:05 | Paused | warning
    timer | Green tea | 2 minutes | 2:00 | Ready | neutral
    timer | Rice | 18 minutes | 18:00 | Ready | neutral
    `,
  about: 'Nine minutes from the moment the water boils again. A bell rings three times.',
  facts: '6:12 | Left\n9:00 | Set\nBell | Sound',
  figures: '2 | Running\n5 | Timers',
  hero: 'Next to ring | Eggs | In two minutes and forty seconds | Pause',
  tip: 'Eggs come first | The pasta has six more minutes',
  trend: 'Timers a week | 18 | +4',
  add: 'New timer',
  use: 'Start',
})
