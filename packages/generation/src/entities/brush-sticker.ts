import { defineEntity } from '../entity.ts'

export const brushSticker = defineEntity({
  id: 'brush-sticker',
  one: 'Sticker',
  many: 'Stickers',
  words: 'funny sticker, brushing sticker',
  icon: 'star',
  groups: 'Earned, To earn',
  fields: `
    Sticker | text | Sleepy cat
    Earned on | date | Tue 17 Nov`,
  samples: `
    icon | title | subtitle | badge | tone
    paw | Sleepy cat | Earned on Tuesday | Earned | success
    bolt | Rocket | Earned on Sunday | Earned | success
    sun | Rainbow | Earned on Saturday | Earned | success
    star | Golden star | Ten evenings in a row, one to go | To earn | neutral
    flag | Pirate | Twenty brushings, six to go | To earn | neutral`,
  about: 'For three mornings and three evenings in a row.',
  figures: '14 | Earned\n6 | To earn',
  add: 'Add sticker',
  use: 'Show',
})
