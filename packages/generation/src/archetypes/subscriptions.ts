import { defineArchetype } from '../archetype.ts'

export const subscriptions = defineArchetype({
  id: 'subscriptions',
  words:
    'subscription manager 14, subscription tracker 14, track subscriptions 12, my subscriptions 12, recurring payments 10, renewal 5, free trial 5, all subscriptions 10',
  examples: `
    Every month money goes off for streaming, gym and magazines, show me all of it and when it renews
    Remind me to cancel before the free trial ends
    Phone contract, insurance, music streaming, cloud storage: price, billing cycle, next payment date
    How much do my memberships cost me per year, sorted by price
    Contracts and their notice periods, so that I cancel in time
    Recurring charges on our family card, who uses which, which ones nobody uses any more
    List of software licences our small firm pays for, monthly or yearly, with renewal dates and the person in charge
    Price increases, last used, cancellation link and date for each service I pay for
    I forget what I signed up for. Calendar of upcoming renewals please
    Gym, newspaper, music, cloud, domain names: total per month and a pie by category
    Auto-renewing plans we share with friends, with who has the login and when it is charged
    Which of my ongoing contracts could I drop to save money`,
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
