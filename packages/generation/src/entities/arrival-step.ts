import { defineEntity } from '../entity.ts'

/** What somebody who is new does first. */
export const arrivalStep = defineEntity({
  id: 'arrival-step',
  one: 'Step',
  many: 'First steps',
  words: 'arrival step, first step in a country',
  icon: 'check',
  groups: 'First week, First month, Later',
  fields: `
    What | text | Register at town hall
    Bring | long | Passport, letter of the landlord, one photo
    Where | place | Town hall, room 14
    Open | text | Mon to Thu, 8 to 12
    Done | switch | no`,
  samples: `
    title | subtitle | meta
    Register at town hall | Passport, letter of the landlord | Room 14
    Health insurance | Form in six languages | First week
    Bank account | With the register slip | First week
    School for the children | Office on Mill street | First month
    Language class | Free places on Monday | First month
    Change the driving licence | Within six months | Later`,
  about:
    'Take passport, the letter of your landlord and one photo. Room 14, no appointment until ten; it takes half an hour.',
  facts: 'Room 14 | Where\n30 min | Takes\nFree | Costs',
  figures: '2 of 9 | Done\n4 | Papers ready\nMon | Next office hour',
  hero: 'Next step | Register at town hall | Room 14, tomorrow from eight | See what to bring',
  tip: 'Two of nine steps are done | Next is the town hall',
  trend: 'Steps done | 2 | +1',
  add: 'Add step',
  use: 'Mark as done',
})
