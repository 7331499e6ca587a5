import { defineFeature } from '../feature.ts'

export const calendar = defineFeature({
  id: 'calendar',
  words: 'calendar, date picker, monthly view',
  screen: 'calendar | Calendar | calendar | tab',
  weight: 5,
})
