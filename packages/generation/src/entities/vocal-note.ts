import { defineEntity } from '../entity.ts'

/** The note one sings, and how far it is from the one meant. */
export const vocalNote = defineEntity({
  id: 'vocal-note',
  one: 'Note',
  many: 'Notes',
  words: 'sung note, sung pitch',
  icon: 'mic',
  groups: 'In tune, Flat, Sharp',
  fields: `
    Note | text | A3
    Off by | number | 6
    Held | number | 4
    Reference | choice | 440 Hz | 432 Hz, 440 Hz, 442 Hz`,
  samples: `
    icon | title | subtitle | value | badge | tone
    mic | A3, 219.3 Hz | Held for 4 seconds | −6 cents | In tune | success
    mic | C4, 263.1 Hz | Held for 3 seconds | +10 cents | Sharp | warning
    mic | E4, 324.0 Hz | Held for 2 seconds | −30 cents | Flat | danger
    mic | G3, 196.2 Hz | Held for 6 seconds | +2 cents | In tune | success
    mic | D4, 293.0 Hz | Held for 3 seconds | −4 cents | In tune | success`,
  about: 'A little below the note at first, then steady. The last second is in tune.',
  facts: 'A3 | Note\n−6 cents | Off\n4 s | Held',
  figures: '88 % | In tune\n−3 cents | On average',
  hero: 'You sing | A3 | 6 cents below, hold it | Listen',
  tip: 'From E4 on you are flat | More air, less volume',
  trend: 'In tune | 88 % | +4',
  data: [74, 77, 79, 82, 83, 86, 88],
  add: 'Add note',
  use: 'Hear note',
})
