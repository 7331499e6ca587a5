import { defineArchetype } from '../archetype.ts'

/** The map of one large building: where a shop, gate or ward is, and how one gets there. */
export const indoorMap = defineArchetype({
  id: 'indoor-map',
  words:
    'mall map 60, mall navigation 60, shopping mall map 64, indoor map 56, indoor navigation 56, wayfinding 44, mall guide 50, shopping centre map 60, shopping center map 60, airport map 44, hospital map 44, store in the mall 44, floor map 34, map of the mall 60',
  examples: `
    Which floor is the book shop on, and how do I get there from the lift
    Find a toilet, a cash machine or a place to eat in the shopping centre
    Our hospital is a maze: ward, lift colour, steps and where to wait
    From check-in to gate B14 with minutes on foot and security on the way
    Where did I leave the car on the parking deck, which rows are free
    Directory of all shops of the mall, hours, offers and the way
    Step-free routes with lifts for prams and wheelchairs
    Exhibition halls with stands by number and halls in colours
    Search an aisle in a furniture store
    Blue dot inside the building by the Wi-Fi, one level at a time
    Station with three levels: platform, lockers, bakery, taxi rank
    What is new in the arcade, which restaurant has a table`,
  unless: /\b(?:wi-?fi heat\w*|house plans?|architect\w*|real estate|games?|3d scan\w*)\b/i,
  bars: 'cart checkout confirmed',
  presets: 'clean, bold',
  icon: 'map',
  names: 'Level Two, Past the Fountain, Unit 114',
  entity: 'indoor-place',
  keepsThing: true,
  screens: `
    map | Map | map
    browse | Places | search | | | | store, shop, bathroom, toilets, restaurant, gate, ward, directory
    browse! | Parking | car | parking spot | | | parking, parking spot, car park, free spots
    saved | Saved | bookmark
    detail | Place
    notifications? | Offers | bell
    settings | Settings | settings`,
})
