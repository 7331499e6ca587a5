import { defineArchetype } from '../archetype.ts'

export const jobs = defineArchetype({
  id: 'jobs',
  words:
    'part-time jobs 24, student jobs 30, jobs for students 30, side jobs 14, freelancer marketplace 20, connects freelancers 18, freelancer 8, freelancing 8, send proposals 10, freelance marketplace 20, hire freelancers 18, find freelancers 16, job board 9, job search 9, job 5, apply 4, career 6, hiring 6, recruit 6, freelance 3, resume 5, cv 5, candidate 5, vacancy 6, employer 5, gig 4, intern 5, company panel 4, linkedin 16, gig work 12, gigs 5, gig app 26, gig economy 24, gig workers 22, internship finder 28, find internships 26, internships app 24',
  examples: `
    Swipe through job listings, left to archive, right to save, told when new ones come
    Students type in when they have lectures and see only part-time work that fits between them
    Part-time shifts in cafés and shops for people who study, hours that fit the timetable, apply with one tap, hours worked
    Freelancers send proposals to jobs that clients post with budget and deadline, messages, ratings, payment when done
    Matches freelancers with small businesses that need short-term help
    Looking for work as a nurse: openings near me, pay, shifts, send my profile with one tap
    Restaurants post shifts for waiters tonight, students grab them
    Job board for our district: local employers advertise, people upload a letter and their CV
    Apprenticeships for school leavers in our district, by trade, start and distance
    Where companies find designers and developers for a project, portfolios, rates, proposals
    Seasonal work in the harvest: tasks, dates, lodging, wage, message the employer
    My job search: every position I applied for: sent, interview, refused, offer, salary
    Mowing lawns, babysitting, stacking shelves: little paid jobs for teenagers in the neighbourhood
    Remote jobs for programmers, filter by salary, seniority and stack
    Recruiters see candidates, invite them to an interview, reject politely
    Women returning to work after children, part-time openings with flexible hours, career advice
    Internships and student positions at our university's partner firms, with closing date and supervisor`,
  bars: 'checkout cart',
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
