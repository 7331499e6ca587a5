import { defineArchetype } from '../archetype.ts'

export const salon = defineArchetype({
  id: 'salon',
  words:
    'barbershop 14, barber shop 14, nail salon 14, salon 9, barber 9, hairdresser 9, haircut 8, nail 5, beauty 5, spa 6, massage 6, stylist 6, hair salon 16, salon booking 14, dog grooming 16, pet grooming 16, groomer 8, grooming van 14, tattoo studio 14, piercing studio 14, tattoo shop 14, barber booking 14, spa booking 14',
  presets: 'editorial, warm',
  icon: 'scissors',
  names: 'Free Chair, Combed (hair barber), Good Hands',
  entity: 'treatment',
  screens: `
    home | Salon | home
    calendar | Bookings | calendar
    people | Team | users
    detail | Treatment
    slots | Choose time
    confirmed | Confirmed | | | See you Tuesday
    profile | Me | user`,
})
