import { defineEntity } from '../entity.ts'

/** How a picture frame shows its pictures. */
export const frameSetting = defineEntity({
  id: 'frame-setting',
  one: 'Setting',
  many: 'Show',
  words: 'slideshow setting, transition effect, clock overlay',
  icon: 'settings',
  groups: 'Pictures, Clock, Night',
  fields: `
    Setting | text | Interval
    Value | choice | 12 s | 5 s, 12 s, 30 s, 2 min
    On | switch | yes`,
  samples: `
    icon | title | subtitle | value
    timer | Interval | How long each picture stays | 12 s
    layers | Transition | Fade, slide or zoom | Fade
    clock | Clock overlay | Bottom left, large | On
    pin | Date and place | Of each picture | On
    moon | Screen off at night | 22:00 to 7:00 | On
    lock | PIN to leave the show | Four digits | On`,
  about: 'Each picture stays for twelve seconds and fades into the next.',
  facts: '12 s | Interval\nFade | Transition',
  figures: '6 | Settings\n4 | On',
  hero: 'Tonight | Off at 22:00 | On again at seven | Change',
  tip: 'The clock moves a little | So that nothing burns in',
  add: 'Add setting',
  use: 'Change',
})
