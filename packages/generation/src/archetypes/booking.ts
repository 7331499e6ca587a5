import { defineArchetype } from '../archetype.ts'

export const booking = defineArchetype({
  id: 'booking',
  words:
    'booking 6, tattoo 7, piercing 6, book a 4, book a visit 10, appointment 5, slot 3, hire the hall 10, hall hire 10, book slot 14, choose slot 12, pick slot 12, reserve 4, reservation 6, salon 6, barber 6, hairdresser 6, spa 5, cabin 5, stay 3, hotel 5, rental 4, rent 4, rental 5, rental marketplace 8, hire 4, class booking 5, studio 2, airbnb 16',
  presets: 'natural, editorial',
  icon: 'calendar',
  names: 'Mosswell, Goodnight, Free Chair',
  entity: 'subject',
  screens: `
    home | Explore | search
    calendar | Bookings | calendar
    saved? | Saved | heart
    detail | Details
    slots | Choose date
    confirmed | Confirmed | | | See you there
    map? | Map | map
    profile | Profile | user`,
})
