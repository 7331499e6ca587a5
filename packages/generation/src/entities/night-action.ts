import { defineEntity } from '../entity.ts'

/** What is switched off when a sleep timer ends. */
export const nightAction = defineEntity({
  id: 'night-action',
  one: 'Action',
  many: 'At the end',
  words: 'fade out, turn off bluetooth, turn off wifi, extend by shaking',
  icon: 'moon',
  groups: 'Sound, Radio, Screen',
  fields: `
    Action | text | Fade out the volume
    On | switch | yes`,
  samples: `
    icon | title | subtitle | value
    volume | Fade out the volume | In the last five minutes | On
    pause | Stop the player | Any app that plays | On
    wifi | Turn off Wi-Fi | On again at 6:30 | On
    link | Turn off Bluetooth | Headphones sleep, too | Off
    moon | Do not disturb | Until 6:30 | On
    repeat | Extend by shaking | Ten more minutes | On`,
  about: 'Quieter step by step in the last five minutes, so that nothing wakes you.',
  facts: '5 min | Fade out\n6:30 | On again',
  figures: '6 | Actions\n5 | On',
  hero: 'At the end | Five things are switched | Sound first, then the radio | Change',
  tip: 'Alarms still ring | Whatever is switched off here',
  add: 'Add action',
  use: 'Switch',
})
