import { defineEntity } from '../entity.ts'

/** What an optician measured of somebody's eyes. */
export const eyePrescription = defineEntity({
  id: 'eye-prescription',
  one: 'Prescription',
  many: 'Prescriptions',
  words: 'eye prescription, glasses prescription, lens prescription, spectacle prescription',
  icon: 'file',
  groups: 'Glasses, Lenses',
  fields: `
    Eye | choice | Right | Right, Left
    Sphere | text | −1.75
    Cylinder | text | −0.50
    Axis | text | 90°
    Pupil distance | text | 62 mm
    Date | date | Thu 19 Nov`,
  samples: `
    icon | title | subtitle | value
    eye | Right eye, glasses | Sphere −1.75, cylinder −0.50, axis 90° | March 2026
    eye | Left eye, glasses | Sphere −2.00, cylinder −0.25, axis 85° | March 2026
    drop | Lenses, both eyes | Sphere −1.75 and −2.00, 8.6 mm | March 2026
    book | Reading glasses | Addition +1.25 | June 2024
    eye | Right eye, glasses | Sphere −1.50, cylinder −0.50, axis 90° | June 2024
    eye | Left eye, glasses | Sphere −1.75, axis 80° | June 2024`,
  about: 'Measured by Hana on 12 March 2026. The left eye is a quarter weaker than two years before.',
  facts: '−1.75 | Sphere\n−0.50 | Cylinder\n62 mm | Pupils',
  figures: '−1.75 | Right eye\n−2.00 | Left eye',
  tip: 'Measured in March | Good until March 2028',
  trend: 'Sphere, right eye | −1.75 | −0.25',
  add: 'Add prescription',
  use: 'Order glasses',
})
