import { defineEntity } from '../entity.ts'

/** A case a dental laboratory has to make again. */
export const labRemake = defineEntity({
  id: 'lab-remake',
  one: 'Remake',
  many: 'Remakes',
  words: 'dental remake, lab remake',
  icon: 'repeat',
  groups: 'Shade, Fit, Broken',
  fields: `
    Case | text | 2611-21
    Reason | choice | Shade | Shade, Fit, Contact, Broken
    Costs | choice | Ours | Ours, Dentist, Shared
    Due | date | Fri 27 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    repeat | Crown 36 | Dr Vogt, shade too light | Ours | In work | warning
    repeat | Bridge 14 to 16 | Harbour Dental, margin open | Shared | In work | warning
    check | Night guard | Dr Rey, broke after a week | Ours | Sent | success
    check | Veneer 21 | Dr Okoye, new photo | Dentist | Sent | success`,
  about: 'Came back on Tuesday: a shade too light beside its neighbour. New photo is attached.',
  facts: 'Shade | Reason\nOurs | Costs\n27 Nov | Due',
  figures: '2.4 % | Of all cases\n2 | In work',
  tip: 'Most are for the shade | Ask for a photo with the lip',
  add: 'Add remake',
  use: 'Next stage',
})
