import { defineEntity } from '../entity.ts'

export const task = defineEntity({
  id: 'task',
  words: 'task, to-do, todo, to do, chore, errand, assignment, aufgabe, tâche, tarea',
  many: 'Tasks',
  icon: 'check',
  groups: 'Active, Completed, Later',
  fields: `
    Task | text | Answer the council
    Due | date | Thu 19 Nov
    Priority | choice | High | Low, Normal, High
    List | choice | Today | Today, Home, Work
    Reminder | time | 09:00
    Notes | long | Ask about the bike stands`,
  samples: `
    title | subtitle | icon | time
    Answer the council | Today, 15 min | mail | 09:00
    Draft chapter two | Three pages to go | edit | 10:30
    Book the dentist | Before Friday | phone | 12:15
    Sketch the cover | Two versions | pen | 18:30
    Water the balcony | Every other day | drop | 09:00
    Empty the letter box | The parcel, too | mail | 08:30
    Renew the passport | Photo first, by January | user | 23 Nov
    Return library books | Mill street, until 18:00 | book | 24 Nov`,
  about: 'Two short paragraphs are enough. Mention the bike stands and the light at the corner.',
  facts: 'High | Priority\nToday | Due\n15 min | Effort',
  figures: '2 | Done today | +1\n4 | Left today\n26 | This week',
  hero: 'First thing | Answer the council | 15 minutes, best before ten | Start now',
  tip: 'Mornings carry you | 70 % of what you finish is done before noon',
  trend: 'Tasks completed | 26 | +5',
  data: [3, 5, 2, 6, 4, 4, 2],
  use: 'Mark as completed',
})
