import { defineArchetype } from '../archetype.ts'

export const venueSales = defineArchetype({
  id: 'venue-sales',
  words:
    'wedding venue 14, venue management 24, wedding venue management 36, event venue management 34, venue manager 18, banquet 14, banquet hall 18, event hall 14, event space 12, catering company 14, catering business 16, catering inquiries 24, site tours 10, venue sales 26, function room 14, function rooms 14',
  examples: `
    Couples ask for a date in our barn, we show them round, send an offer and a contract and take a deposit
    Sales team of a banquet hall follows every inquiry from the first mail to the signed contract
    Manor house for weddings: tours, proposals, deposits, menus, number of guests, seating
    Event venue management with inquiries, tour dates, quotes, contracts and a calendar of booked Saturdays
    Our vineyard hosts parties, who asked, which date, how many guests, menu package, deposit paid or not
    Function rooms of a hotel: conference and party requests, offers sent, options on dates, final numbers
    Castle wedding coordinator keeps timeline of the day, floor plan, menu choice and payments of each couple
    Catering firm: requests for events, tastings, menus, guest count, offers accepted, invoices
    Boat for private events, inquiries by season, viewing on board, contract and balance due
    Rooftop location for company parties: leads, site visits, proposals out, dates on hold
    Wedding farm team sees which weekends are free, which couples have not paid, and who comes to look on Friday
    Event hall owner sends packages and prices, collects deposits and plans the day with the hosts`,
  presets: 'editorial, clean',
  icon: 'calendar',
  names: 'Save the Saturday, Long Table, Two Hundred Chairs',
  entity: 'venue-inquiry',
  home: 'ledger focus',
  bars: 'map cart checkout history camera slots',
  screens: `
    home | Overview | home
    browse | Inquiries | list
    calendar | Dates | calendar
    form | New inquiry
    detail | Event
    chats? | Messages | chat
    stats? | Numbers | chart
    checklist? | To do | check
    notifications? | Reminders | bell
    profile? | Me | user`,
})
