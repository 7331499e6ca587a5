import { petDose } from '../pet-dose.ts'
import { defineVarieties } from './variety.ts'

/** What an animal is given; without these words drops and tablets. */
export const petDoseVarieties = defineVarieties(petDose, [
  {
    signs: 'blood sugar 12, insulin 12, diabetic 12, diabetes 12, glucose 10, insulin times 12',
    one: 'Injection',
    many: 'Injections',
    groups: 'Today, This week, High',
    fields: `
      Pet | choice | Hazel | Hazel, Bruno
      Blood sugar | text | 212 mg/dl
      Insulin | text | 1.5 units
      First at | time | 7:30
      Food eaten | choice | All | All, Half, Nothing
      Weight | text | 4.6 kg
      Notes | long | Left side, slept afterwards`,
    without: 'Medicine, Dose, Times a day, Stock left, With food',
    samples: `
      icon | title | subtitle | time | badge | tone
      drop | 212 mg/dl, 1.5 units | Hazel, ate all of it | 7:30 | Given | success
      drop | 248 mg/dl, 1.5 units | Hazel, ate half | 19:30 | Due | warning
      drop | 196 mg/dl, 1.5 units | Yesterday evening, ate all of it | Wed | Given | success
      drop | 305 mg/dl, 1.5 units | Yesterday morning, nothing eaten, asked the vet | Wed | High | danger
      drop | 188 mg/dl, 1.5 units | Tuesday evening | Tue | Given | success`,
    about:
      'Measured at the left ear before food. Ate all of it, one and a half units afterwards, slept in the sun.',
    facts: '212 | mg/dl\n1.5 | Units\nAll | Eaten',
    figures: '212 | mg/dl today\n4.6 kg | Weight\n14 of 14 | Given',
    hero: 'Due at 19:30 | Measure, feed, 1.5 units | Right side this time | Given',
    tip: 'Wednesday was high | Nothing eaten in the morning',
    trend: 'Blood sugar | 212 | −18',
    add: 'Log injection',
    use: 'Mark as given',
  },
])
