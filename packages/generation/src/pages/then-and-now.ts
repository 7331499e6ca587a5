import { definePage } from './page.ts'

export const thenAndNow = definePage({
  id: 'then-and-now',
  said: 'then and now, now slider, then and now slider, then and now photos, then-and-now slider, before and after slider',
  within: /\b(?:history|historical|old photos?|old photographs?|heritage|town)\b/i,
  name: 'Then and now',
  icon: 'flip',
  line: 'Mill bridge, 1904 and today',
  content: `
    image old town
    sliders Mill bridge, 1904 and today
    - From 1904 to today | 40
    image city
    rows Same view
    - image | Station square | 1911 and 2026 | 240 m
    - image | Stone pier | 1923 and 2025 | 410 m
    - image | Harbour gate | 1870, now a car park | 600 m
    button camera | Take today’s photo
  `,
})
