import { defineEntity } from '../entity.ts'

export const symptom = defineEntity({
  id: 'symptom',
  words: 'symptom, allergy, migraine',
  icon: 'heart',
  groups: 'Today, Mild, Strong',
  fields: `
    Symptom | choice | Sneezing | Sneezing, Itchy eyes, Cough, Headache
    Severity | choice | Mild | Mild, Medium, Strong
    Time | time | 08:40
    Medicine | text | Cetirizine 10 mg
    Trigger | text | Birch, open window
    Notes | long | Better after the rain`,
  samples: `
    icon | title | subtitle | value
    drop | Sneezing | Today 08:40, after the walk | Mild
    eye | Itchy eyes | Today 07:10, open window | Strong
    mic | Cough | Yesterday 22:15 | Mild
    brain | Headache | Yesterday 16:30, screen | Medium
    moon | Short night | Wed 18 Nov, 5 h 10 | Medium
    leaf | Sneezing | Tue 17 Nov, in the park | Strong`,
  about: 'Stronger on dry mornings, better after rain. Cetirizine helped within forty minutes.',
  facts: 'Mild | Now\n3 | This week\n40 min | To relief',
  figures: '3 | This week | −2\n2.1 | Severity',
  hero: 'Birch: high | A strong day ahead | Take one before nine, keep windows shut | Log a symptom',
  tip: 'Two fewer than last week | Rain on Friday will help',
  trend: 'Severity | 2.1 | −0.6',
  add: 'Log symptom',
  use: 'Log again',
})
