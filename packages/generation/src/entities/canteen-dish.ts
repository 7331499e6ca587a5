import { defineEntity } from '../entity.ts'

export const canteenDish = defineEntity({
  id: 'canteen-dish',
  one: 'Dish',
  many: 'Dishes',
  words: 'canteen dish, canteen meal, mensa dish, favourite dish, favorite dish',
  icon: 'fork',
  groups: 'Vegan, Vegetarian, Fish, Meat',
  fields: `
    Dish | text | Lentil dal with rice
    Counter | choice | Counter 1 | Counter 1, Counter 2, Salad bar
    Students | money | € 2.85
    Employees | money | € 4.90
    Guests | money | € 6.40
    Allergens | choice | Celery | None, Celery, Wheat, Milk, Nuts, Soya
    Diet | choice | Vegan | Vegan, Vegetarian, Fish, Meat`,
  samples: `
    image | title | subtitle | value | badge | tone
    curry | Lentil dal with rice | Counter 1, celery | € 2.85 | Vegan | success
    pasta | Spinach lasagne | Counter 2, wheat and milk | € 3.20 | Vegetarian | success
    fish | Pollack with parsley potatoes | Counter 2, fish and milk | € 4.60 | Fish | neutral
    soup | Pumpkin soup | Salad bar, no allergens | € 1.60 | Vegan | success
    burger | Bean burger and wedges | Counter 1, wheat and soya | € 3.90 | Vegan | success`,
  about: 'Red lentils, coconut milk and rice. € 2.85 for students, € 4.90 for employees, € 6.40 for guests.',
  facts: '€ 2.85 | Students\n€ 4.90 | Employees\n€ 6.40 | Guests',
  figures: '5 | Dishes today\n3 | Vegan\n14:15 | Open until',
  hero: 'Today at counter 1 | Lentil dal with rice | Vegan, from € 2.85 | See',
  tip: 'Lasagne is on again | One of your favourites, at counter 2',
  notices:
    'Spinach lasagne today | Counter 2, until 14:15 | heart\nMenu of next week is here | Monday: pea soup | calendar\nMain canteen closes at 13:30 | Friday only | clock',
  add: 'Add dish',
  use: 'Tell me when on',
})
