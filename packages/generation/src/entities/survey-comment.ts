import { defineEntity } from '../entity.ts'

/** What somebody wrote in a survey. */
export const surveyComment = defineEntity({
  id: 'survey-comment',
  one: 'Comment',
  many: 'Comments',
  words: 'survey comment',
  icon: 'chat',
  groups: 'New, Bad, Answered',
  fields: `
    Rating | choice | 2 | 1, 2, 3, 4, 5
    Where | text | Harbour View
    Comment | long | Waited half an hour at the desk
    Date | date | Tue 17 Nov
    Answer | long | We have two more people now`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Waited half an hour at the desk | Harbour View, 2 of 5, Tuesday | To answer | danger
    star | Breakfast was the best in years | Old Mint, 5 of 5, Monday | New | success
    chat | Room warm, window did not open | Linden House, 3 of 5, Sunday | To answer | warning
    star | Friendly and quick | Harbour View, 5 of 5, Sunday | Answered | success
    chat | More vegan dishes, please | Pension Mill, 4 of 5 | Answered | success`,
  about: 'Three people in the line and one at the desk. Would come again if it were quicker.',
  facts: '2 of 5 | Rating\n2 days | Ago\n1 | Photo',
  figures: '2 | To answer\n84 | This month',
  hero: 'Two stars | Waited half an hour at the desk | Harbour View, Tuesday | Answer',
  tip: 'Two comments wait for an answer | Both about waiting',
  trend: 'Comments a month | 84 | +12',
  add: 'Add comment',
  use: 'Answer',
})
