import { definePage } from './page.ts'

export const myAgent = definePage({
  id: 'my-agent',
  said: 'contact my agent, my agent, contact agent, my adviser, my advisor, contact person, contact my adviser, contact advisor, my consultant, personal adviser, contact my advisor, relationship manager',
  within: /\b(?:insurance|bank|agency|policy|policies|accountant|tax|broker)\b/i,
  name: 'My agent',
  icon: 'user',
  line: 'Iris Chen, until 18:00',
  content: `
    hero Iris Chen | Knows you since 2019, there until 18:00.
    rows Reach her
    - phone | Call | +1 555 0100
    - mail | Write | iris@post.example
    - calendar | Meet | Harbour Street 12, or by video
    agenda You two
    - 10:00 | Tue 24 November: yearly talk | By video, half an hour
    fields
    - Message | long | We have moved. What changes?
    button phone | Call Iris | tel:+15550100
  `,
})
