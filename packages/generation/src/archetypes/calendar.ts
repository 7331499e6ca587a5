import { defineArchetype } from '../archetype.ts'

export const calendar = defineArchetype({
  id: 'calendar',
  words:
    'social calendar 22, family calendar 18, shared calendar 16, group calendar 16, calendar 6, event calendar 22, events calendar 20, event 3, birthday 5, appointment 2, agenda 5, planner 3, schedule 2, organize your daily 4, kalender 6, calendario 6, calendar widget 28, calendar widgets 26, week planner 18, weekly planner 20, see my week 18',
  examples: `
    Family calendar where everybody at home sees who has what on which day
    Month view with coloured appointments, week view and reminders, for the whole family
    My partner and I share our dates so that dentists and dinners do not collide in one calendar
    Plan my day by the hour with meetings, breaks and gym, appointments in a week view
    Swipe between days, drag an entry to another time, repeat weekly, see day, week or month
    Offline agenda without an account, with widget and week numbers in the calendar
    Five kids, football, ballet and braces, who drives when, in one overview with colours and week view
    School holidays and public holidays marked, plus private appointments in the calendar month
    Sync my schedule by ical, show free and busy
    Teams see each other's dates and add a meeting with place and guests in a shared calendar
    Jewish, lunar and Islamic dates beside the ordinary ones in a month calendar
    A planner for the year with birthdays, vacations and doctor's visits at a glance, with reminders`,
  presets: 'clean, calm',
  icon: 'calendar',
  names: 'Daymark, Almanac, Week by Week',
  entity: 'diary-date',
  screens: `
    calendar | Calendar | calendar
    week | Week | list
    browse | Events | search
    detail | Event
    form | New event
    notifications? | Reminders
    settings | Settings | settings`,
})
