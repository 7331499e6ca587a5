import { defineArchetype } from '../archetype.ts'

export const homeServices = defineArchetype({
  id: 'home-services',
  words:
    'cleaning service 14, house cleaning 14, cleaner 7, laundry 6, laundry pickup 14, handyman 14, gardening service 14, plumber 9, electrician 8, home services 14, window cleaning 12, dry cleaning 12, housekeeping 8, maid 8, property maintenance 9',
  presets: 'clean, calm',
  icon: 'home',
  names: 'Clear House, Nine on Tuesday, Neat',
  entity: 'visit',
  screens: `
    home | Services | home
    calendar | Visits | calendar
    people? | Team | users
    detail | Service
    slots | Choose date
    checkout? | Pay
    confirmed | Booked | | | See you Tuesday
    chats? | Messages | chat
    history | Visits so far | clock
    profile | Me | user`,
})
