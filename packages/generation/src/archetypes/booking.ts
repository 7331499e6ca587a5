import { defineArchetype } from '../archetype.ts'

export const booking = defineArchetype({
  id: 'booking',
  words:
    'book the laser cutter 34, reserve the workbench 34, workbench by the hour 30, shared workshop 26, mountain huts 26, alpine huts 26, huts with free beds 30, reserve huts 26, hut keeper 20, laser cutter 10, reserve a stall 26, book a stall 26, stall plan 20, reserve a pitch 24, book a table at 10, recording studio 24, rehearsal room 18, rehearsal rooms 20, book hotels 24, hotels with photos 20, hotel search 24, find hotels 24, compare hotels 24, restaurant reservation 16, restaurant reservations 16, table booking 14, reserve a table 14, table reservation 16, booking 6, tattoo 7, piercing 6, book a 4, book a visit 10, appointment 5, slot 3, hire the hall 10, hall hire 10, book slot 14, choose slot 12, pick slot 12, reserve 4, reservation 6, salon 6, barber 6, hairdresser 6, spa 5, cabin 5, stay 3, hotel 5, rental 4, rent 4, rental 5, rental marketplace 8, hire 4, class booking 5, studio 2, airbnb 16, hostel booking 22, book a hostel 18, vacation rental app 24, vacation rental 8, vacation rentals 20, holiday rentals 20, holiday homes 18, holiday home booking 22, holiday let 14, holiday cottages 20, campsite booking 30, campsite app 30, makerspace 16, fab lab 16, hotel app 14, hotel rooms 16, book a campsite 26, campsite finder 16, guest house booking 22, vacation rental 26, mechanic booking 24, car service booking 24, garage booking 24, book a mechanic 24, car repair booking 24, hotel finder 28, find hotels 24, hotel search 26, find a hotel 24, hotels near me 24, bed and breakfast bookings 26, bed and breakfast booking 26, my bookings 22, my reservations 22, venue finder 24, wedding venues 24, event venues 22, venue booking 22, vehicle inspection booking 34, mot booking 26, wedding venues 60, wedding venue finder 60, find a venue 34, event venues 34, party venues 34, browse venues 34',
  examples: `
    Our restaurant with twenty tables: guests book one online and say what they are allergic to
    Couples search wedding venues by place, capacity and price, see photos, reviews and free dates
    Makerspace: members book the laser cutter or 3D printer by the hour, see which training they need
    Flea market or craft fair: sellers reserve a stall by number on the plan, pay online and see when to set up
    Reserve a pitch or table at our market, choose the place on the stall plan, pay the fee
    Guests choose a free hour for our escape sauna and pay on arrival
    My tattoo artist wants customers to pick a date, send a sketch and leave a deposit, book an appointment
    Hall of the village: see free evenings and request it for a wedding, with a confirmation
    Let patients of our foot care practice take a slot themselves, no phone calls, book an appointment online
    Mountain hut beds for hikers, number of people, half board, dates, reservation with confirmation
    Dog groomer calendar with open times, confirmation and reminder the day before
    I rent out a tree house for weekends and need dates, price per night and guests, booking calendar
    Test drives at the dealership, choose car, day and hour, book a slot, get confirmation
    Photographers' daylight loft by the hour, with equipment extras and cancellation, book free slots
    Wine tasting at our estate, eight seats per round, choose Friday or Saturday, reserve and get confirmed
    Grandparents' visiting hours at the nursing home, thirty minute windows, two people each, confirmed at once
    Kart track heats, pick number of drivers and time, book online and pay a deposit
    Charter boat trips for anglers or whale watchers: choose trip, date and number of people, pay a deposit
    Village hall or barbecue place, bookable by residents: free days, price, deposit, when to fetch the key
    Passport pictures and biometric photos, reserve a quarter hour in the shop, book the appointment
    Repair appointment for bicycles with drop-off window and confirmed time, book a slot
    Camping pitches by the lake with arrival, departure, electricity and a map of free ones, reserve your dates
    Sound room for podcasts: availability this week, reserve, confirmation mail, book by the hour
    Members of our pottery studio reserve a wheel by the hour
    Reserve one of four looms, sewing tables or laser cutters in a makerspace
    Recording studio with three rooms: bands see when one is free, book it by the hour and pay online
    Rehearsal rooms by the hour: musicians book a free room and get the door code
    People rent out their empty garage, attic or cellar to others as storage space by the month
    Owners of private pools, gardens or kitchens let them by the hour, guests find one nearby and reserve
    Rent a canoe, a tent or a party tent from people in the area, price per day, dates, message to the owner
    Rowing club members book a boat for a time that is free`,
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
