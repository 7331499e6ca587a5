import { defineEntity } from '../entity.ts'

/** What those who cook should know. */
export const mealWish = defineEntity({
  id: 'meal-wish',
  one: 'Note',
  many: 'Notes',
  words: 'meal wish, food note',
  icon: 'info',
  groups: 'Food, House',
  fields: `
    Title | text | No nuts at all
    Text | long | Not in traces either`,
  samples: `
    icon | title | subtitle
    warning | No nuts at all | Not in traces either
    bowl | Mild, and soft things first | Swallowing is hard in the first week
    users | Four people eat | Two of them are six and nine
    pin | Cool box by the side door | Linden lane 4, ring once
    clock | Between 17:00 and 18:00 | She sleeps in the afternoon
    repeat | Dishes go into the blue crate | Write your name on the lid`,
  about:
    'Anna is allergic to all nuts. Almond milk and pesto are out, too; a dish without a list of what is in it stays outside.',
  facts: '0 | Nuts\n4 | Eat\n17:00 | From',
  figures: '6 | Notes\n1 | Allergy\n4 | Eat',
  hero: 'Before you cook | No nuts at all | Not in traces either | Read all',
  tip: 'Cool box by the side door | Ring once',
  add: 'Add note',
  use: 'Read',
})
