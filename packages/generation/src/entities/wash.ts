import { defineEntity } from '../entity.ts'

export const wash = defineEntity({
  id: 'wash',
  one: 'Wash',
  many: 'Machines',
  words: 'washing machine, washer, dryer',
  icon: 'drop',
  groups: 'Free, In use, Mine',
  fields: `
    Machine | choice | Washer 3 | Washer 1, Washer 2, Washer 3, Dryer 1, Dryer 2
    Date | date | Thu 19 Nov
    Time | time | 18:00
    Programme | choice | 40 °C | 30 °C, 40 °C, 60 °C, Quick
    Tell me when done | switch | yes
    Notes | text | Wool bag`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Washer 3, 16 kg | Yours, rinsing | 9 min | Yours | primary
    drop | Washer 1, 8 kg | Mill street, ready now | € 3.50 | Free | success
    drop | Washer 2, 8 kg | Until 18:40 | 22 min | In use | warning
    sun | Dryer 1 | Ready now | € 2.00 | Free | success
    tools | Dryer 2 | Door, back on Friday | – | Out | danger`,
  about: 'Rinsing, then nine minutes of spin. You get a note when it is done; the next wash begins at seven.',
  facts: '9 min | Left\n40 °C | Heat\n€ 3.50 | Price',
  figures: '2 | Free machines\n9 min | Yours left\n7 of 10 | Stamps',
  hero: 'Nine minutes left | Washer 3 is rinsing | We tell you when it is done | See machine',
  tip: 'Quietest before ten | Two machines are free now',
  trend: 'Washes a month | 9 | +1',
  add: 'Book machine',
  use: 'Start wash',
  price: '€ 3.50 | a wash',
})
