import { defineEntity } from '../entity.ts'

export const metalHolding = defineEntity({
  id: 'metal-holding',
  one: 'Holding',
  many: 'Holdings',
  words: 'bullion holding, gold bar, gold coin, portfolio value',
  icon: 'wallet',
  groups: 'Gold, Silver',
  fields: `
    What | text | Gold bar, 10 g
    Paid | money | € 780.00
    Bought on | date | 4 Mar 2024
    Kept at | text | Bank, box 118`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wallet | Gold bar, 50 g | Paid € 3,120, bank | € 5,485 | +76 % | success
    wallet | Gold coin, half an ounce | Paid € 1,040, at home | € 1,706 | +64 % | success
    wallet | Silver coins, 30 ounces | Paid € 780, bank | € 1,284 | +65 % | success
    wallet | Gold savings plan | 4.2 g so far | € 461 | +9 % | success`,
  about: 'Bought in March 2021 and kept in the bank.',
  figures: '€ 8,936 | Worth\n+66 % | Since bought',
  add: 'Add holding',
  use: 'Edit holding',
})
