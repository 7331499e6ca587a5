import { defineEntity } from '../entity.ts'

/** Somebody who waits for a plot, in the order of dates. */
export const plotWait = defineEntity({
  id: 'plot-wait',
  one: 'Applicant',
  many: 'Waiting list',
  words: 'applicant for a plot',
  icon: 'hourglass',
  groups: 'Waiting, Offered',
  fields: `
    Name | person | Noor Rahman
    Since | date | Tue 4 Mar 2025
    Wants | choice | Half plot | Half plot, Whole plot, Any
    Phone | phone | +49 151 2048`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Noor | 1. Noor Rahman | Since 4 March 2025, half plot | 20 months | Offered | success
    Elias | 2. Elias Lund | Since 17 April 2025, any | 19 months | Waiting | warning
    Mara | 3. Mara Vogt | Since 2 June 2025, whole plot | 17 months | Waiting | warning
    Jonas | 4. Jonas Weber | Since 9 January 2026, any | 10 months | Waiting | warning
    Ana | 5. Ana Petrova | Since 30 May 2026, half plot | 6 months | Waiting | warning`,
  about: 'Waits since March 2025 for a half plot. Plot 3 was offered on Monday, answer until Friday.',
  facts: '1st | In line\n20 | Months\nPlot 3 | Offered',
  figures: '14 | Waiting\n1 | Offered',
  tip: 'Plot 3 is offered to Noor | Answer until Friday',
  add: 'Add applicant',
  use: 'Offer a plot',
})
