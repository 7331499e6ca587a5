import { definePage } from './page.ts'

export const jobsHere = definePage({
  id: 'jobs-here',
  said: 'jobs, careers, vacancies, job openings, open positions, work with us, apply for jobs, job offers, job vacancies, join our team, career page, careers page',
  unless:
    /\b(?:crews?|quotes?|estimates?|technicians?|trucks?|vans?|invoices?|customers?|job sites?|materials?)\b|job (?:board|search|portal|app|seekers?|hunt)|^(?:an? )?jobs?|recruit|applicants?|freelanc/i,
  within:
    /\b(?:restaurant|hotel|shop|bakery|company|clinic|school|club|caf[eé]|gym|garage|agency|museum|practice|firm|town|municipal\w*|brewery)\b/i,
  name: 'Jobs',
  icon: 'bag',
  line: 'Two places are open',
  content: `
    rows Open
    - bag | Front desk | 20 hours, from January | € 16 / h
    - bag | Apprentice | Three years, from August | € 1,100
    text You need no letter. Tell us who you are and when you can come by.
    fields
    - Name | person | Tomás Rey
    - Phone | phone | +49 151 2048
    - About you | long | I have worked with people for four years
    button send | Apply
  `,
})
