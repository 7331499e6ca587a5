import { defineEntity } from '../entity.ts'

export const bloodValue = defineEntity({
  id: 'blood-value',
  one: 'Value',
  many: 'Values',
  words: 'blood value, lab value, blood test, lab result, ferritin, haemoglobin',
  icon: 'drop',
  groups: 'In range, Low, High',
  fields: `
    Value | choice | Ferritin | Ferritin, Haemoglobin, Iron, Vitamin D, TSH, Cholesterol, Glucose
    Result | text | 48 µg/l
    Date | date | Thu 12 Nov
    Lab | text | Mill street practice
    Donor date | date | Mon 14 Sep
    Infusion | choice | None | None, 500 mg, 1000 mg
    Notes | long | Eight weeks after the infusion`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Ferritin | 12 November, range 30 to 300 | 48 µg/l | In range | success
    drop | Haemoglobin | 12 November, range 12 to 16 | 13.4 g/dl | In range | success
    drop | Iron | 12 November, range 60 to 160 | 58 µg/dl | Low | warning
    sun | Vitamin D | 12 November, range 30 to 60 | 24 ng/ml | Low | warning
    heart | Cholesterol | 3 June, below 200 | 212 mg/dl | High | danger
    drop | Infusion, 500 mg | 14 September, no reaction | 500 mg | Done | primary`,
  about: 'Up from 14 to 48 in eight weeks after the infusion. The next test is planned for January.',
  facts: '48 | µg/l\n30–300 | Range\n+34 | Since September',
  figures: '6 | Values\n2 | Low\n1 | High',
  hero: 'Last test, 12 November | Ferritin 48 | In range for the first time this year | See the line',
  tip: 'Two values are low | Iron and vitamin D',
  trend: 'Ferritin | 48 | +34',
  data: [11, 12, 10, 14, 31, 48],
  labels: ['Jan', 'Mar', 'May', 'Aug', 'Oct', 'Nov'],
  add: 'Add values',
  use: 'Add new result',
})
