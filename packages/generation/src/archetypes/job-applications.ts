import { defineArchetype } from '../archetype.ts'

export const jobApplications = defineArchetype({
  id: 'job-applications',
  words:
    'job application tracker 20, application tracker 14, track job applications 20, job applications 10, applied interview offer rejected 12, applied 3, interview 4, offer 2, rejected 3, follow up 3, my applications 8, job hunt 8, job search tracker 14',
  examples: `
    Job application tracker with company, position, date applied and status
    Keep track of the companies I applied to and when to follow up
    Which of my applications are waiting, interview, offer or rejected
    Dashboard of my job hunt: how many sent, how many answered, next interviews
    Board with columns wishlist, applied, interview, offer where I drag each application
    Save a job posting link with salary, notes and contact, and the stage I am in
    Remind me to write to the recruiter a week after I applied
    Graduates log every application they send with documents used and answers received
    Internship applications of students with deadline, cover letter and result
    Track interviews: round, date, questions asked and how it went
    My job search in one place, applications, contacts at companies and follow ups
    Statistics on my applications: response rate, interviews per month, rejections`,
  bars: 'checkout cart slots',
  presets: 'clean, dark-pro',
  icon: 'building',
  names: 'Next Desk, Follow Up, In the Running',
  entity: 'job-application',
  screens: `
    home | Overview | home
    browse | Applications | list | | | | applications, jobs, job, jobs i apply for, job applications, applied jobs, roles
    board? | Board | grid
    stats | Stats | chart
    detail | Application
    form | Add application
    calendar? | Interviews | calendar
    notifications? | Reminders | bell
    settings? | Settings | settings
    profile? | Me | user`,
})
