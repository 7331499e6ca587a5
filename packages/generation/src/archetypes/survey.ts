import { defineArchetype } from '../archetype.ts'

export const survey = defineArchetype({
  id: 'survey',
  words: 'survey 9, questionnaire 8, respondent 6, feedback form 6',
  presets: 'clean, calm',
  icon: 'list',
  names: 'Askwell, Straw Poll, Two Minutes',
  entity: 'survey',
  screens: `
    browse | Surveys | list
    votes | Results | chart
    people? | Respondents | users
    poll | Respond
    form | Define survey
    confirmed | Thank you
    profile | Me | user`,
})
