import { defineEntity } from '../entity.ts'

/** The day somebody died, remembered each year. */
export const memorialDay = defineEntity({
  id: 'memorial-day',
  one: 'Remembrance',
  many: 'Remembrance',
  words: 'yahrzeit, memorial day, death anniversary',
  icon: 'heart',
  groups: 'This month, Next month',
  fields: `
    Name | text | Ruth Adler
    Day | text | 9 Kislev
    This year on | date | Thu 19 Nov
    Family | person | Elias Lund
    Candle | switch | yes
    Read aloud | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    flame | Ruth Adler | Tonight, mother of Elias | Candle | warning
    flame | Hirsch Brandt | Sun 22 November, 1962 | Read aloud | primary
    heart | Amina Kaya | Wed 25 November, first year | Family comes | primary
    heart | Jonas Weber | 3 December | Next month | neutral`,
  about: 'Mother of Elias, died in 1998. Her name is read tonight; he says the prayer.',
  tip: 'One tonight, two this week | Names are read on Friday',
  add: 'Add a name',
  use: 'Light a candle',
})
