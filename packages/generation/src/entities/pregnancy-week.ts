import { defineEntity } from '../entity.ts'

export const pregnancyWeek = defineEntity({
  id: 'pregnancy-week',
  one: 'Week',
  many: 'Weeks',
  words: 'pregnancy, pregnancy week, trimester, due date, kick',
  icon: 'baby',
  groups: 'First, Second, Third',
  fields: `
    Appointment | text | Scan, 22 weeks
    Date | date | Tue 24 Nov
    With | person | Ruth Adeyemi
    Weight | text | 66.4 kg
    Feeling | slider | 72
    Questions | long | Is flying in January fine?`,
  samples: `
    icon | title | subtitle | value | tone
    baby | Week 22 | As long as a corn cob, hears you | 27 cm | primary
    heart | Week 21 | First kicks after tea | 26 cm | danger
    leaf | Week 20 | Half of the way | 25 cm | success
    moon | Week 19 | Sleep on the left side | 24 cm | accent
    apple | Week 18 | Hungry for oranges | 22 cm | warning
    star | Week 17 | Names, first round | 20 cm | neutral`,
  about: 'As long as a corn cob now, and it hears you read. Kicks come mostly after tea.',
  facts: '27 cm | Long\n430 g | Weighs\n126 | Days to go',
  figures: '22 + 3 | Week\n126 | Days to go\n14 | Kicks today',
  hero: 'Week 22, day 3 | As long as a corn cob | It hears you now, read something aloud | Read more',
  tip: 'Scan on Tuesday, 10:20 | Two questions are on your list',
  trend: 'Weight | 66.4 kg | +0.4 kg',
  data: [61, 62, 62.8, 63.9, 64.8, 65.9, 66.4],
  add: 'Log kick',
  use: 'Log today',
})
