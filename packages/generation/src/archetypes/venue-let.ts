import { defineArchetype } from '../archetype.ts'

/** One barn, hall or garden one can have for a party, for those who ask for a date; the office behind it is `venue-sales`. */
export const venueLet = defineArchetype({
  id: 'venue-let',
  words:
    'rent out a barn 36, rent out our barn 36, rent our barn 34, barn for parties 34, hall for parties 34, rent the village hall 34, village hall 24, party barn 30, rent a hall 30, rent out a hall 34, hall rental 30, rent our garden 30, rent out our garden 32, party location 26, event location 22, free weekends 26, club house for parties 30, rent the clubhouse 32, community hall 24',
  examples: `
    We let our barn for weddings and birthdays: which weekends are free, what it costs, pictures, ask for a date
    Village hall: see free days, price for locals and others, what is in the kitchen, send a request
    Garden with a pavilion for parties, photos, capacity, prices per evening, inquire
    Clubhouse of the football club for private parties, calendar, tables and benches, deposit
    Loft for workshops and shoots by the half day, equipment, map, availability
    People who look for a place to celebrate see our old mill, its rooms and open dates
    Parish room for christenings: how many chairs, rules, is the third Saturday free
    Boathouse by the lake to hire for an evening, what is included, ask us
    Vineyard cellar for company dinners with menus, dates and pictures
    The shooting club rents its hall, bar included, prices and a request form
    Rooftop terrace for events, seats, weather plan, free Fridays
    Scout house for groups, beds, kitchen, price per night and head, free weekends`,
  unless: /\b(?:leads?|pipeline|proposals?|sales team|contracts|airbnb|holiday (?:flat|home|let)s?)\b/i,
  bars: 'cart feed',
  presets: 'warm, editorial',
  icon: 'home',
  names: 'Long Table, Free on Saturday, Old Barn (barn), Open Gate',
  entity: 'let-space',
  home: 'shelf focus',
  keepsThing: true,
  screens: `
    home | Welcome | home
    calendar | Free dates | calendar | let-date | | | free weekends, free dates, availability, free days, calendar
    browse | Prices | tag | let-price | | | prices, price list, packages, what it costs
    browse | Rooms | image | | | | photos, pictures, rooms, gallery
    form | Ask for a date | | let-date | Ask for a date | | ask for a date, request a date, inquire, inquiry, send a request, request form
    map? | How to find us | map
    detail | Room
    profile? | Me | user`,
})
