import { definePage } from './page.ts'

export const returns = definePage({
  id: 'returns',
  said: 'returns, return items, easy returns, return request, return requests, returns and refunds, refunds, exchange items, return policy, return an item',
  unless: /tax returns|library|stock/i,
  within:
    /\b(?:shop|store|fashion|clothes|shoes|brand|boutique|furniture|bookshop|jewell?ery|e-?commerce)\b/i,
  name: 'Returns',
  icon: 'repeat',
  line: 'Free within 30 days',
  content: `
    rows Sent to you in the last 30 days
    - bag | Order KW-4182 | Arrived on Monday | € 86.00
    - bag | Order KW-4107 | Arrived on 30 October | € 34.00
    chips Why | Too small, Too large, Not as shown, Changed my mind
    switches I want
    - Money back
    - Another size
    steps How it goes
    - Choose what goes back
    - Put the label on the box
    - Hand it in at a shop or a parcel point
    button check | Start return
  `,
})
