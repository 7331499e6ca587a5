import { defineEntity } from '../entity.ts'

/** A day at the market. */
export const stallDay = defineEntity({
  id: 'stall-day',
  one: 'Market day',
  many: 'Market days',
  words: 'stall day',
  icon: 'calendar',
  groups: 'All, Best',
  fields: `
    Date | date | Sat 14 Nov
    Taken | money | € 350.50
    Stall fee | money | € 18.00
    Weather | choice | Dry | Sun, Dry, Rain`,
  samples: `
    icon | title | subtitle | value
    calendar | Sat 14 Nov | 55 sold, dry and cold | € 350.50
    calendar | Sat 7 Nov | 48 sold, sun | € 308.00
    calendar | Sat 31 Oct | 44 sold, rain from ten | € 298.00
    calendar | Sat 24 Oct | 41 sold | € 276.00
    calendar | Sat 17 Oct | 50 sold, harvest fair | € 310.00`,
  about: 'Fifty-five sold, eighteen euros for the stall. Home by two.',
  facts: '55 | Sold\n€ 18 | Stall\n€ 332.50 | Left',
  figures: '€ 350.50 | Saturday\n€ 1,542 | Five weeks\n€ 90 | Stall fees',
  hero: 'Best since October | € 350.50 | Fifty-five sold | See day',
  tip: 'Rain costs about a fifth | See 31 October',
  trend: 'Takings a Saturday | 350 | +42',
  add: 'Add market day',
  use: 'See day',
})
