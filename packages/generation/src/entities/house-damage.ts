import { defineEntity } from '../entity.ts'

/** What somebody who lives in a house has told of as broken, and how far it is. */
export const houseDamage = defineEntity({
  id: 'house-damage',
  one: 'Report',
  many: 'Reports',
  words: 'damage report, house damage',
  icon: 'tools',
  groups: 'Open, In work, Fixed',
  fields: `
    What is broken | choice | Light | Lift, Heating, Light, Water, Door
    Where | place | Stairwell, second floor
    Urgency | choice | Normal | Normal, Soon, Urgent
    Since | date | Tue 17 Nov
    Photo | photo | building
    Details | long | Flickered for a week before`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Lift stands still | House B, since 7:40 | Urgent | danger
    flame | Heating stays cold | Fourth floor, left | Urgent | danger
    drop | Water in the cellar | By the meters | Soon | warning
    bulb | Light in the stairwell | Second floor, electrician Friday | In work | primary
    key | Front door does not close | House A | In work | primary
    bell | Doorbell of 3rd floor | Fixed on Monday | Fixed | success`,
  about: 'Reported this morning with a photo. Three others told us, too, and the firm comes before noon.',
  facts: 'Friday | Repair\n2nd | Floor\n3 | Also told us',
  figures: '5 | Open\n2 | Urgent',
  hero: 'Most urgent | Lift stands still | House B, since 7:40 | See report',
  tip: 'Two reports are urgent | The lift comes first',
  trend: 'Reports a month | 9 | −3',
  add: 'Report a damage',
  use: 'Mark as fixed',
})
