import { defineArchetype } from '../archetype.ts'

export const jobs = defineArchetype({
  id: 'jobs',
  words:
    'job 7, career 6, hiring 6, recruit 6, freelance 5, resume 5, cv 5, candidate 5, vacancy 6, employer 5, gig 4, intern 5, company panel 4',
  presets: 'clean, calm',
  icon: 'file',
  names: 'Good Notice, Shortlist, Dayjob',
  entity: 'job',
  screens: `
    home | Jobs | home
    browse | Search | search
    saved | Saved | bookmark
    detail | Job
    form | Apply
    history | Applied | clock
    chats? | Messages | chat
    profile | Profile | user`,
})
