import { defineEntity } from '../entity.ts'

export const lightMode = defineEntity({
  id: 'light-mode',
  one: 'Mode',
  many: 'Modes',
  words: 'light mode, strobe',
  icon: 'bulb',
  groups: 'Torch, Screen, Signals',
  fields: `
    Mode | choice | Strobe | Steady, Strobe, SOS, Candle
    Brightness | slider | 80
    Blinks a second | number | 6
    Switch off after | choice | 5 minutes | Never, 1 minute, 5 minutes
    Colour of the screen | choice | Warm | Warm, White, Red`,
  samples: `
    icon | title | subtitle | tone
    bulb | Steady light | Full brightness | warning
    bolt | Strobe | 6 blinks a second | accent
    warning | SOS signal | Three short, three long, three short | danger
    moon | Night light | Red screen, low | primary
    flame | Candle | Flickers softly | warning`,
  about: 'Three short, three long, three short, until you stop it. Lasts about five hours on a full battery.',
  facts: '80 % | Brightness\n5 h | Lasts\n6 | Blinks',
  figures: '5 h 20 | Battery lasts\n80 % | Brightness',
  hero: 'On | Steady light | About five hours at this brightness | Switch off',
  tip: '5 h 20 left at this brightness | Twice as long at half',
  add: 'New mode',
  use: 'Switch on',
})
