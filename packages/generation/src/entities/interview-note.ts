import { defineEntity } from '../entity.ts'

/** How somebody did in an interview, by each who met him. */
export const interviewNote = defineEntity({
  id: 'interview-note',
  one: 'Scorecard',
  many: 'Scorecards',
  words: 'interview scorecard, interview feedback',
  icon: 'star',
  groups: 'To write, Yes, No',
  fields: `
    Candidate | person | Mara Vogt
    Stage | choice | Interview | Phone, Interview, Trial day
    Skills | slider | 4
    Team fit | slider | 5
    Decision | choice | Yes | Yes, Unsure, No
    Notes | long | Clear answers, asked about the team`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Mara Vogt | Mara Vogt | By Lea, product designer | 4.5 of 5 | Yes | success
    Omar | Omar Haddad | By Kim, night nurse | 4 of 5 | Yes | success
    Tomas | Tomás Rey | By Iris, dispatcher | 3 of 5 | Unsure | warning
    Hana Sato | Hana Sato | By Lea, product designer | 2.5 of 5 | No | danger
    Iris | Iris Chen | Waits for your notes | To write | New | primary`,
  about: 'Clear answers and good questions about the team. Portfolio strong in print, less in motion.',
  facts: '4.5 of 5 | Rating\nYes | Decision\n2 | Scorecards',
  figures: '4 | Written\n1 | To write',
  hero: 'Waits for you | Iris Chen | Met this morning, notes are open | Write notes',
  tip: 'One scorecard is to write | Iris Chen, met this morning',
  trend: 'Scorecards a week | 9 | +2',
  add: 'Write scorecard',
  use: 'Edit notes',
})
