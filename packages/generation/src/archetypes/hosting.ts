import { defineArchetype } from '../archetype.ts'

export const hosting = defineArchetype({
  id: 'hosting',
  words:
    'airbnb host 30, airbnb hosts 30, airbnb 14, small airbnb 18, holiday home 14, holiday rental 14, guest house 14, vacation rental 16, bed and breakfast 16, check-in instructions 14, guest messages 12, cleaning schedule 7, hostel 9, campsite manager 14, property host 14, short-term rental 16',
  presets: 'warm, editorial',
  icon: 'key',
  names: 'Mill Loft, Spare Key, House Rules',
  entity: 'guest-stay',
  home: 'focus ledger',
  screens: `
    home | Today | home
    calendar | Bookings | calendar
    browse | Stays | list
    chats | Guests | chat
    checklist | Cleaning | check | turnover
    stats? | Income | chart
    guide? | Check-in
    detail | Stay
    form | Add stay
    profile? | Me | user`,
})
