import { defineEntity } from '../entity.ts'

/** Somebody who was asked to answer a survey: whether and when they did. */
export const respondent = defineEntity({
  id: 'respondent',
  one: 'Respondent',
  many: 'Respondents',
  words: 'respondent, survey taker, survey participant',
  icon: 'users',
  groups: 'Answered, Begun, Not yet',
  fields: `
    Name | person | Omar Haddad
    Email | email | omar@post.example
    Survey | text | How was the course?
    Answered on | date | Tue 17 Nov
    Reminder | switch | yes`,
  samples: `
    avatar | title | subtitle | badge | tone
    Omar | Omar Haddad | How was the course?, Tue 17 Nov | Answered | success
    Lea | Lea Brandt | How was the course?, Tue 17 Nov | Answered | success
    Kim | Kim Osei | How was the course?, question 4 of 6 | Begun | warning
    Ana | Ana Petrova | How was the course?, asked on Thu 12 Nov | Not yet | neutral
    Tomas | Tomás Rey | New opening hours, Mon 16 Nov | Answered | success
    Iris | Iris Chen | New opening hours, asked on Fri 13 Nov | Not yet | neutral`,
  about: 'Answered all six questions in two minutes, with a comment on the last one.',
  facts: '6 of 6 | Questions\n2 min | Time\n17 Nov | Answered',
  figures: '84 | Answered\n36 | Not yet',
  hero: '36 have not answered | Remind them on Tuesday | That usually brings fifteen answers | Send reminder',
  tip: '84 of 120 have answered | A reminder on Tuesday usually brings 15',
  add: 'Invite respondent',
  use: 'Send reminder',
})
