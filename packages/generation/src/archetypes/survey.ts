import { defineArchetype } from '../archetype.ts'

export const survey = defineArchetype({
  id: 'survey',
  // What grows and flies is counted, not asked.
  needs:
    /^(?!.*\b(?:birds?|butterfl(?:y|ies)|wildlife|plants?|species|insects?|hedgehogs?|bats?|nests?|land|trees?)\b[^.]{0,60}\bsurvey)/is,
  words: 'form builder 32, survey 9, questionnaire 8, respondent 6, feedback form 6',
  examples: `
    Ask our customers ten questions in a survey and see the responses as charts
    Build a questionnaire with text, scale and multiple choice questions, send a link, export the responses
    How satisfied were our guests? Questionnaire with a scale, a comment and whether they would recommend us
    Employee survey, anonymous, once a quarter, responses per department
    Market researchers interview respondents on the street with a questionnaire, skip questions, offline, sample quota
    Parents answer a questionnaire about the school canteen, we evaluate responses per class
    Feedback after a course: trainer, room, pace, what was missing, free text
    My thesis needs 200 respondents who rate statements from agree to disagree
    NPS questions with reasons, responses filtered by branch and age group
    Patients answer a health questionnaire before the visit and we see the total score
    Collect residents' answers on the new square, questionnaire with several pages, mandatory questions, a thank-you page
    Short forms for participants of our congress, one per talk, response rate live on a chart`,
  bars: 'people',
  unless: /\b(?:asbestos|land|building|site|damp|structural) surveys?\b/i,
  presets: 'clean, calm',
  icon: 'list',
  names: 'Askwell, Straw Poll, Two Minutes',
  entity: 'survey',
  screens: `
    browse | Surveys | list
    votes | Results | chart | survey-answer
    browse! | Comments | chat | survey-comment | | | Comments, comment, read comments, open answers, free text, feedback comments
    browse! | Scores | star | site-score | | | NPS, nps by hotel, by hotel, by store, per location, scores, score, csat, ratings, by branch, per store
    notifications! | Alerts | bell | | | | Alerts, alert, alert on bad ratings, bad ratings, low scores, notify
    browse | Respondents | users | respondent
    poll | Respond | | survey-answer
    form | Define survey
    confirmed | Thank you
    profile | Me | user`,
})
