import { defineArchetype } from '../archetype.ts'

export const birthdays = defineArchetype({
  id: 'birthdays',
  words:
    'birthday 9, anniversary 6, gift idea 4, forget a birthday 24, forget birthdays 24, forgets a birthday 20',
  examples: `
    Never forget my aunt's big day again, birthday reminder
    Tell me a week before a friend gets older so there is time to post a card, in a list by date
    All the dates of family and colleagues with how old they turn, sorted by age and month
    Anniversaries of weddings and deaths as well as the days people were born, with a reminder
    Import from my address list who was born when and nudge me at nine in the morning on the day, with the age they reach
    Who turns fifty this year? Ages and dates of friends and family
    Present thoughts noted beside each person, with the date and the age, what I gave last year
    I coach a kids group and want to congratulate every child on the right day, birthdays of them all
    Name days and jubilees for our parish ladies, sorted by month, congratulate in time
    A widget with the next three people to congratulate and a ready greeting to send, how old they turn
    Cake list for the office: whose turn to be celebrated this month, colleagues by age and date
    Grandma has nineteen grandchildren, she wants their special days in large type with photo, all birthdays of the family`,
  presets: 'playful, warm',
  icon: 'gift',
  names: 'Candles, Many Returns, Cake Day',
  entity: 'birthday',
  home: 'focus',
  screens: `
    home | Soon | cake
    calendar | Calendar | calendar
    browse | People | users
    notifications | Reminders | bell
    detail | Birthday
    form | New birthday
    settings? | Settings | settings`,
})
