import { defineArchetype } from '../archetype.ts'

export const hotelGuest = defineArchetype({
  id: 'hotel-guest',
  words:
    'hotel guest 16, hotel app 12, room service 12, room key 10, digital key 12, concierge 12, check-out 3, guest app 8, guests of our hotel 16, guests of a hotel 16, hotel guests 16, breakfast to the room 12, ask for towels 12, from their room 10, resort 4',
  presets: 'editorial, calm',
  icon: 'key',
  names: 'Room 214, Late Check-out, North Wing',
  entity: 'room-service',
  screens: `
    home | My stay | key
    browse | Services | bell
    slots? | Book | calendar
    map? | Around here | map
    detail | Offer
    form | Ask for something
    confirmed | On its way | | | On its way
    chats? | Reception | chat
    profile? | Me | user`,
})
