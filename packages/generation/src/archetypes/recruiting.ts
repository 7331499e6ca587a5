import { defineArchetype } from '../archetype.ts'

/** Those who hire: their openings, who applied, and how far each has come. */
export const recruiting = defineArchetype({
  id: 'recruiting',
  words:
    'recruitment app for 24, recruiting app for 24, recruitment agency 24, recruitment software 26, recruitment system 26, recruiting software 26, recruiting tool 24, applicant tracking 28, hiring app 22, hiring pipeline 24, hiring tool 22, hiring process 18, talent acquisition 24, candidate tracking 26, candidate pipeline 26, headhunter 20, interview scheduling 18',
  examples: `
    Our agency keeps candidates for each opening, from first call to contract
    Who applied for the nurse position, rated by three of us, interview on Tuesday
    Small firm hires twice a year: openings, applicants, notes, refusals sent
    Candidates by stage: new, phone, interview, offer, hired
    Invite to an interview, note the impression, decide together
    Headhunters match people they know with open positions of clients
    Applicants of the trainee programme with documents and a score
    HR sees how long it takes to fill an opening and where candidates come from
    Share our openings, collect applications, move each to the next round
    Interview notes of three colleagues side by side, then the offer letter
    Hiring manager sees who is shortlisted for her open position
    Talent pool with skills, salary wish and free from`,
  // Who speaks of employers and job seekers brings both together.
  unless:
    /\b(?:job (?:offers?|seekers?|search|board)|employers?|applicants? (?:swipe|search|browse|can|apply))\b/i,
  bars: 'cart checkout map week',
  presets: 'clean, dark-pro',
  icon: 'users',
  names: 'Second Round, Right Person, Handpicked',
  entity: 'applicant',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Candidates | users | | | | hiring tracker, pipeline, stages, applicants, tracker, shortlist
    browse | Openings | file | opening | | | Open positions, open position, Positions, Openings, Vacancies, Jobs, job posts, Job openings, roles
    browse! | Scorecards | star | interview-note | | | Scorecards, scorecard, Interview notes, interview feedback, feedback, ratings, evaluation, evaluations, score
    calendar | Interviews | calendar | | | | Interviews, schedule interviews, interview schedule
    detail | Candidate
    form | New candidate | | | | | add candidate, upload cv, upload resume
    browse! | Offers | edit | job-offer | | | Offers, job offers, offer letters, who decides, decisions, approvals
    stats? | Numbers | chart
    chats? | Messages | chat
    profile? | Me | user`,
})
