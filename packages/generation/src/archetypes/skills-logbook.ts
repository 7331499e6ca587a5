import { defineArchetype } from '../archetype.ts'

/** Those who train in a trade or at a bedside: what they did, how often, signed by who watched. */
export const skillsLogbook = defineArchetype({
  id: 'skills-logbook',
  words:
    'births i attended 80, logbook for the births 80, births attended 60, midwifery student 60, student midwife 70, student nurse logbook 60, clinical logbook 70, surgical logbook 70, skills logbook 70, competency logbook 70, competencies signed 54, skills ticked off 60, signed off by my supervisor 60, signed by supervisor 50, apprentice logbook 54, trainee logbook 60, placement logbook 54, procedures logbook 60, shadowing a midwife 40, residency logbook 60, ticked off by my supervisor 60',
  examples: `
    Student midwife: births watched and led, forty are needed, signature of the mentor
    Resident surgeon logs operations, first or second hand, remarks of the consultant
    Nursing student's skills: blood drawn ten times, catheter three, ticked by the ward
    Dental trainee's fillings and extractions until the exam
    Apprentice electrician: jobs done, hours per subject, master signs each week
    Paramedic in training, calls attended and what I did
    How many of each skill are still missing before June
    Reflection after each case, what went well
    Supervisor gets a link and confirms with one tap
    Physio placement hours and treatments by body region
    Export the book as PDF for the college
    Anonymous, no names of patients`,
  unless: /\b(?:pregnan(?:t|cy) (?:week|tracker)|baby names|kicks|pilot|flight|dive|game)\b/i,
  bars: 'cart checkout slots leaderboard map',
  presets: 'clean, calm',
  icon: 'book',
  names: 'Seen, Done, Signed, Forty Births (birth births midwife), Case by Case',
  entity: 'attended-case',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Logbook | book | | | | logbook, cases, births, births i attended, births attended, procedures, log
    browse | Skills | check | trained-skill | | | skills, skills ticked off, competencies, what is missing
    stats | Progress | chart
    people? | Supervisors | users
    detail | Case
    form | Log case
    settings? | Settings | settings`,
})
