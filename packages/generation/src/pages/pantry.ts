import { definePage } from './page.ts'

export const pantry = definePage({
  id: 'pantry',
  said: 'pantry, my pantry, use what have at home, use what i have at home, what have at home, ingredients at home, what is at home, leftovers, fridge contents, what i have at home',
  unless: /\b(?:food bank|restaurant|expir\w+|stock)\b/i,
  within: /\b(?:recipes?|cook\w*|meals?|vegans?|vegetarian)\b/i,
  name: 'Pantry',
  icon: 'box',
  line: 'Eleven things, enough for four dishes',
  shownBy: 'stored-food pantry-item',
  content: `
    chips At home | Lentils, Rice, Oats, Chickpeas, Potatoes, Coconut milk
    cards You can cook
    - curry | Lentil curry | All of it is there | 9 of 9
    - rice | Fried rice with greens | Only soy sauce is missing | 7 of 8
    - soup | Potato soup | All of it is there | 6 of 6
    rows Soon to be used
    - leaf | Spinach | Open since Tuesday
    - drop | Coconut milk | Half a can
    fields
    - Add something | text | Red lentils, 400 g
    button search | Find recipes with these
  `,
})
