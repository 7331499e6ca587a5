import { defineEntity } from '../entity.ts'

/** The measures of somebody for whom something is made. */
export const bodyMeasures = defineEntity({
  id: 'body-measures',
  one: 'Measurements',
  many: 'Measurements',
  words: 'body measurements, measurements for a dress',
  icon: 'edit',
  fields: `
    Chest in cm | number | 92
    Waist in cm | number | 74
    Hips in cm | number | 98
    Back length in cm | number | 41
    Height in cm | number | 171
    How tight | choice | Fitted | Loose, Fitted, Tight
    Photo | photo | person`,
  samples: `
    icon | title | subtitle
    user | Your measurements | Sent on Sunday
    user | Ida | Sent in October`,
  about: 'Measured over a thin shirt, with the tape level.',
  facts: '92 cm | Chest\n74 cm | Waist',
  figures: '2 | People',
  add: 'Send measurements',
  use: 'Send again',
})
