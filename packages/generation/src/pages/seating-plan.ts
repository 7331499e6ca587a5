import { definePage } from './page.ts'

export const seatingPlan = definePage({
  id: 'seating-plan',
  said: 'seating plan, seating chart, table plan, table seating, seating arrangement, seating, where to sit, find my table, table assignments, seating charts',
  unless: /\bplan(?:s|ning)? (?!of)|planner|guest list|drag|restaurant|theat|cinema/i,
  within: /\b(?:wedding|gala|party|dinner|banquet|anniversary|reunion|ball|prom|guests?)\b/i,
  name: 'Seats',
  icon: 'users',
  line: 'You sit at table 4',
  content: `
    hero Table 4 | At the window, beside Hana
    people With you
    - Hana | Friend of Lea's from school
    - Omar | Brother of the groom
    - Iris | Sings later
    - Mateo | Came from Porto
    rows All tables
    - users | Table 1 | Family | 10
    - users | Table 2 | Friends from school | 8
    - users | Table 3 | The choir | 8
    - users | Table 4 | From everywhere | 8
  `,
})
