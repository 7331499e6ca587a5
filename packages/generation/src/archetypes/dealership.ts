import { defineArchetype } from '../archetype.ts'

export const dealership = defineArchetype({
  id: 'dealership',
  words:
    'car dealership 26, car dealer 24, dealership 18, used cars 20, cars for sale 20, car sales 20, car showroom 22, test drive 20, test drives 20, sell my car 16, buy a car 18, motorcycle dealer 22, trade-in 10',
  presets: 'bold, clean',
  icon: 'car',
  names: 'Forecourt, Test Drive, Keys Please',
  entity: 'car-for-sale',
  home: 'shelf',
  screens: `
    home | Cars | car
    browse | All cars | search
    saved | Saved | heart
    compare? | Compare
    detail | Car
    slots | Test drive
    confirmed | Booked | | | See you on the forecourt
    form? | Offer my car
    chats? | Messages | chat
    profile | Me | user`,
})
