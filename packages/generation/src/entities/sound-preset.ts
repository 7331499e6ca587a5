import { defineEntity } from '../entity.ts'

export const soundPreset = defineEntity({
  id: 'sound-preset',
  one: 'Preset',
  many: 'Presets',
  words: 'sound preset, equalizer preset, equalizer, equaliser, bass booster, bass boost, volume booster',
  icon: 'volume',
  groups: 'All, Music, Speech, Mine',
  fields: `
    Name | text | Rock
    60 Hz | slider | 72
    230 Hz | slider | 58
    910 Hz | slider | 50
    4 kHz | slider | 54
    14 kHz | slider | 62
    Bass boost | slider | 40`,
  samples: `
    icon | title | subtitle | badge | tone
    music | Rock | More bass and treble | On | success
    music | Jazz | Warm middle | Ready | neutral
    mic | Speech | Clear voices, less bass | Ready | neutral
    headphones | Headset, train | Mine, bass +4 dB | Ready | neutral
    car | Car | Mine, louder by 3 dB | Ready | neutral
    volume | Flat | Nothing changed | Ready | neutral`,
  about: 'Four decibels more at 60 hertz, two more at 14 kilohertz. Used with the headset by itself.',
  facts: '+4 dB | Bass\n+2 dB | Treble\n5 | Bands',
  figures: '6 | Presets\n1 | On',
  hero: 'On | Rock | More bass and treble | Change',
  tip: 'On for every player | Rock with the headset, Car in the car',
  add: 'Set the sound',
  use: 'Use preset',
})
