import { defineArchetype } from '../archetype.ts'

/** A house that works for people by appointment (garage, law firm, wedding venue), as those see it who come to it. */
export const myFirm = defineArchetype({
  id: 'my-firm',
  words:
    'bridal shop 26, bridal boutique 26, bridal store 26, book a consultation 16, book a service 8, law firm app 12, lawyer office 14, our law firm 14, tax office 8, accounting firm 16, accountancy 12, car repair shop 10, garage app 10, auto repair shop 10, bike repair shop 10, phone repair shop 12, repair shop app 10, my garage 10, wedding venue app 10, event venue app 12, party room 12, party venue 14, consulting firm 14, my agency 12, web agency 14, marketing agency 14, architecture office 14, architect office 14, insurance broker 12, insurance agency 14, notary 12, print shop 16, copy shop 16, tailor shop 12, laundry service 14, laundry pickup 14, laundry 8, dry cleaner 14, physiotherapist 8, party entertainer 24, entertainer 14, magician for hire 22, book me 12, wedding dj 18, wedding band 16, hearing aids 16, hearing aid shop 24, coaching practice 14, nutritionist 10, dietitian 10, free consultation 12, our services 6, services and prices 6',
  examples: `
    Bridal shop: brides book an appointment to try dresses, keep favourites, get reminders of fittings
    Private chef or caterer: clients pick a menu, tell about allergies, choose a date and pay a deposit
    I am a make-up artist, magician, face painter or DJ: people see what I offer, prices, free dates, and book me
    Our garage on the phone of those whose cars we look after: services with prices, book an inspection, see how far the repair is, call us
    App of a small law firm: what we do, who we are, book a first talk, send papers, opening hours
    Clients of my accounting office pick a service, choose an hour, see their invoices and write to us
    Wedding barn: rooms, packages for sixty or a hundred guests, free Saturdays, book a tour, reviews, contact form
    Bicycle workshop for its customers, price list, bring the bike on a day, is it ready, where we are
    Hearing aids: test and fitting by appointment, repairs, team, how to find us
    Life coach with three programmes, reviews of clients, free first call, blog
    Our phone and computer repair, what a new screen costs, book a time, status, opening times
    Nutritionist in town, packages, book online or in the room, questions before the first visit
    Architects' bureau shows projects, services, people, and takes enquiries
    Insurance broker next door: policies we advise on, report a claim, appointment, documents, contact
    Advertising agency presents its work, services, team and a form to ask for a quote
    I do magic shows for children's parties: programmes, prices, pictures, book me, what parents say
    Function rooms above the pub: pictures, menus, prices, calendar of free evenings, enquiry`,
  bars: 'cart form',
  presets: 'clean, editorial, warm',
  icon: 'building',
  names: 'Front Desk, Open Door, By Appointment',
  entity: 'offered-service',
  home: 'focus',
  screens: `
    home | Home | home
    browse | Services | list
    calendar | Bookings | calendar
    people? | Team | users
    detail | Service
    slots | Choose time
    confirmed | Booked | | | See you then
    chats? | Messages | chat
    profile | Me | user`,
})
