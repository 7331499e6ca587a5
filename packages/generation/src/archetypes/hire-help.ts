import { defineArchetype } from '../archetype.ts'

export const hireHelp = defineArchetype({
  id: 'hire-help',
  words:
    'broken household appliances 34, broken appliances 34, who can repair 26, someone to repair 26, find a repairer 34, cleaning lady 22, cleaning lady finder 30, babysit 12, grandparents nearby 12, find a babysitter 22, babysitter app 20, babysitters 14, nanny 12, nannies 14, book a carer 20, find a carer 20, find carers 20, find a plumber 20, find a handyman 20, find tradespeople 20, find a cleaner 18, hourly rates 6, find a personal trainer 18, find a lawyer 18, find a therapist 18, book a dj 18, hire a chef 18, private chef 14, find an electrician 20, find professionals 18, find local professionals 20, service providers 12, verified professionals 14, find an expert 14, personal trainer booking 26, book a personal trainer 26, photographer booking 24, book a photographer 24, hire someone 20, someone for repairs 22, someone to fix 28, someone to clean 22, someone to repair 26',
  examples: `
    Compare contractors and other service providers online, hire the one that fits the budget
    Find and book a professional photographer or filmmaker for an event
    Cleaning lady, window cleaner or ironing help near me, with ratings and price per hour
    Someone reliable to clean, mow, babysit or walk the dog, found by rating
    Find a plumber, electrician or painter near me, compare ratings and hourly rates, describe the problem, book
    Parents look for a babysitter tonight: profiles, references, price per hour, chat, book again
    Families hire a carer for their old mother, see experience and price, plan visits, pay in the app
    Search cleaners by district and price, read reviews, choose one, book every other week
    Personal trainers near me with specialities, free times and prices, first session to try
    Marketplace of local professionals: customer asks for an offer with photos, several reply
    Book a DJ, band or magician for a party, listen to samples, see prices and free dates
    Find a lawyer or tax adviser by field, see fee, book a first talk by video
    Nannies with first-aid course and languages, interview, contract, hours worked
    A cook who comes to your home: menus, price per guest, reviews, free evenings
    Gardeners for hedge and lawn, send a picture of the garden, get a quote, book a day
    Make-up artists and hairdressers who come to the house, portfolios, prices, bridal trial
    Therapists and coaches: topics, languages, insurance, free appointments this week
    Interpreters by language and subject, by phone or on site, booked by the hour
    Homeowners post what needs doing in the garden with a picture, those nearby make an offer, pay when it is done
    Platform that connects retired craftsmen with households who have something small to mend
    Connect local photographers, cooks or musicians with people who plan a celebration
    Somebody nearby comes within the hour to shovel snow, mow grass or carry boxes, paid through the app, rated by both
    Teenagers earn pocket money with odd jobs for people in the street: post a job, choose who does it, pay
    User can search handymen, filter by skill and rating, request help and rate afterwards`,
  presets: 'clean, calm',
  icon: 'users',
  names: 'Good Hands, Near By Noon, Next Street',
  entity: 'hired-helper',
  home: 'shelf',
  screens: `
    home | Find | home
    browse | Nearby | search
    calendar | Bookings | calendar
    detail | Profile
    slots | Choose a time
    form | Request
    confirmed | Booked | | | See you Tuesday
    map? | Map | map
    saved? | Favourites | heart
    chats | Messages | chat
    history? | Past visits | clock
    checkout? | Pay
    profile | Me | user`,
})
