import { defineFeature } from '../feature.ts'

export const checklist = defineFeature({
  id: 'checklist',
  words: 'to do list, shopping list, grocery list, to-do list, todo list, task list, to-dos',
  screen: 'checklist | List | check | tab | task',
  weight: 4,
})
