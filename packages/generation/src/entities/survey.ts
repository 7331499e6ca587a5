import { defineEntity } from '../entity.ts'

export const survey = defineEntity({
  id: 'survey',
  words: 'survey, questionnaire',
  icon: 'list',
  groups: 'Open, Drafts, Closed',
  fields: `
    Title | text | How was the course?
    Opens | date | Thu 19 Nov
    Closes | date | Sun 29 Nov
    Question 1 | text | How was it for you?
    Kind of answer | choice | One choice | One choice, Several, Scale, Own words
    Choices | text | Very good, Good, So-so, Not good
    Anonymous | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    chart | How was the course? | 84 of 120 answered, until 29 November | Open | success
    home | New opening hours | 31 answered, until 4 December | Open | success
    users | Team lunch: which day? | Opens on 23 November | Draft | warning
    leaf | School yard trees | 212 answered | Closed | neutral
    bulb | Names for the new hall | 96 answered | Closed | neutral`,
  about: 'Six questions, two minutes, anonymous. Results are shared with everyone on the 30th.',
  facts: '84 | Answers\n70 % | Taken part\n10 d | Left',
  figures: '423 | Answers in all | +12\n2 | Open now',
  hero: '10 days left | What should stay as it is? | Six questions, about two minutes | Take survey',
  tip: '36 people have not answered | A reminder on Tuesday usually brings 15',
  trend: 'Answers a day | 12 | +4',
  add: 'Define survey',
  use: 'Take survey',
  part: 'Add question',
})
