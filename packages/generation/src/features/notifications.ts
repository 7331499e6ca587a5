import { defineFeature } from '../feature.ts'

export const notifications = defineFeature({
  id: 'notifications',
  words: 'notification, alert, remind, reminder, push notification, reminders, announced, announcement',
  screen: 'notifications | Reminders | bell | page',
  weight: 3,
})
