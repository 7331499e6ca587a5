import { defineEntity } from '../entity.ts'

/** What an optician does for those who come. */
export const eyeTest = defineEntity({
  id: 'eye-test',
  one: 'Appointment',
  many: 'Appointments',
  words: 'eye test, eye exam, eye examination, sight test, lens fitting, glasses fitting',
  icon: 'eye',
  groups: 'Eyes, Lenses, Children',
  fields: `
    With | person | Hana Sato
    Length | text | 30 min
    Date | date | Tue 24 Nov
    Time | time | 14:00
    Wishes | long | I see double when I read in the evening`,
  samples: `
    icon | title | subtitle | value | overline | tone
    eye | Eye test | Both eyes, with a new prescription | € 28 | 30 min | primary
    drop | Contact lens fitting | With two trial pairs | € 45 | 45 min | accent
    smile | Children’s eye test | From four, with pictures | Free | 30 min | success
    car | Test for the driving licence | With the form you need | € 9 | 10 min | primary
    book | Reading and screen glasses | Which lenses suit your desk | Free | 40 min | accent
    settings | Adjust my glasses | Screws, pads and bows | Free | 10 min | success`,
  about:
    'We measure both eyes, try lenses until letters are sharp and write down what changed since the last time.',
  facts: '30 min | Length\n€ 28 | Price\n2 years | Next test',
  figures: 'Tue 14:00 | Next visit\n−1.75 | Right eye\n−2.00 | Left eye',
  hero: 'Tuesday, 14:00 | Eye test with Hana | Bring the glasses you wear now | Open',
  tip: 'Next eye test in March | The last one was two years ago',
  trend: 'Visits a year | 2 | +1',
  add: 'New appointment',
  use: 'Choose time',
  price: '€ 28 | 30 minutes',
})
