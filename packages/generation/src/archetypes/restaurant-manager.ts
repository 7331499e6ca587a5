import { defineArchetype } from '../archetype.ts'

/** The evening of a restaurant for those who run it: tables, guests, people, stock, takings. */
export const restaurantManager = defineArchetype({
  id: 'restaurant-manager',
  words:
    'table status 28, order tickets to 18, seat counts 20, visual floor plan 20, food businesses 16, restaurant manager 36, restaurant management 26, manage my restaurant 34, manage our restaurant 34, run my restaurant 30, tables and reservations 30, reservations for tonight 26, table management 30, floor plan of tables 24, restaurant dashboard 28, hostess 22, maitre 22, front of house 24, cover count 18, tonights reservations 20, reservation book 24, host stand 24',
  examples: `
    Floor plan with the status of each table, available, occupied, reserved or being cleaned, tickets to the kitchen, split the bill, ingredients and stock levels, takings of the day
    Manager of a bistro: who booked for tonight, which tables are free, who works, what runs out, today's takings
    Reservation book for our restaurant staff with table plan, allergies, no-shows and walk-ins
    Host stand on a tablet: waitlist, seats, time at the table, text the guest when it is ready
    I own two restaurants and want covers, revenue, labour cost and low stock on my phone
    Front of house app with sections, tables, who serves where and special guests
    Run a small bar and grill: bookings, shifts, stock counts, daily close
    Table management with reservations, turning times and notes on regulars
    Chef and manager see tonight's groups, sold-out dishes and who is on
    Our trattoria keeps bookings on paper, we need them by hour with number of people and wishes
    Restaurant back office: end of day report, tips, staff hours, waste and deliveries
    Hotel restaurant needs breakfast covers, dinner reservations, table numbers and staff plan
    Sushi place with counter and tables wants a live view of which seats are taken
    Pub with a dining room: book for customers on the phone, see deposits for groups, rota and takings`,
  needs:
    /\b(?:restaurant|bistro|caf[eé]|bar|pub|trattoria|diner|dining|pizzeria|grill|tables?|covers|chef|hotel|sushi)\b/i,
  presets: 'clean, bold, warm',
  icon: 'fork',
  names: 'Front of House, Covers, Tonight',
  entity: 'table-booking-tonight',
  bars: 'checkout cart slots confirmed',
  home: 'ledger focus',
  screens: `
    home | Tonight | home
    browse | Reservations | calendar | | | | Reservations, reservation, bookings, reservations for tonight, tonights reservations, book tables, no shows
    browse! | Tables | grid | floor-table | | | Tables, table, floor plan, table plan, seating, sections, seats, covers
    browse! | Waitlist | hourglass | wait-guest | | | Waitlist, Waiting list, waiting, walk ins, queue
    browse! | Staff | users | crew-member | | | Staff, staff on duty, duty, Staff schedule, shifts, rota, shift, who works, who is on, employees, team, schedule
    browse! | Stock | box | stock item | | | Stock, Inventory, running out, low stock, ingredients, stock count, supplies, orders to suppliers
    browse! | Orders | list | kitchen-ticket | | | Orders, orders, kitchen orders, tickets
    browse! | Takings | chart | day-takings | | | Takings, Revenue, todays revenue, sales, daily sales, daily close, end of day, reports, numbers, profit, labour cost, labor cost, tips
    browse! | Menu | fork | meal | | | Menu, dishes, menu items, specials, prices
    detail | Reservation
    form | Add reservation
    notifications? | Alerts | bell
    profile? | Me | user`,
})
