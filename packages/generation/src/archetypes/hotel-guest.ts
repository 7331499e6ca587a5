import { defineArchetype } from '../archetype.ts'

export const hotelGuest = defineArchetype({
  id: 'hotel-guest',
  words:
    'campsite check-in 34, campsite guests 26, check-in with pitch 26, hotel guest 16, hotel app 12, room service 12, room key 10, digital key 12, concierge 12, check-out 3, guest app 8, guests of our hotel 16, guests of a hotel 16, hotel guests 16, breakfast to the room 12, ask for towels 12, from their room 10, resort 4, my small hotel 18, for my hotel 18, my hotel 12',
  examples: `
    Guests check in at our campsite, see their pitch on the map and order bread for the morning
    Guests of our holiday cottage find the house manual, beaches and pubs nearby, and tell us when something is broken
    Welcome book of a holiday flat for those who stay there: key, wifi, bins, how the stove works, where to eat
    Hotel app: people staying with us open their door with the phone and order breakfast in bed
    From the bed: more pillows, towels, an iron, a taxi for seven tomorrow
    Our spa resort wants people to see today's programme, book a massage or sauna time, and a table for dinner
    Ask reception in chat, see pool hours, wifi password and bus to the old town
    Boutique hotel with 20 rooms: check in before arrival, pick a pillow, late departure for an extra fee
    Room service: club sandwich, champagne, minibar: charge it to the room number
    Everything for my hotel stay: floor, digital key, breakfast times, gym, tips from the porter
    Conference hotel where guests request wake-up calls, laundry and luggage pick-up
    Let visitors of our inn reserve bikes, sunbeds and a packed lunch from their smartphone
    All-inclusive holiday complex with restaurants, kids' club, shows tonight and a plan of the grounds
    Do-not-disturb or please clean now, with a tap, and housekeeping is told
    People staying at our guest house read the house rules and the wifi code, order tomorrow's breakfast and write to us
    Our guests at the bed and breakfast borrow bikes, choose the breakfast hour and find tips around the house in the app
    Guests of our campsite order bread rolls for the morning, book the sauna, see opening hours and report a broken shower
    Wellness weekend guests see treatments with duration and price, choose a time, settle the bill at departure`,
  // Who has no room yet looks for one.
  unless:
    /^(?![^]*\b(?:hotels?|hostels?|guest ?houses?|breakfast|rooms?|stay\w*|resorts?|lodges?|inns?|campsites?|spas?|wellness|holiday|cottages?)\b)[^]*\b(?:bakery|bistro|caf[eé]|restaurant|pizzeria|shop|bar)\b|\bbook (?:an? |your |the )?rooms?\b(?!.*\b(?:room service|check[- ]?in|door key|digital key|concierge)\b)/i,
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
