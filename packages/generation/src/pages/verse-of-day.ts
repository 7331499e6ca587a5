import { definePage } from './page.ts'

export const verseOfDay = definePage({
  id: 'verse-of-day',
  said: 'verse of the day, daily verse, bible verse of the day, daily bible verse, daily verses, daily scripture, scripture of the day, bible verse',
  within: /\b(?:church|parish|congregation|youth|chapel|ministry)\b/i,
  name: 'Verse of the day',
  icon: 'book',
  line: 'Psalm 121, 1 and 2',
  content: `
    hero I lift up my eyes to the hills | Psalm 121, 1
    text Where does my help come from? It comes from the one who made the heaven and the earth.
    rows The last days
    - book | Small seeds | Mark 4, 31
    - book | Bread for the road | 1 Kings 19, 7
    - book | Do not be afraid | Isaiah 41, 10
    switches Each morning
    - Tell me at 7:00
    button share | Share the verse
  `,
})
