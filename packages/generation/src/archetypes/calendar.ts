import { defineArchetype } from '../archetype.ts'

export const calendar = defineArchetype({
  id: 'calendar',
  words:
    'family calendar 18, shared calendar 16, group calendar 16, calendar 6, event 3, birthday 5, appointment 2, agenda 5, planner 3, schedule 2, organize your daily 4, kalender 6, calendario 6',
  presets: 'clean, calm',
  icon: 'calendar',
  names: 'Daymark, Almanac, Sunday First',
  entity: 'event',
  screens: `
    calendar | Calendar | calendar
    week | Week | list
    browse | Events | search
    detail | Event
    form | New event
    notifications? | Reminders
    settings | Settings | settings`,
})
