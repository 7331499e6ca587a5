import { defineEntity } from '../entity.ts'

/** How full the week of each colleague is. */
export const teamLoad = defineEntity({
  id: 'team-load',
  one: 'Workload',
  many: 'Team workload',
  words: 'workload of the team',
  icon: 'users',
  groups: 'Free, Full, Too much',
  fields: `
    Hours this week | text | 36 of 40
    Projects | number | 3
    Free from | date | Mon 30 Nov
    Role | text | Architect`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Lea Brandt | 3 projects, 36 of 40 h | 90 % | success
    Omar | Omar Haddad | 4 projects, 46 of 40 h | 115 % | danger
    Kim | Kim Osei | 2 projects, 24 of 32 h | 75 % | success
    Ana | Ana Petrova | On leave until Monday | Away | neutral
    Tomas | Tomás Rey | 1 project, 16 of 40 h | 40 % | primary`,
  about: 'Three projects this week, most of it for the old dairy. Free again from 30 November.',
  facts: '90 % | This week\n3 | Projects\n4 h | Free',
  figures: '82 % | Team\n1 | Too much',
  hero: 'Too much | Omar Haddad | 46 of 40 hours | Move a task',
  tip: 'Omar has too much | Tomás has 24 hours free',
  trend: 'Hours a week | 148 | +6',
  add: 'Add colleague',
  use: 'Assign task',
})
