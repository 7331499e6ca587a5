import { definePage } from './page.ts'

export const milestonesReached = definePage({
  id: 'milestones-reached',
  said: 'celebrate milestones, milestones, milestone celebrations, reached milestones, savings milestones',
  unless: /\b(?:project|pregnan\w+|baby|smok\w+|sober|team|gantt)\b/i,
  within: /\b(?:sav\w+|goal)\b/i,
  name: 'Milestones',
  icon: 'trophy',
  line: '€ 15,000 is € 200 away',
  content: `
    hero A third is there | € 13,300 on 12 October. You had cake by the lake.
    rows Reached
    - check | € 5,000 | March 2025, dinner at the harbour
    - check | € 10,000 | January, a weekend in Ghent
    - check | A third | October, cake by the lake
    rows Next
    - flag | € 15,000 | € 200 to go, this month
    - flag | Half | € 5,200 to go, next summer
    - home | The key | February 2030
    fields
    - We celebrate with | text | A night in a hotel
    button gift | Plan the next one
  `,
})
