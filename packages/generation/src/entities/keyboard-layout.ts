import { defineEntity } from '../entity.ts'

export const keyboardLayout = defineEntity({
  id: 'keyboard-layout',
  one: 'Layout',
  many: 'Layouts',
  words: 'keyboard layout, keyboard',
  icon: 'type',
  groups: 'In use, Languages, Special',
  fields: `
    Language | choice | English | English, Deutsch, Français, Español
    Keys | choice | QWERTY | QWERTY, QWERTZ, AZERTY, Dvorak
    Key height | slider | 60
    Number row | switch | yes
    Swipe typing | switch | yes
    Vibrate on key press | switch | no`,
  samples: `
    icon | title | subtitle | badge | tone
    type | English | QWERTY, swipe typing | In use | success
    type | Deutsch | QWERTZ, umlauts on long press | In use | success
    type | Français | AZERTY | Ready | neutral
    code | Programming | Arrows, Ctrl, brackets | Ready | neutral
    smile | Emoji | 3,600 signs, searched by word | Ready | neutral
    type | One-handed | Left, larger keys | Ready | neutral`,
  about: 'Learns your words on this phone only. Hold the space bar to change the language.',
  facts: '2 | Languages\n52 k | Words\n0 | Sent out',
  figures: '6 | Layouts\n48 | Own words\n38 | Words a minute',
  hero: 'In use | English, QWERTY | Swipe from letter to letter | Try it',
  tip: 'Hold the space bar | It changes the language',
  trend: 'Words a minute | 38 | +4',
  add: 'Add layout',
  use: 'Use this layout',
})
