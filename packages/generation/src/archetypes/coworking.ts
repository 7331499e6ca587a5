import { defineArchetype } from '../archetype.ts'

export const coworking = defineArchetype({
  id: 'coworking',
  words:
    'coworking 14, coworking space 14, desk booking 12, hot desk 12, book desks 12, meeting room 6, office space 6, desk 4',
  presets: 'clean, editorial',
  icon: 'lamp',
  names: 'Long Table, Good Desk, Third Floor',
  entity: 'desk',
  home: 'focus shelf',
  screens: `
    home | Today | home
    browse | Spaces | grid
    calendar | Bookings | calendar
    people? | Members | users
    slots | Choose time
    confirmed | Booked | | | See you there
    detail | Space
    profile | Me | user`,
})
