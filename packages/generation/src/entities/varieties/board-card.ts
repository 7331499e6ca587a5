import { boardCard } from '../board-card.ts'
import { defineVarieties } from './variety.ts'

/** What stands on a board of a sort of its own; without these words it is the work of a team. */
export const boardCardVarieties = defineVarieties(boardCard, [
  {
    signs: 'eisenhower 9, urgency 7, urgent 7, importance 6, quadrants 8, priority matrix 9',
    one: 'Task',
    many: 'Tasks',
    icon: 'check',
    groups: 'Do now, Plan, Hand over, Drop',
    without: 'Column, Label, Assigned to, Title',
    fields: `
      Task | text | Send the tax papers
      Urgent | switch | yes
      Important | switch | yes
      Due date | date | Fri 20 Nov
      Description | long | The two receipts of March are in the blue folder`,
    samples: `
      icon | title | subtitle | badge | tone
      warning | Send the tax papers | Urgent and important, due Friday | Do now | danger
      phone | Call the landlord | Urgent and important, today | Do now | danger
      book | Learn for the exam | Important, not urgent | Plan | primary
      run | Run twice a week | Important, not urgent | Plan | primary
      mail | Answer the survey | Urgent, not important | Hand over | warning
      trash | Sort old photos | Neither of the two | Drop | neutral`,
    about:
      'Urgent and important: the office wants them by Friday. The two receipts of March are in the blue folder.',
    facts: 'Friday | Due\nHigh | Importance\n20 min | Takes',
    figures: '2 | Do now\n2 | Plan\n1 | Hand over',
    hero: 'Do now | Send the tax papers | Urgent and important, due on Friday | Start',
    tip: 'Two things are for now | Two more want a date',
    trend: 'Done a week | 9 | +2',
    add: 'Add task',
    use: 'Mark as done',
  },
])
