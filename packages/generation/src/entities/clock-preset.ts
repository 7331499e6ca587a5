import { defineEntity } from '../entity.ts'

export const clockPreset = defineEntity({
  id: 'clock-preset',
  one: 'Preset',
  many: 'Presets',
  words: 'clock preset, time control, chess clock, increment',
  icon: 'timer',
  groups: 'Bullet, Blitz, Rapid, Long',
  fields: `
    Name | text | Blitz 3+2
    White in minutes | number | 3
    Black in minutes | number | 3
    Increment in seconds | number | 2
    Mode | choice | Fischer | Fischer, Delay, Hourglass, Byo-yomi
    Count moves | switch | yes
    Vibrate at ten seconds | switch | yes`,
  samples: `
    icon | title | subtitle | value
    bolt | Blitz 3+2 | Fischer, two seconds a move | 3:00
    flame | Bullet 1+0 | No increment | 1:00
    timer | Rapid 15+10 | Club evening | 15:00
    hourglass | Hourglass | What one loses the other wins | 2:00
    repeat | Go, 5 × 30 s | Byo-yomi after twenty minutes | 20:00
    user | Handicap | White 10, Black 5 minutes | 10:00`,
  about: 'Three minutes each and two seconds for every move. A tap on your half stops your clock.',
  facts: '3:00 | Each\n+2 s | A move\nFischer | Mode',
  figures: '2:41 | White\n2:58 | Black\n14 | Moves',
  hero: 'Ready | Blitz 3+2 | White begins | Start',
  tip: 'Turn the phone | In landscape each half is a button',
  add: 'Add preset',
  use: 'Start clock',
})
