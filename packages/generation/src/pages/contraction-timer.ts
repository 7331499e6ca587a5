import { definePage } from './page.ts'

export const contractionTimer = definePage({
  id: 'contraction-timer',
  said: 'contraction timer, contractions, contraction tracker, contraction counter, time contractions, labour timer, labor timer',
  within: /\b(?:pregnan\w+|baby|expecting|trimester|midwife|due date|birth)\b/i,
  name: 'Contractions',
  icon: 'timer',
  line: 'Six minutes apart, 50 seconds long',
  shownBy: 'contraction',
  content: `
    stats Last hour
    - 6:10 | Apart
    - 0:52 | Long
    button playf | Start contraction
    timeline Today
    - 20:41 | 54 seconds, 6 minutes after the last
    - 20:35 | 50 seconds, 6 minutes after the last
    - 20:29 | 48 seconds, 8 minutes after the last
    - 20:21 | 45 seconds
    banner info | Not yet | Drive when they come every five minutes for an hour.
    button phone | Call the midwife
  `,
})
