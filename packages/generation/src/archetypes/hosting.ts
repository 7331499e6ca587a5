import { defineArchetype } from '../archetype.ts'

export const hosting = defineArchetype({
  id: 'hosting',
  words:
    'airbnb host 30, airbnb hosts 30, airbnb 14, small airbnb 18, holiday home 14, holiday rental 14, guest house 14, bed and breakfast 16, check-in instructions 14, guest messages 12, cleaning schedule 7, hostel 9, campsite manager 14, property host 14, short-term rental 16, vacation rental host 20, vacation rental manager 20, holiday flats 24, holiday flat 22, holiday apartment 22, holiday apartments 24, holiday cottage 20, holiday cottages 20, holiday homes 18',
  examples: `
    Three holiday flats: guests get the door code, house rules and tips for the town, the cleaners see who leaves when
    My holiday apartment by the sea, arrival instructions, what is where, bakery and beach, a form for when something is missing
    Holiday rental by a lake, let by the week: who arrives when, how many people, deposit paid, cleaner told
    Arrival code, wifi, bins and house rules sent to guests the day before they come
    Two guest rooms above our barn, breakfast included; need a calendar without double bookings
    Turnover day: sheets changed, fridge checked, key in the box, photo from the cleaner
    Payouts per month from the booking portals, minus cleaning and tourist tax
    Our small campsite's cabins and pitches: which is free in August, which guests have paid the deposit
    Welcome booklet for people staying in my loft: heating, parking, bakery, how the stove works
    Owner of three vacation rentals wants occupancy, nightly rate, reviews and messages in one place
    Backpackers' house with dorm beds and private rooms, arrivals today, departures, bed linen
    Superhost looking to manage stays, reply templates, late arrivals and early departures
    Mountain chalet rented to skiers: weeks, changeover on Saturdays, firewood and final cleaning
    B&B with four rooms: reservations, allergies at breakfast, special requests, length of stay`,
  // Who looks for a bed runs no house.
  unless:
    /\b(?:hostels?|campsites?|hotels?|accommodation)(?: and (?:hostels?|campsites?|hotels?))? (?:finder|search|locator|map|directory)\b|\bfind(?:s|ing)? (?:an? |the |cheap |nearby )*(?:hostels?|campsites?|hotels?)\b/i,
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
    stats | Income | chart
    guide? | House guide | | house-guide | Getting in | Key box beside the blue door, code 4186. The light is on the left.
    detail | Stay
    form | Add stay
    profile? | Me | user`,
})
