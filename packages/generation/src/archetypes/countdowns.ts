import { defineArchetype } from '../archetype.ts'

export const countdowns = defineArchetype({
  id: 'countdowns',
  words:
    'passage of time 22, elapsed or remaining 18, time elapsed 12, progress bars 14, days since 18, days without 14, year progress 24, day progress 18, custom date ranges 14, countdown app 22, countdown to 20, countdowns 18, count down 14, days until 18, days left until 18, event countdown 22',
  examples: `
    How many sleeps till Christmas, the summer holidays and grandma's visit, with a picture for each so my kids can look every morning
    Show me how much of the year, the month and today has already gone by, as bars filling up
    Days left before our baby is due, before the wedding and before I retire, all on one page
    A widget that says 42 days to go for our cruise, with the photo of the ship behind it
    Big number ticking down in days, hours, minutes and seconds to New Year's midnight
    I want to enter a date and a name and see the weeks remaining, repeat yearly for birthdays, remind me the day before
    Waiting for my final exams, the festival and the release of a game: list them sorted by what comes soonest
    Event timer for our class trip, prom and graduation with confetti when it hits zero
    Counter of days since I moved here and days until my visa appointment, past dates go into an archive
    Something simple to see how long until payday, Friday evening and my next vacation
    Percentage of my military service done and remaining, start date and end date of my choosing
    Countdown clock for product launch day that our whole office can look forward to`,
  presets: 'playful, editorial',
  icon: 'hourglass',
  names: 'How Long Still, Sleeps, Days Until',
  entity: 'countdown',
  home: 'shelf',
  screens: `
    home | Days | home
    browse | Countdowns | list
    calendar? | Calendar | calendar
    saved | Past | clock
    detail | Countdown
    form | New countdown
    settings | Settings | settings`,
})
