import { defineArchetype } from '../archetype.ts'

/** The berths of a harbour, as its master keeps them; guides for those who sail past are `waterways`. */
export const marina = defineArchetype({
  id: 'marina',
  words:
    'harbour master 60, harbor master 60, harbourmaster 60, harbormaster 60, marina 34, marina management 50, marina app 44, berths 44, berth 34, berth booking 44, berth allocation 50, boat moorings 40, visiting yachts 44, visiting boats 38, mooring fees 44, harbour dues 44, harbour office 30, yacht harbour 40, slip rental 34, boat slips 34, dry dock places 34',
  examples: `
    Which places at the pontoon are free tonight, who lies where, length and draught
    Guests arrive by sea, pay for the night, get the code of the showers and power
    Yacht harbour wants to see berth holders, their contracts, insurance and who is away for the summer
    Fees by metre and night, electricity by kilowatt hour, invoice to the skipper
    Waiting list for a place at the jetty, offered by length of the boat
    Sailing club lets empty places to visitors while members are at sea
    Crane dates in October, cradles, winter storage in the hall
    Pontoon plan with letters and numbers, free ones in green
    Skippers reserve a place, tell their time of arrival and call us by radio
    Harbour staff walks the jetties in the evening and notes each boat
    Fuel pump, slipway, launching, waste water: what was used by whom
    Small port: arrivals and departures of today, weather, news to all owners`,
  unless:
    /\b(?:fix|repair|restor|refit|mend)\w* (?:\w+ )?(?:boats|yachts|canoes|dinghies)\b|\b(?:charter|rent a boat|canal|narrowboats?|anchor watch|logbook of my)\b/i,
  presets: 'clean, natural',
  icon: 'wave',
  names: 'Pontoon B, Fair Lead, Twelve Metres',
  entity: 'berth',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Berths | grid
    browse | Guests | wave | visiting-yacht
    map? | Plan | map
    browse! | Fees | receipt | harbour-fee | | | fees, dues, electricity, power, invoices, payments
    slots? | Book
    people? | Owners | users
    stats? | Numbers | chart
    detail | Berth
    form | Give a berth
    settings? | Settings | settings`,
})
