import { defineArchetype } from '../archetype.ts'

/** Filling stations near somebody and what they ask for fuel; what one's own car takes is `car-care`. */
export const fuelPrices = defineArchetype({
  id: 'fuel-prices',
  words:
    'fuel prices 30, fuel price 28, gas prices 28, gas price 26, petrol prices 30, petrol price 28, diesel prices 28, cheap fuel 26, cheapest fuel 28, cheap gas 24, cheapest gas 26, cheap petrol 28, cheapest petrol 28, petrol station 14, petrol stations 16, gas station 14, gas stations 16, filling station 14, filling stations 16, fuel station 14, fuel stations 16',
  examples: `
    Cheapest diesel around me right now, with brand, price and time reported
    Petrol stations near me with what super, E10 and diesel cost at this moment
    Where is fuel cheapest on my way to work, tell me when it drops below 1.60
    Gas prices in my area on a map, reported by drivers, updated every hour
    Filling stations sorted by price or distance, open now, with directions
    Compare petrol prices and save favourite stations, alert in the evening
    Drivers see which gas station is cheapest within five kilometres
    Diesel, super and gas at every filling station along my route, cheapest first
    Push me when petrol at my station falls below the price I set
    Truckers compare diesel prices of filling stations along the motorway
    Which petrol station nearby is open now and what does a litre cost there
    Report the price at the pump, others nearby see it at once
    Fuel price history of each station, best time of the day to fill up`,
  // What the own car needs is another app.
  unless:
    /\b(?:consumption|log(?:book)?|mileage|fill-?ups?|per 100|my car|your car|maintenance|services?)\b/i,
  presets: 'clean, bold',
  icon: 'car',
  names: 'Lowest Pump, Full for Less, Litre',
  entity: 'fuel-stop',
  home: 'focus ledger',
  screens: `
    home | Cheapest | home
    map | Map | map
    browse | Stations | list
    notifications | Alerts | bell
    saved | Favorites | star
    stats? | History | trend
    detail | Station
    form | Price alert
    settings | Settings | settings`,
})
