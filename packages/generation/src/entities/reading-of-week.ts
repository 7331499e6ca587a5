import { defineEntity } from '../entity.ts'

export const readingOfWeek = defineEntity({
  id: 'reading-of-week',
  one: 'Reading',
  many: 'Readings',
  words: 'torah, torah portion, parasha, weekly reading, bible reading of the day',
  icon: 'book',
  groups: 'This week, Earlier, Coming',
  fields: `
    Portion | text | Vayetze
    From | text | Genesis 28:10 to 32:3
    Date | date | Sat 21 Nov`,
  samples: `
    icon | title | subtitle | value
    book | Vayetze | Genesis 28:10 to 32:3 | 21 Nov
    book | Vayishlach | Genesis 32:4 to 36:43 | 28 Nov
    book | Vayeshev | Genesis 37:1 to 40:23 | 5 Dec
    book | Miketz | Genesis 41:1 to 44:17 | 12 Dec
    book | Vayigash | Genesis 44:18 to 47:27 | 19 Dec
    book | Vayechi | Genesis 47:28 to 50:26 | 26 Dec`,
  about:
    'Jacob leaves Beersheba, dreams of a ladder that reaches to heaven, and works fourteen years for Rachel.',
  facts: '148 | Verses\n21 Nov | Read on',
  hero: 'This week | Vayetze | Genesis 28:10 to 32:3 | Read',
  add: 'Add reading',
  use: 'Read',
})
