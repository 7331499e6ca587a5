import { defineArchetype } from '../archetype.ts'

export const survey = defineArchetype({
  id: 'survey',
  // What grows and flies is counted, not asked.
  needs:
    /^(?!.*\b(?:birds?|butterfl(?:y|ies)|wildlife|plants?|species|insects?|hedgehogs?|bats?|nests?|land|trees?)\b[^.]{0,60}\bsurvey)/is,
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
