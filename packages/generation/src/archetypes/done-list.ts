import { defineArchetype } from '../archetype.ts'

/** What one has done already, without plans; what is to be done is `todo`. */
export const doneList = defineArchetype({
  id: 'done-list',
  words:
    'done list 36, ta-da list 38, reverse to-do 40, reverse to-do list 42, reverse todo list 42, already did 28, already done 24, accomplishments 28, achievements diary 26, what i did today 30, small wins 30, brag document 34, wins of the day 34',
  examples: `
    Write down what I have done today instead of what I should do
    Small wins with date and a tag, looked back at on Friday
    A brag document for my next talk with the boss
    Ta-da list for days on which nothing seems to get done
    What did I manage this week, by part of life
    Three things done before lunch
    Share my done list with my therapist
    People with depression see that they did get up and wash
    Achievements of the year by month
    Log what I finished at work in one line
    Look back: a year ago today I did this
    Streak of days with at least one thing`,
  bars: 'checkout cart slots map checklist',
  presets: 'calm, clean',
  icon: 'check',
  names: 'Ta-da, Already, Small Wins',
  entity: 'done-thing',
  home: 'focus',
  screens: `
    home | Today | check
    history | Done | clock
    stats | Look back | chart
    detail | Done
    form | Add what I did
    calendar? | Calendar | calendar
    settings | Settings | settings`,
})
