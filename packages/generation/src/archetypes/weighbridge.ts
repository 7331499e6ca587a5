import { defineArchetype } from '../archetype.ts'

/** A scale that trucks drive over: what goes in and out of a quarry, a gravel pit, a scrap yard, a landfill. */
export const weighbridge = defineArchetype({
  id: 'weighbridge',
  words:
    'quarry weighbridge 70, weighbridge at 50, truck scale 54, quarry 24, gravel pit 54, sand pit 34, scrap yard 20, scrapyard 20, landfill 12, tare 14, tare weight 34, gross weight 34, weigh ticket 54, weigh tickets 54, weighing slip 54, delivery note number 24, tonnes per customer 44, tons per customer 44, ready-mix 34, asphalt plant 44, biomass plant 34, aggregates 34',
  examples: `
    Trucks over the scale, empty and full, which gravel, ticket with number for the driver
    Gravel pit: customer, licence plate, material, net tonnes, price per tonne, month's statement
    Scrap yard buys metal: gross, tare, kind of scrap, price of the day, paid in cash
    Landfill scale, what came in from which town, tonnes by kind of waste
    Asphalt plant: loads by recipe and site, who fetched what today
    How many tonnes has each customer taken this month
    Weighing slip as PDF with plate and signature
    Known trucks keep their tare so that they are weighed only once
    Ready-mix yard, sand and stone in, concrete out
    Wood chips delivered to the heating plant, moisture and net weight
    Compost yard: green waste in, compost out, cars and trailers
    Open tickets: trucks that are in and not out yet`,
  unless: /\b(?:grain|harvest|grapes|olives|milk|farmers? deliver|cheese)\b/i,
  bars: 'cart slots leaderboard ticket',
  presets: 'clean, bold',
  icon: 'truck',
  names: 'Gross and Net, Over the Scale, Tonne by Tonne',
  entity: 'weigh-ticket',
  keepsThing: true,
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Tickets | truck | | | | trucks, trucks in and out, tickets, weighings, in and out, delivery notes, delivery note number, loads
    browse | Customers | users | weigh-customer | | | customers, tonnes per customer, customer, statement, per customer
    browse! | Materials | layers | quarry-material | | | materials, material, products, gravel, kinds of scrap, price list
    stats | Month | chart | | | | month, tonnes, total tonnes
    detail | Ticket
    form | Weigh in | | | | | weigh, tare, gross weight, gross, weigh in, new ticket
    settings? | Settings | settings`,
})
