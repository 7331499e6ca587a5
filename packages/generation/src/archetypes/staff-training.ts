import { defineArchetype } from '../archetype.ts'

/** What the people of a firm are trained and certified for, and when it ends. */
export const staffTraining = defineArchetype({
  id: 'staff-training',
  words:
    'employee training 34, staff training 32, training records 34, training and certifications 44, certifications 20, certificates expire 34, certificate expiry 36, skills matrix 40, matrix of skills 40, skill matrix 40, training matrix 40, compliance training 34, mandatory training 32, qualification matrix 36, qualifications of employees 32, licences of employees 30, who expires soon 26, upload certificates 22, assign courses 16, safety training records 34, competency 22',
  examples: `
    Who in the company has which certificate and when does it run out
    HR assigns courses, employees upload the proof, managers see gaps by team
    Forklift, first aid and crane licences with reminder three months before
    Skill matrix of the workshop: who can weld, who is learning, who could train others
    Care home keeps mandatory training of nurses and shows overdue ones
    Compliance: data protection, fire safety, harassment, who has done it this year
    Security firm tracks guard licences, medical checks and refreshers
    Training records of construction workers to show on site
    Airline ground crew qualifications, expiry, recurrent courses
    Restaurant chain: food hygiene cards, allergen course, new staff to train
    Factory plans trainings, places, trainers, feedback and costs
    Employees see own certificates, sign up for a course, get reminded
    Lab staff competence records, signed by supervisor each year`,
  unless: /\b(?:dogs?|gym|fitness|workouts?|marathon|athletes?|players?)\b/i,
  presets: 'clean, calm',
  icon: 'shield',
  names: 'Valid Until, Able, Green Card',
  entity: 'staff-certificate',
  bars: 'checkout cart slots quiz week',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Certificates | shield | | | | Certificates, Certifications, upload certificates, expiry, expires soon, who expires soon, licences, licenses, qualifications, training records
    browse! | Courses | book | staff-course | | | Courses, Trainings, training, assign courses, assign, mandatory training, sessions, sign up, refreshers
    browse! | Skills | grid | skill-level | | | Skills, Skills matrix, matrix of skills, skill matrix, matrix, by team, competencies, gaps
    people | Employees | users | employee | | | employees, people, staff, teams, new hires
    notifications | Reminders | bell | | | | Reminders, reminder, remind, alerts, alert, notifications
    detail | Certificate
    form | Upload certificate
    stats? | Numbers | chart | | | | reports, compliance rate
    profile? | Me | user`,
})
