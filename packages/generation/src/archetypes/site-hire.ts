import { defineArchetype } from '../archetype.ts'

/** Units that stand at customers for weeks and are looked after on a round: portable toilets, skips, containers, fences. */
export const siteHire = defineArchetype({
  id: 'site-hire',
  words:
    'portable toilet hire 80, portable toilets 70, porta potty 70, porta potties 70, porta-potty 70, toilet hire 60, toilet rental 60, skip hire 70, skip bins 50, dumpster rental 70, dumpsters 60, roll-off 60, storage containers on site 50, container hire 50, site cabins 54, welfare units 60, fence hire 50, generator hire 20, scaffold hire 50, scaffolding hire 50, last pumped 54, pump out 44, where our units are 44, units are where 50, on hire 8, off hire 40',
  examples: `
    Skips: which stands where since when, full, swap or fetch, permit for the street
    Dumpsters delivered to sites, size, days included, pick up asked for by text
    Toilet cabins on building sites and festivals, emptied every week, driver's round
    Containers rented by the month: number, key, customer, rent open
    Scaffolding at houses, rent by week, inspection tags
    Tomorrow's round with addresses, hoses, who drives
    Units in the yard, to be cleaned, ready
    Customer asks for one more toilet for the weekend
    Generator with hours and fuel at each site
    Fence panels counted out and in
    Photos when placed and when fetched, damage charged
    Waste tickets by load and weight`,
  unless: /\b(?:public toilets?|find (?:a )?toilets?|toilets? near|potty training|bouncy|dresses)\b/i,
  bars: 'cart leaderboard slots',
  presets: 'bold, clean',
  icon: 'truck',
  names: 'On Site, Out on Hire, Full and Empty (toilet toilets skip skips dumpster)',
  entity: 'hired-unit',
  keepsThing: true,
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Units | box | | | | units, units are where, which units, toilets, skips, containers, dumpsters, cabins
    map | Map | map
    browse | Round | truck | site-stop | | | round, rounds, tour, driving the round, driver, stops, tomorrow, pumped
    browse! | Customers | users | site-customer | | | customers, clients, sites
    stats? | Month | chart
    detail | Unit
    form | Place unit
    form! | Note service | | site-stop | | | pumped, last pumped, emptied, cleaned, service
    settings? | Settings | settings`,
})
