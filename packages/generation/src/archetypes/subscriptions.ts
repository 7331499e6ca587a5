import { defineArchetype } from '../archetype.ts'

export const subscriptions = defineArchetype({
  id: 'subscriptions',
  words:
    'subscription manager 14, subscription tracker 14, track subscriptions 12, my subscriptions 12, recurring payments 10, renewal 5, free trial 5, all subscriptions 10, monthly subscriptions 24',
  examples: `
    Shows when Netflix and Spotify renew and what they cost me a month
    Every month money goes off for streaming, gym and magazines, show me all of it and when it renews
    Remind me to cancel before the free trial ends
    Phone contract, insurance, music streaming, cloud storage: monthly price, billing cycle, renewal date
    How much do my memberships and streaming services cost per month and year, sorted by price
    Contracts that renew by themselves, with notice period, so that I cancel before the renewal date
    Recurring charges on our family card, who uses which, which ones nobody uses any more
    List of software licences our small firm pays for, monthly or yearly, with renewal dates and the person in charge
    Price increases, last used, cancel link and renewal date for each service I pay monthly
    I forget what I signed up for. Calendar of upcoming renewals please
    Gym, newspaper, music, cloud, domain names: cost per month and year, a pie by category, renewal dates
    Auto-renewing plans we share with friends, with who has the login and when it is charged
    Which of my monthly services and contracts could I cancel to save money`,
  unless: /\b(?:expenses?|money|budget|income|spending) (?:manager|tracker|planner|diary|app)\b/i,
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
