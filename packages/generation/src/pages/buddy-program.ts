import { definePage } from './page.ts'

export const buddyProgram = definePage({
  id: 'buddy-program',
  said: 'buddy program, buddy programme, buddy system, mentor program, mentoring program, mentoring programme, find a buddy, buddy matching, student buddies, godparents',
  unless: /^(?:an? )?(?:buddy|mentor)/i,
  within:
    /\b(?:university|college|campus|school|company|office|students?|club|employees?|orientation|newcomers?)\b/i,
  name: 'Buddy',
  icon: 'users',
  line: 'Yours is Iris, third year',
  content: `
    hero Iris is yours | Third year, speaks four languages, knows where the good coffee is.
    agenda You two
    - 16:00 | Thursday: walk over the campus | From the main gate
    - 12:30 | Monday: lunch | Canteen, table by the window
    chips We talk about | Courses, Flat, Papers, Everything
    people Others who help
    - Omar | Second year, sport
    - Kim | Master, from Seoul
    - Noor | Third year, law
    button chat | Write to Iris
  `,
})
