import { defineEntity } from '../entity.ts'

/** A candle lit for somebody. */
export const litCandle = defineEntity({
  id: 'lit-candle',
  one: 'Candle',
  many: 'Candles',
  words: 'lit candle, memory candle, candle for someone',
  icon: 'flame',
  groups: 'Burning, Earlier',
  fields: `
    For | text | Ida, my mother
    Words | long | The plums were good this year
    Until | choice | Midnight | One hour, Midnight, Tomorrow
    Seen by | choice | Family only | Only me, Family only`,
  samples: `
    image | title | subtitle | overline
    candle | For Ida, my mother | The plums were good this year | Burning, lit by you
    candle | For Ida, from Kim | I wear her scarf today | Burning, lit by Kim
    candle | For Jonas | Forty today, and still missing | Tuesday
    candle | For little Mio | Good night | Sunday
    candle | For grandpa Emil | Your clock runs again | 8 November
    candle | For Bruno, the dog | All the sticks are yours | 1 November`,
  about: 'Lit at nine this evening, burns until midnight. Kim and Omar have seen it.',
  facts: '21:00 | Lit\n2 | With you\n24:00 | Until',
  figures: '2 | Burning\n14 | Lit so far\n3 | Letters',
  hero: 'Tonight | For Ida, my mother | Kim has lit one, too | Light a candle',
  tip: 'Tuesday was a hard day | You need not do anything',
  add: 'Light a candle',
  use: 'Light another',
})
