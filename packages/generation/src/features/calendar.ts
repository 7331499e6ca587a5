import { defineFeature } from '../feature.ts'

export const calendar = defineFeature({
  id: 'calendar',
  words: 'calendar, date picker, monthly view, kalender, calendrier, calendario, calendário',
  screen: 'calendar | Calendar | calendar | tab',
  weight: 5,
})
