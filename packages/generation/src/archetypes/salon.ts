import { defineArchetype } from '../archetype.ts'

export const salon = defineArchetype({
  id: 'salon',
  words:
    'massage therapist 24, massage booking 24, massage studio 22, barbershop 14, barber shop 14, nail salon 14, beauty clinic 24, aesthetic clinic 22, cosmetic clinic 22, nail studio 20, beauty salon 18, cosmetic studio 18, lash studio 20, brow bar 16, salon 9, barber 9, hairdresser 9, haircut 8, nail 5, beauty 5, spa 6, massage 6, stylist 6, hair salon 16, salon booking 14, dog grooming 16, pet grooming 16, groomer 8, grooming van 14, barber booking 14, spa booking 14, hairdresser appointments 26, hairdresser appointment 26, hairdresser booking 26, hair appointments 22, eyelash 14, eyelash extensions 24, lash extensions 24, waxing studio 28, waxing salon 28, beauty studio 24',
  examples: `
    Choose a stylist, cut or colour, and a free hour
    Nail studio with gel, refill, designs, appointment on the phone
    Barber with three chairs, customers pick beard trim or fade
    Barber shop app: choose a barber and a haircut, pick a time, see old cuts, tenth cut free
    Regulars at my hairdresser book an appointment, see past visits and photos, and collect stamps
    Three barbers, men's cuts and shaves, walk-in or booked, reminder, tip in the app
    Dog groomer: wash, clip, claws, size of the dog, next slot
    Massages and facials in a day spa, sixty or ninety minutes, vouchers
    Lash lifts, gel nails and brows: clients look at treatments, pick one of us three girls and book
    Small beauty place, clients choose treatment and technician, pay a deposit, balance at the end
    Brows and lashes by Mia, reminder before the visit, cancel until the day before
    Mobile hairdresser visits homes, perm, set, cut, address, price
    Waxing, manicure, pedicure: treatments with length and price, choose who does it
    Tanning and sauna cabins by the half hour, pick a room
    Our hair team of six, each with days, specialities and photos of looks
    Cosmetician books peelings and laser sessions, skin notes, series of six
    Our dog parlour: coats, claws, baths, which groomer, when to come again
    Customers book a hairdresser by their portfolio of looks, pay a deposit and leave a review; the hairdresser keeps services, prices and calendar
    Grooming cats and dogs: choose brushing, claws or a wash, pick a time`,
  presets: 'editorial, warm',
  icon: 'scissors',
  names: 'Free Chair, Combed (hair barber), Good Hands',
  entity: 'treatment',
  screens: `
    home | Salon | home
    calendar | Bookings | calendar
    browse | Team | users | stylist
    detail | Treatment
    slots | Choose time
    confirmed | Confirmed | | | See you Tuesday
    profile | Me | user`,
})
