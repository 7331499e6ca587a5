import { defineEntity } from '../entity.ts'

export const surveyAnswer = defineEntity({
  id: 'survey-answer',
  one: 'Answer',
  many: 'Answers',
  words: 'survey answer, survey response',
  icon: 'smile',
  groups: 'All, With comment',
  fields: `
    Answer | choice | Very good | Very good, Good, So-so, Not good
    Comment | long | A little more time for questions`,
  samples: `
    icon | title | subtitle | tone
    smile | Very good | I would come again | success
    star | Good | Most of it was right | primary
    clock | So-so | Some things could be better | warning
    flag | Not good | Please tell us why | danger`,
  about: 'A little more time for questions would help, the rest can stay as it is.',
  facts: '84 | Answers\n70 % | Taken part',
  figures: '84 | Answers | +12\n70 % | Taken part',
  hero: 'Question 2 of 6 | How was it for you? | One answer, a comment if you like | Next',
  tip: '36 people have not answered | A reminder on Tuesday usually brings 15',
  trend: 'Answers a day | 12 | +4',
  add: 'Answer',
  use: 'Answer',
})
