import { defineEntity } from '../entity.ts'

/** A day one remembers somebody on. */
export const rememberedDay = defineEntity({
  id: 'remembered-day',
  one: 'Day',
  many: 'Days',
  words: 'remembered birthday, day of death',
  icon: 'calendar',
  groups: 'Soon, All',
  fields: `
    What | text | Ida’s birthday
    Date | date | 24 November
    Remind | choice | The evening before | The evening before, On the day, Not at all`,
  samples: `
    icon | title | subtitle | value
    gift | Ida’s birthday | 24 November, she would be 71 | 5 days
    heart | Their wedding day | 12 December | 23 days
    moon | The day she went | 3 February | 76 days
    gift | Jonas’s birthday | 17 November, was on Tuesday | Past`,
  about: 'She would be seventy-one. Last year all of you lit a candle at six.',
  facts: '24 Nov | Date\n71 | Years\n5 | Days',
  figures: '4 | Days\n1 | Soon\n2 | This month',
  hero: 'In five days | Ida’s birthday | Last year you all lit a candle at six | Tell the family',
  tip: 'The evening before is quiet | We remind you then',
  add: 'Add day',
  use: 'Tell the family',
})
