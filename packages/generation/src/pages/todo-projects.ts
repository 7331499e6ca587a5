import { definePage } from './page.ts'

export const todoProjects = definePage({
  id: 'todo-projects',
  said: 'projects, my projects, personal projects, project lists',
  unless: /\b(?:team|company|clients?|employees|freelanc\w+|kanban|time tracking|gantt|colleagues)\b/i,
  within: /\b(?:to-?do|to do|tasks)\b/i,
  name: 'Projects',
  icon: 'folder',
  line: 'Four projects, eleven open tasks',
  shownBy: 'project',
  content: `
    rows Under way
    - home | Kitchen shelf | 3 of 7 done, next: buy screws | 43 %
    - plane | Trip to Lisbon | 5 of 9 done, next: book the train | 56 %
    - book | Photo book for grandma | 1 of 6 done, next: choose pictures | 17 %
    rows Later
    - leaf | Balcony in spring | Not begun
    rows Finished
    - check | New passport | Done on 4 November
    button plus | Add project
  `,
})
