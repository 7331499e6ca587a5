import { defineEntity } from '../entity.ts'

export const savingsPot = defineEntity({
  id: 'savings-pot',
  one: 'Goal',
  many: 'Goals',
  words: 'savings goal, saving goal, savings pot, emergency fund, down payment, nest egg',
  icon: 'target',
  groups: 'Running, Nearly there, Reached',
  fields: `
    Goal | text | Own flat
    Target | money | € 40,000
    Saved | money | € 14,800
    Until | date | 1 Feb 2030
    A month | money | € 650
    With | person | Kim Osei
    Notes | long | Ten percent and the notary`,
  samples: `
    icon | title | subtitle | progress | value | tone
    home | Own flat | Of € 40,000, February 2030 | 37 | € 14,800 | primary
    plane | Four weeks in Japan | Of € 4,800, next autumn | 62 | € 2,980 | accent
    warning | For bad days | Of € 6,000, three months | 85 | € 5,100 | warning
    bike | Cargo bike | Of € 2,400, in spring | 90 | € 2,160 | success
    gift | Presents | Of € 300, December | 100 | € 300 | success
    camera | Camera | Of € 900, no hurry | 15 | € 135 | neutral`,
  about:
    'Ten percent of the price and the notary. At € 650 a month it is there in February 2030, with Kim’s bonus sooner.',
  facts: '37 % | Saved\n€ 650 | A month\n39 m | To go',
  figures: '€ 25,475 | Saved | +890\n€ 890 | A month\n1 | Reached this year',
  hero: 'Own flat | 37 percent are there | € 14,800 of € 40,000, until February 2030 | Add money',
  tip: 'Cargo bike is nearly there | € 240 to go, two months',
  trend: 'Saved | € 25,475 | +890',
  data: [20100, 21000, 21900, 22800, 23700, 24585, 25475],
  add: 'New goal',
  use: 'Add money',
})
