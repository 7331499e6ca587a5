import { defineEntity } from '../entity.ts'

/** A day of a meal train: who cooks what. */
export const broughtMeal = defineEntity({
  id: 'brought-meal',
  one: 'Meal',
  many: 'Meals',
  words: 'meal day, brought meal, cooking day',
  icon: 'bowl',
  groups: 'All, Free, Mine',
  fields: `
    Day | date | Fri 20 Nov
    Cook | person | Omar Haddad
    Meal | text | Lentil soup and flatbread
    Drop-off | time | 17:30
    People | number | 4
    Allergies | choice | No nuts | No nuts, No milk, None
    Notes | long | Pot comes back whenever it suits`,
  samples: `
    image | title | subtitle | time | badge | tone
    soup | Lentil soup and flatbread | Omar, at 17:30 | Thu | Today | primary
    pasta | Vegetable lasagne | Lea, in the box by the door | Fri | Taken | success
    table | Nobody yet | For four, no nuts | Sat | Free | warning
    rice | Rice with chicken | Kim, warm at 18:00 | Sun | Taken | success
    curry | Mild curry, no milk | The Reys, fetches the pot on Tuesday | Mon | Taken | success
    table | Nobody yet | For four, no nuts | Tue | Free | warning`,
  about:
    'Soup for four with flatbread on the side, no nuts in it. Omar rings once and leaves it in the cool box by the door.',
  facts: '17:30 | Drop-off\n4 | Eat\n0 | Nuts',
  figures: '9 of 14 | Days taken | +2\n5 | Free\n11 | Helpers',
  hero: 'Free on Saturday | Can you cook? | Dinner for four, no nuts | Take this day',
  tip: 'Lasagne comes on Friday | So perhaps something with rice',
  trend: 'Days taken a week | 6 | +1',
  add: 'Take a day',
  use: 'I bring this',
})
