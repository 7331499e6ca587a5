import { defineEntity } from '../entity.ts'

/** A talk about how somebody is doing. */
export const staffReview = defineEntity({
  id: 'staff-review',
  one: 'Review',
  many: 'Performance reviews',
  words: 'performance review',
  icon: 'star',
  groups: 'To do, Planned, Done',
  fields: `
    Who | person | Omar Haddad
    With | person | Iris Chen
    Date | date | Tue 24 Nov
    Rating | choice | 4 | 1, 2, 3, 4, 5
    Goals | long | Two new customers by March`,
  samples: `
    avatar | title | subtitle | badge | tone
    Omar | Omar Haddad | With Iris, Tue 24 Nov at 14:00 | Planned | primary
    Kim | Kim Osei | Own view is missing | To do | warning
    Ana | Ana Petrova | Done on 10 November, 4 of 5 | Done | success
    Tomas | Tomás Rey | Due since Friday | Overdue | danger
    Lea | Lea Brandt | Done on 3 November, 5 of 5 | Done | success`,
  about: 'Goals of spring: three of four reached. The next ones are agreed on Tuesday.',
  facts: '4 of 5 | Rating\n3 of 4 | Goals\nTue | Talk',
  figures: '2 | To do\n1 | Overdue',
  hero: 'Overdue since Friday | Tomás Rey | With Iris Chen | Plan talk',
  tip: 'One talk is overdue | Tomás Rey',
  trend: 'Done this half-year | 38 | +9',
  add: 'Plan talk',
  use: 'Write review',
})
