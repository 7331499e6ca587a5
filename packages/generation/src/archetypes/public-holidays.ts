import { defineArchetype } from '../archetype.ts'

/** Free days of a country and year. */
export const publicHolidays = defineArchetype({
  id: 'public-holidays',
  words:
    'public holidays 26, public holiday 22, bank holidays 24, bank holiday 22, national holidays 22, holidays of a country 26, holiday calendar 16, feast days 12, long weekends 18',
  examples: `
    All public holidays of a country and year with weekday and local name
    When is the next bank holiday, and is it a long weekend
    Free days by federal state, so that I plan my leave around them
    Choose a country and see its national holidays
    Compare the free days of two countries we work in
    Which holidays fall on a weekend this year
    School and bank holidays in a list, added to my calendar
    Bridge days: take four days off and be away for nine
    Remind me a week before shops are closed
    Religious and national feast days of the world by date
    List of holidays from a public source, filtered by month
    Is tomorrow a free day in the country of my customers`,
  unless: /\b(?:hotels?|flights?|resort|package|rental|leave requests?|employees?)\b/i,
  bars: 'checkout cart slots deed',
  presets: 'clean, warm',
  icon: 'calendar',
  names: 'Day Off, Long Weekend, Closed Today',
  entity: 'public-holiday',
  screens: `
    browse | Holidays | list
    calendar | Calendar | calendar
    compare? | Compare | repeat
    notifications? | Reminders | bell
    saved? | Saved | heart
    detail | Holiday
    settings | Settings | settings`,
})
