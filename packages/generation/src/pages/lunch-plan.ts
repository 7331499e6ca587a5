import { definePage } from './page.ts'

export const lunchPlan = definePage({
  id: 'lunch-plan',
  said: 'lunch menu, canteen menu, cafeteria menu, menu of the week, weekly menu, meal plan of the week, lunch plan, school lunch, school lunches, canteen plan, menu plan',
  unless: /\b(?:family|recipes?|cook)\b/i,
  within:
    /\b(?:school|kindergarten|nursery|daycare|office|company|canteen|campus|university|employees?|staff|clinic|hospital|nursing home|retirement|senior|camp)\b/i,
  name: 'Lunch menu',
  icon: 'bowl',
  line: 'Today: fish and potatoes',
  content: `
    rows This week
    - bowl | Monday | Lentil soup, plum cake | € 3.90
    - bowl | Tuesday | Pasta with tomatoes | € 3.90
    - bowl | Wednesday | Rice with vegetables | € 3.90
    - fish | Thursday, today | Fish and potatoes | € 4.40
    - egg | Friday | Pancakes with apples | € 3.90
    banner leaf | Without meat every day | Milk, nuts and gluten are marked at the counter.
    switches For us
    - Vegetarian
    - No nuts
    button check | Order for next week
  `,
})
