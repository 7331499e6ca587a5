import { defineEntity } from '../entity.ts'

export const prayer = defineEntity({
  id: 'prayer',
  words: 'prayer, psalm, sermon, verse, devotion, faith',
  icon: 'sun',
  groups: 'Morning, Noon, Evening',
  fields: `
    Time | time | 06:40
    Reminder | switch | yes
    Intention | long | For Ida, and for rain`,
  samples: `
    icon | title | subtitle | time | tone
    sun | Morning | Before the house wakes | 06:40 | warning
    sun | Noon | Three quiet minutes | 12:15 | accent
    cloud | Afternoon | At the window | 15:30 | primary
    moon | Evening | With the lamp low | 17:50 | neutral
    star | Night | One line of thanks | 21:30 | primary`,
  about: 'Three quiet minutes, a short text and a breath before and after.',
  facts: '06:40 | Next\n23 | Days\n3 min | Length',
  figures: '4 of 5 | Today\n23 | Day streak | +1\n31 | Saved texts',
  hero: 'At 17:50 | Evening | A short text and three quiet minutes | Begin',
  tip: '23 days in a row | Most of them before seven',
  use: 'Begin',
})
