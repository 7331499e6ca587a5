import { defineEntity } from '../entity.ts'

export const survey = defineEntity({
  id: 'survey',
  words: 'survey, questionnaire',
  icon: 'list',
  groups: 'Open, Drafts, Closed',
  fields: `
    Title | text | How was the course?
    Question | long | What should stay as it is?
    Answered by | choice | One of several | One of several, Several, Scale, Own words
    Opens | date | Thu 19 Nov
    Closes | date | Sun 29 Nov
    Anonymous | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    chart | How was the course? | 84 of 120 answered | Open | success
    home | New opening hours | 31 answered | Open | success
    users | Team lunch: which day? | Starts Monday | Draft | warning
    leaf | School yard trees | 212 answered | Closed | neutral
    bulb | Names for the new hall | 96 answered | Closed | neutral`,
  about: 'Six questions, two minutes, anonymous. Results are shared with everyone on the 30th.',
  facts: '84 | Answers\n70 % | Taken part\n10 d | Left',
  figures: '84 | Answers | +12\n70 % | Taken part | +8 %\n2 | Open',
  hero: '10 days left | What should stay as it is? | Six questions, about two minutes | Take survey',
  tip: '36 people have not answered | A reminder on Tuesday usually brings 15',
  trend: 'Answers a day | 12 | +4',
  add: 'Define survey',
  use: 'Take survey',
})
