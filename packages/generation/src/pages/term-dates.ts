import { definePage } from './page.ts'

export const termDates = definePage({
  id: 'term-dates',
  said: 'term dates, school holidays, holiday dates, school calendar, holiday calendar, vacation dates, school breaks',
  within: /\b(?:school|kindergarten|nursery|pupils?|students?|parents?|class|academy|university|college)\b/i,
  name: 'Term dates',
  icon: 'calendar',
  line: '24 days until the winter break',
  content: `
    hero 24 days | Until the winter break
    rows This year
    - moon | Winter | 14 December to 3 January | 3 weeks
    - leaf | Spring | 22 to 28 March | 1 week
    - sun | Summer | 5 July to 15 August | 6 weeks
    - tree | Autumn | 18 to 24 October | 1 week
    rows Single days off
    - calendar | Teachers' day | Monday 30 November
    - calendar | Long weekend | Friday 14 May
  `,
})
