import { defineArchetype } from '../archetype.ts'

export const subscriptions = defineArchetype({
  id: 'subscriptions',
  words:
    'subscription manager 14, subscription tracker 14, track subscriptions 12, my subscriptions 12, recurring payments 10, renewal 5, free trial 5, all subscriptions 10',
  presets: 'clean, dark-pro',
  icon: 'repeat',
  names: 'Renewed, Once a Month, Small Print',
  entity: 'subscription',
  home: 'ledger focus',
  screens: `
    home | Overview | home
    browse | All | list
    calendar | Renewals | calendar
    stats | Costs | pie
    detail | Subscription
    form | Add subscription
    notifications? | Reminders | bell
    profile? | Me | user`,
})
