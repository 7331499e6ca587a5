import { definePage } from './page.ts'

export const aboutUs = definePage({
  id: 'about-us',
  said: 'about us, our story, who we are, about the house, about the team, our history, our mission, our values',
  unless: /wedding|couple\b/i,
  name: 'About us',
  icon: 'home',
  line: 'Since 1998, in the third generation',
  content: `
    hero Small, and we stay so | Since 1998 in the old dairy on Harbour Street.
    text It began with one room and two friends. Today we are eleven, and we still know most of you by name.
    stats In numbers
    - 1998 | Founded
    - 11 | People
    - 4.9 | Rating
    people Team
    - Lea | Runs the house
    - Omar | There in the mornings
    - Iris | Answers your mails
    button mail | Write to us | mailto:hello@post.example
  `,
})
