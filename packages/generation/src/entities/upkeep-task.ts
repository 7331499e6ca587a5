import { defineEntity } from '../entity.ts'

export const upkeepTask = defineEntity({
  id: 'upkeep-task',
  one: 'Task',
  many: 'Tasks',
  words: 'house task, upkeep task',
  icon: 'home',
  groups: 'This month, Heating, Outside',
  fields: `
    Task | text | Clean the gutters
    Where | choice | Outside | Outside, Heating, Kitchen, Roof
    Every | choice | 6 months | 1 month, 3 months, 6 months, 1 year
    Next | date | Sat 28 Nov
    Cost | money | € 0
    Done by | person | Omar Haddad
    Photo | photo | house
    Notes | long | Ladder from next door`,
  samples: `
    icon | title | subtitle | value | tone
    leaf | Clean the gutters | Outside, every 6 months | Sat 28 | warning
    flame | Boiler service | Heating, yearly, Lane 4 | 3 Dec | primary
    drop | Change water filter | Kitchen, every 3 months | Done | success
    warning | Test smoke detectors | All floors, every month | Today | danger
    repeat | Clean the extractor | Kitchen, every 2 months | Done | success
    lamp | Bleed the radiators | Heating, each October | Done | success`,
  about: 'Twice a year, after the leaves are down. Two hours with the ladder from next door.',
  facts: '6 months | Every\n2 h | Takes\n€ 0 | Cost',
  figures: '3 | This month\n1 | Overdue\n€ 420 | This year',
  hero: 'Today | Test the smoke detectors | All three floors, five minutes | Mark as done',
  tip: 'Ready for winter | Four of six autumn tasks are done',
  trend: 'Spent this year | € 420 | +64',
  add: 'Add task',
  use: 'Mark as done',
})
