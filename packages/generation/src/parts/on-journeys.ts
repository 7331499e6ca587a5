import { type KindPart, partsOf } from './part.ts'

/** What apps for travels and for packing have. */
export const onJourneysParts: readonly KindPart[] = [
  ...partsOf('travel travel-diary', [
    {
      said: 'budget, travel budget, trip budget, expenses, trip expenses, travel expenses, spending, budget tracker, expense tracking, track expenses, costs, trip costs, budget tracking, daily budget',
      page: 'Budget | wallet | € 214 are left',
      content: `
        stats
        - € 786 | Spent
        - € 1,000 | Planned
        - € 71 | A day
        rows Expenses
        - bowl | Dinner at the harbour | Thu 19 Nov, food | € 38.00
        - train | Train to the coast | Wed 18 Nov, transport | € 24.60
        - home | Guest house, two nights | Tue 17 Nov, bed | € 148.00
        button plus | Add expense`,
    },
    {
      said: 'documents, travel documents, tickets, booking confirmations, reservations, bookings, boarding passes, passport copies, document storage, store documents, tickets and reservations, confirmations, hotel bookings, flight and hotel bookings, keep bookings',
      page: 'Documents | file | All there without a network',
      content: `
        rows Bookings
        - plane | Flight to Lisbon | 4 Dec, 9:40, seat 14A | Ticket
        - home | Guest house, old town | 4 to 8 Dec, paid | KW-4182
        - train | Train to the coast | 6 Dec, 10:12 | Ticket
        rows Papers
        - user | Passport | Valid until 2031
        - shield | Travel insurance | Number and phone
        button plus | Add document`,
    },
    {
      said: 'travel companions, share trip, share trips, invite friends, plan together, collaborative planning, group planning, travel with friends, share with friends, co-travellers, share itinerary, trip sharing',
      page: 'Together | users | Three plan with you',
      content: `
        people Who comes along
        - Lea Brandt | Added the museum | Edits
        - Omar Haddad | Voted for the boat | Edits
        - Kim Osei | Looks only | Reads
        button share | Invite someone`,
    },
    {
      said: 'currency converter, exchange rates, currency conversion, currencies, exchange rate',
      page: 'Money | repeat | Rates of this morning',
      content: `
        fields
        - Amount | number | 50
        - From | choice | EUR | EUR, USD, GBP
        - To | choice | JPY | JPY, THB, NOK
        hero 8,120 JPY | At 162.4 for one euro`,
    },
    {
      said: 'phrasebook, phrases, useful phrases, local phrases, travel phrases, language phrases',
      page: 'Phrases | chat | Hear them, too',
      content: `
        rows Useful phrases
        - volume | Good morning | Bom dia
        - volume | How much is it? | Quanto custa?
        - volume | Where is the station? | Onde fica a estação?
        - volume | Thank you | Obrigado`,
    },
    {
      said: 'visited countries, countries visited, countries, country map, scratch map, world map, visited map, map of visited countries, visited places map, places visited',
      on: 'map profile home',
      content: `
        stats Visited countries*
        - 14 | Countries
        - 7 % | Of the world
        - 38 | Cities`,
    },
  ]),
  ...partsOf('packing-list', [
    {
      said: 'templates, packing templates, list templates, trip templates, reusable lists, ready-made lists, reuse lists, reusable templates, template lists, suggested lists',
      page: 'Templates | list | Four to start from',
      content: `
        rows Templates
        - sun | Beach, one week | 34 things
        - bag | City, a weekend | 18 things
        - mountain | Hut tour | 27 things
        - user | With a baby | 41 things
        button plus | Save this list`,
    },
    {
      said: 'weather-based suggestions, weather suggestions, smart suggestions, suggestions, suggested items, packing suggestions, suggestions by weather, suggestions based on weather, suggestions for activities',
      on: 'checklist home',
      content: `
        rows Suggestions*
        - drop | Rain jacket | It rains on Tuesday and Wednesday
        - sun | Sun cream | 24° at the weekend
        - plus | Swimsuit | The hotel has a pool`,
    },
    {
      said: 'luggage weight, weight, bag weight, weight limit, weight tracking, total weight, baggage weight, weight of luggage, item weights',
      on: 'home checklist',
      content: `
        stats Luggage weight*
        - 14.2 kg | Suitcase
        - 6.8 kg | Backpack
        - 20 kg | Allowed`,
    },
    {
      said: 'bags, several bags, multiple bags, suitcases, luggage, bags and suitcases, per bag, sort by bag, multiple suitcases',
      on: 'checklist browse',
      content: `
        chips Bag | * All, Suitcase, Backpack, Hand luggage`,
    },
    {
      said: 'per person, family lists, lists per person, family members, lists for family, share lists, shared lists, list sharing, share with family, travellers, travelers',
      on: 'home checklist',
      content: `
        people Who packs
        - Lea Brandt | 18 of 24 packed | 75 %
        - Otto Lund | 6 of 20 packed | 30 %`,
    },
    {
      said: 'last minute items, last-minute items, before leaving, before you leave, pre-trip tasks, to do before leaving, departure checklist, to-dos before departure',
      on: 'checklist',
      content: `
        ticks Before leaving*
        - Charger and phone
        - Close the windows
        - x Water the plants
        - Take out the rubbish`,
    },
  ]),
]
