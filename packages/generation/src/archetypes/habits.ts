import { defineArchetype } from '../archetype.ts'

export const habits = defineArchetype({
  id: 'habits',
  words:
    'daily habits 24, track habits 24, my habits 20, habit tracker 26, habit coach 18, adhd 10, tiny steps 8, habit 8, streak 5, routine 4, goal tracker 5, self improvement 5, daily goal 4, gewohnheit 7, build routines 18, being lazy 14, lazy 8',
  examples: `
    New habits that last: floss, make the bed, read ten pages: tick them each day and do not break the chain
    My brain forgets everything; gentle nudges for tiny things, no guilt when I miss a day
    Did I do it today? A simple calendar of crosses for each thing I want to do regularly
    Build a better everyday life with streaks, small rewards and a chart per month
    Stretch three times a week, call grandma on Sundays, no phone in bed: count how often I manage it
    Atomic changes, stacked on something I already do, with a check in the evening
    Consistency in five daily habits I pick, colour a square for each day like a year in pixels
    With my sister as accountability partner, we see each other's ticks for journaling, push-ups and early rising
    For people with ADHD: one thing at a time, confetti, flexible days instead of strict ones
    How many days in a row have I practised, walked and gone to bed before eleven
    Willpower trainer, starting with two minutes a day and growing slowly, with reminders at the time I choose
    A habit a day, made to stick: repeat every weekday, skip holidays, statistics on how strong each one has become`,
  presets: 'calm, playful',
  icon: 'flame',
  names: 'Stillwater, Small Steps, Everyday',
  entity: 'habit',
  home: 'focus',
  screens: `
    checklist | Today | sun | | Good morning, Jun | Thursday, three small things
    stats | Insight | chart
    history | Journal | book
    detail | Habit
    form | New habit
    profile | Me | user`,
})
