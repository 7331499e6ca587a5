import { defineFeature } from '../feature.ts'

export const notifications = defineFeature({
  id: 'notifications',
  words:
    'notification, alert, remind, reminder, push notification, reminders, announced, erinnerung, rappel, recordatorio, promemoria, lembrete',
  screen: 'notifications | Reminders | bell | page',
  weight: 3,
  // They have a page of their own.
  except: /\bannouncements?\b/giu,
})
