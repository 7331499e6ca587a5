import { definePage } from './page.ts'

export const parentMeetings = definePage({
  id: 'parent-meetings',
  said: 'parent teacher meetings, parent teacher meeting, parent-teacher conferences, parent teacher conference, parents evening, parents evenings, parent meetings, teacher meetings, book teacher meeting, parent evenings, parent conferences',
  name: 'Meetings',
  icon: 'calendar',
  line: 'Next one on 26 November',
  content: `
    agenda Thursday 26 November
    - 16:00 | Ms Chen, maths | Room 12, free
    - 16:15 | Ms Chen, maths | Room 12, yours
    - 16:30 | Mr Weber, English | Room 8, free
    - 16:45 | Mr Weber, English | Room 8, taken
    - 17:00 | Ms Adeyemi, music | Hall, free
    chips Talk about | Marks, Friends, Next school, Other
    fields
    - What we should know | long | He is tired in the mornings
    button check | Book 16:30
  `,
})
