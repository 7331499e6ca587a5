import { defineEntity } from '../entity.ts'

/** What is planned for the days of a trip, one after the other. */
export const tripStage = defineEntity({
  id: 'trip-stage',
  words: 'trip stage',
  one: 'Plan',
  many: 'Plans',
  icon: 'calendar',
  groups: 'Getting there, Sights, Food, Nights',
  fields: `
    What | text | Tile museum
    Day | date | Thu 3 Dec
    Time | time | 10:00
    Where | place | Rua do Sol 12
    Price | money | € 8.00
    Notes | long | Closed on Mondays`,
  samples: `
    icon | title | subtitle | time
    train | Train to Faro | Platform 4, coach 12 | 08:30
    fork | Lunch at the market | Grilled fish, no cards | 12:15
    bed | Check in, Casa Azul | Room 4, key at the bar | 15:00
    pin | Walk through the old town | Two hours, flat shoes | 16:30
    wine | Dinner on the roof | Booked for two | 20:00`,
  about: 'Four days along a coast that closes after lunch.',
  facts: '10:00 | Opens\n€ 8.00 | Price\n2 h | Takes',
  figures: '5 | Today\n14 | Planned',
  hero: 'First day | Train to Faro | 08:30 from platform 4 | Open plan',
  tip: 'Bring small change | The ferry to Culatra takes no cards',
  add: 'Add plan',
  use: 'Mark as done',
})
