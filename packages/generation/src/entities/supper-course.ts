import { defineEntity } from '../entity.ts'

/** A course of the menu. */
export const supperCourse = defineEntity({
  id: 'supper-course',
  one: 'Course',
  many: 'Courses',
  words: 'supper course',
  icon: 'bowl',
  groups: 'Friday, Without meat',
  fields: `
    Dish | text | Smoked beet, horseradish
    Course | choice | Second | First, Second, Main, Cheese, Sweet
    Without | choice | Gluten | Gluten, Milk, Nuts, Meat`,
  samples: `
    image | title | subtitle | overline
    bread | Rye bread, burnt butter | Baked in the afternoon | First
    salad | Smoked beet, horseradish | Without gluten | Second
    soup | Clear broth of onions | Without meat | Third
    fish | Trout on hay | Or celery for those without fish | Main
    cake | Plum and tonka | Without nuts | Sweet`,
  about: 'In the ashes for an hour, then cut thin. Horseradish from the neighbour, cream on the side.',
  facts: '5 | Courses\n2 | Without meat\n19:20 | First',
  figures: '5 | Courses\n3 | Allergies\n12 | Plates',
  hero: 'On Friday | Five courses | Shown to guests on Thursday at six | See menu',
  tip: 'Two come without fish | Celery instead',
  add: 'Add course',
  use: 'Change',
})
