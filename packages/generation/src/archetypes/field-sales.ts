import { defineArchetype } from '../archetype.ts'

/** The tour of sales reps from customer to customer: visits, orders, what they see there. */
export const fieldSales = defineArchetype({
  id: 'field-sales',
  words:
    'field sales 34, sales reps on the road 40, route for today 16, sales route 34, sales routes 34, sales visits 26, visit pharmacies 30, visit shops 18, merchandising 24, merchandiser 26, merchandisers 26, route sales 30, van sales 28, retail audit 22, shelf pictures 24, shelf photos 24, competitor prices 26, store visits 26, medical reps 28, pharma reps 28, outside sales 28, door to door 20, sales tour 28',
  examples: `
    Reps on the road see the shops to visit today in order, what was bought last time, and note the next order
    Pharma reps plan doctor and pharmacy visits, samples handed over, questions, next date
    Merchandisers check shelves, take pictures, count facings and report gaps
    Van sales: stock in the van, orders, cash taken and returns at every stop
    Beverage company's people visit bars, write down orders, promotions and rival prices
    Door-to-door team with streets, houses done, not at home, appointments
    Sales route by car with map, check-in at the customer, visit report and photos
    Territory managers see how many calls each rep made and who has not been visited for a month
    Cosmetics reps call on salons with samples, training dates and orders
    Our field force audits stores: price tags, displays, out of stock, score per store
    Food wholesaler's agents carry the catalogue, last order of each kitchen and take new ones
    Insurance agents on tour: addresses, time, result of the talk, follow-up
    Plan next week's visits by region, see distance and turnover of every customer`,
  presets: 'clean, bold',
  icon: 'pin',
  names: 'Next Stop, Good Call, Round the Shops',
  entity: 'sales-visit',
  bars: 'checkout slots week',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Visits | pin | | | | Visits, visit, customers to visit, visit reports, visit report, check in, store visits
    map | Route | map | | | | Route, route for today, daily route, routes, map
    browse! | Orders | cart | visit-order | | | Orders, order, new orders, place new orders, last order, last orders, order history, take orders
    browse! | Shelf pictures | camera | shelf-photo | | | Shelf pictures, Shelf photos, shelf, pictures, photos, displays, audit, audits, facings, planogram
    browse! | Prices | tag | competitor-price | | | Competitor prices, competitor, competitors, prices, price check, price checks
    browse! | Customers | building | contact | | | Customers, customer list, clients, accounts, stores
    browse! | Sales reps | users | sales-rep | | | Sales reps, manager, managers, team, performance, targets, target, ranking
    detail | Visit
    form | Add visit
    stats? | Numbers | chart
    profile? | Me | user`,
})
