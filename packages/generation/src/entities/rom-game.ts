import { defineEntity } from '../entity.ts'

export const romGame = defineEntity({
  id: 'rom-game',
  one: 'Game',
  many: 'Games',
  words: 'rom, cartridge',
  icon: 'game',
  groups: 'Handheld, Console, Arcade',
  fields: `
    Title | text | Mosswood
    System | choice | Handheld | Handheld, Console, Arcade
    Controller | choice | On screen | On screen, Gamepad
    Fast forward | switch | no
    Show frames a second | switch | no`,
  samples: `
    image | title | subtitle | overline | meta | progress
    game forest | Mosswood | Played yesterday, 3 save states | Handheld | 1991 | 62
    game sea | Harbour Lights | Played on Sunday | Console | 1994 | 35
    game city | Night Tram | 12 September | Arcade | 1987 | 80
    game mountain | Owl Rock | Never played | Handheld | 1996 | 0
    game art | Paper Fox | Two save states | Console | 1993 | 20
    game | Pier Jump | High score 48,200 | Arcade | 1985 | 100`,
  about: 'Left before the second tower, two lives. Saved in slot 3 with a picture, sound at full speed.',
  facts: '3 | Save states\n1991 | Year\n4 h | Played',
  figures: '24 | Games\n3 | Systems\n41 | Save states',
  hero: 'Go on | Mosswood | Slot 3, before the second tower | Resume',
  tip: 'Three save states | The last one is from yesterday',
  trend: 'Minutes a day | 34 | +6',
  add: 'Add game',
  use: 'Play',
})
