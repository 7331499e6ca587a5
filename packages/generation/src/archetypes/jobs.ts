import { defineArchetype } from '../archetype.ts'

export const jobs = defineArchetype({
  id: 'jobs',
  words:
    'freelancer marketplace 20, freelance marketplace 20, hire freelancers 18, find freelancers 16, job board 9, job search 9, job 5, apply 4, career 6, hiring 6, recruit 6, freelance 3, resume 5, cv 5, candidate 5, vacancy 6, employer 5, gig 4, intern 5, company panel 4, linkedin 16',
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
