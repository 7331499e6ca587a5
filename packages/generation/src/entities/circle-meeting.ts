import { defineEntity } from '../entity.ts'

/** A meeting of the circle with what was decided. */
export const circleMeeting = defineEntity({
  id: 'circle-meeting',
  one: 'Meeting',
  many: 'Meetings',
  words: 'circle meeting, group meeting, meeting minutes',
  icon: 'calendar',
  groups: 'Next, Held',
  fields: `
    Date | date | Sun 22 Nov
    Where | place | Under the mango tree
    Present | number | 11
    Decided | long | Jonas gets the loan, fine stays at five
    Collected | money | € 450.00`,
  samples: `
    icon | title | subtitle | value | badge | tone
    calendar | Sunday 22 November, 15:00 | At Lea’s, loan of Jonas | – | Next | primary
    check | Sunday 8 November | 11 of 12, fine stays at five | € 450 | Held | success
    check | Sunday 25 October | 12 of 12, pot to Tomás | € 600 | Held | success
    check | Sunday 11 October | 9 of 12, three fines | € 420 | Held | success`,
  about: 'Eleven present. The fine stays at five, Jonas explains his loan next time.',
  facts: '11 | Present\n€ 450 | Collected\n2 | Decisions',
  figures: '1 | Next\n21 | Held',
  hero: 'Sunday, 15:00 | At Lea’s | Loan of Jonas, fines | Open',
  add: 'Add meeting',
  use: 'Write minutes',
})
