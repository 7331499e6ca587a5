import { defineEntity } from '../entity.ts'

export const glucoseReading = defineEntity({
  id: 'glucose-reading',
  one: 'Reading',
  many: 'Readings',
  words: 'glucose, blood sugar, insulin dose, diabetes',
  icon: 'drop',
  groups: 'Fasting, After meals, Night',
  fields: `
    Blood sugar | number | 104
    When | choice | Fasting | Fasting, Before meal, After meal, Night
    Insulin units | number | 4
    Carbs in g | number | 45
    Time | time | 7:10
    Notes | long | Walked twenty minutes before`,
  samples: `
    icon | title | subtitle | value | tone
    drop | 7:10, fasting | 4 units, 45 g at breakfast | 104 | success
    drop | 12:40, before lunch | 6 units, 62 g | 118 | success
    drop | 14:45, after lunch | Walked home | 152 | warning
    drop | 19:05, before dinner | 5 units, 50 g | 111 | success
    drop | 22:30, night | No insulin | 126 | success
    drop | Yesterday, 3:00 | Juice, 15 g | 68 | danger`,
  about: 'Fasting and after a good night. Four units for forty-five grams; two hours later it was 138.',
  facts: '104 | mg/dl\n4 | Units\n45 g | Carbs',
  figures: '112 | Average\n86 % | In range\n18 | Units today',
  hero: 'Now in range | 104 mg/dl, fasting | Next: before lunch | Log reading',
  tip: '86 percent in range | Four points more than last week',
  trend: 'Blood sugar | 112 | −6',
  data: [128, 119, 122, 114, 117, 109, 112],
  add: 'Log reading',
  use: 'Edit reading',
})
