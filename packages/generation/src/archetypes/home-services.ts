import { defineArchetype } from '../archetype.ts'

export const homeServices = defineArchetype({
  id: 'home-services',
  words:
    'mobile bike repair 34, bike repair van 34, repair van 26, mobile repair 20, comes to your door 20, at your door 14, at their door 14, cleaning service 14, house cleaning 14, cleaner 7, handyman 14, glazier 24, locksmith 24, tiler 20, roofer 16, carpet fitter 20, chimney builder 16, gardening service 14, plumber 9, electrician 8, home services 14, window cleaning 12, dry cleaning 12, housekeeping 8, maid 8, property maintenance 9, gardener 12, gardeners 12, gardener booking 20, book a gardener 22, local services 14, services marketplace 20, moving company 26, moving services 22, removal company 24, removals 16, junk removal 30, rubbish removal 30, rubbish clearance 26, trash removal 26, graffiti removal 30, stump removal 30, stump grinding 30, tree felling 24, tree surgeon 24, pressure washing 20, snow shoveling 16, snow shovelling 16, movers near me 20, book movers 20, hire movers 20, house painter 12, cleaning company 18, cleaning booking 20, cleaning app 16, book a cleaner 20, cleaning services 16, maid service 18, locksmith 16, pest control 18, window cleaner 20',
  examples: `
    People look for somebody for work in the house, publish what is to be done, choose a specialist, pay in the app and rate
    Specialists for housework choose from published jobs, do them, get paid and are rated by the customer
    Mobile bicycle mechanic: people say what does not work, choose a time at their door, know the price before and follow my van on the map
    I come with my van to where my customers live; they book a visit, see what each job costs and when I am in their street
    I grind knives and scissors at the door, people book a morning and see the price per blade
    Help with computers and phones at home for older people, book an hour, choose what it is about
    Window washing with my own van: price by number of windows, visit booked, paid afterwards
    Cleaning company app: clients enter rooms and extras, see the price at once, pick a date and pay, cleaners see their jobs of the day
    Enter where you move from and to, size of the flat and date, receive offers from movers, compare prices and reviews, book one
    Cleaning service: have someone clean my place every second Tuesday, choose hours, see who is coming
    I do windows, gutters and terraces for private customers; they should pick a date and get a price
    Need a handyman who hangs shelves, mends the tap and assembles wardrobes, with reviews and a fixed rate
    Our company sends gardeners, painters and electricians to houses; clients request a visit and pay in the app
    Domestic help for older people: ironing, vacuuming, kitchen, same person each week
    Order a plumber for a leaking pipe today, send a photo, see arrival time
    Housekeeping agency: plans of visits, staff, keys handed over, extras like oven or fridge
    Find trusted tradespeople near me, see ratings and prices, chat and schedule the visit
    Carpet and sofa cleaning business with rooms, square metres, stains and time slots
    Pressure washing, hedge cutting and snow clearing, subscribe per season and rate each job
    Assemble furniture, mount lamps, fix squeaky doors: customers describe the work, we send a handy person at the hour they choose
    Spring clean before we hand over the apartment: price by rooms, team of two, cancel until a day before`,
  presets: 'clean, calm',
  icon: 'home',
  names:
    'Spokewise (bike bicycle), Keen Edge (knives sharpen scissors), Clear Panes (windows), Clear House (clean cleaning cleaner housekeeping), Nine on Tuesday, At Your Door',
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
