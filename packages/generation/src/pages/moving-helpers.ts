import { definePage } from './page.ts'

export const movingHelpers = definePage({
  id: 'moving-helpers',
  said: 'who helps, helpers, helping hands, moving helpers, who is helping, friends who help',
  unless: /\b(?:company|movers app|customers)\b/i,
  within: /\b(?:moving|move house|new flat|removal)\b/i,
  name: 'Helpers',
  icon: 'users',
  line: 'Four come on Saturday',
  content: `
    people Saturday, from 8
    - Omar | Drives the van | Coming
    - Kim | Kitchen boxes, until noon | Coming
    - Ana | Lamps and shelves | Coming
    - Tomás | Carries what is heavy | Coming
    - Iris | Not sure yet | Open
    steps The plan
    - 8:00, van at the old flat | Heavy things first
    - 12:30, soup for all | Ana's big pot
    - 14:00, new flat | Third floor, no lift
    ticks For them
    - Gloves, six pairs
    - Water and bread
    - Pizza in the evening
    button send | Write to all
  `,
})
