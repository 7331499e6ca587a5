import { definePage } from './page.ts'

export const canteenToday = definePage({
  id: 'canteen-today',
  said: 'canteen, cafeteria, canteen food, food in the canteen',
  within: /\b(?:school|office|company|campus|university|employees?|staff|clinic|hospital)\b/i,
  name: 'Canteen',
  icon: 'bowl',
  line: 'Today: fish and potatoes',
  content: `
    agenda Today
    - 11:30 | Pumpkin soup | With bread, € 2.40
    - 11:30 | Fish and potatoes | With cucumber, € 4.90
    - 11:30 | Lentil dal | With rice, € 4.20
    - 12:30 | Plum crumble | As long as there is some, € 1.80
    stats Right now
    - 64 % | Full
    - 3 min | Line
    rows Tomorrow
    - egg | Pancakes | With apples | € 3.90
    - bowl | Bean stew | With or without meat | € 4.20
    button card | Top up my card
  `,
})
