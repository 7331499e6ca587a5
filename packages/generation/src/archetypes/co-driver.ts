import { defineArchetype } from '../archetype.ts'

/** A voice that helps who drives, hands on the wheel; other talks with a machine are `assistant`. */
export const coDriver = defineArchetype({
  id: 'co-driver',
  words:
    'voice assistant for drivers 50, assistant for drivers 44, assistant for truck drivers 50, voice co-pilot 44, co-pilot for drivers 44, copilot for drivers 44, driving assistant 34, driver assistant 34, voice navigation 22, voice commands while driving 44, in-car assistant 44, car assistant 34, voice assistant in the car 60, assistant in the car 44, voice assistant while driving 60, voice assistant for the road 50, drive hands-free 40, talk to my car 34',
  examples: `
    Truck drivers talk to it and it finds the way, fuel and a place to sleep
    Hands-free voice assistant on the road: navigation, messages, notes
    Say where to and it drives me round low bridges
    Ask for the cheapest diesel ahead while driving
    Speak a note about a loose mirror and it is written down
    Voice co-pilot for couriers: next stop, call the customer, log the miles
    It reads my mails aloud at the wheel and sends what I dictate
    Track mileage by telling it when a trip starts and ends
    AI in the cab that keeps me awake with talk and quizzes
    Motorcyclists with a headset ask for weather, fuel and the next pass
    Taxi drivers dictate receipts and hear the next order
    Big buttons, dark at night, works with one word`,
  unless: /^(?!.*\b(?:driv\w+|truck\w*|lorr\w+|cars?|cab|road|motorcycl\w+|couriers?|vehicles?|wheel)\b)/is,
  bars: 'cart checkout slots people',
  presets: 'dark-pro, clean',
  icon: 'mic',
  names: 'Both Hands, Cab Talk, Second Seat',
  entity: 'spoken-request',
  screens: `
    thread | Talk | mic | | | | voice assistant, ai assistant, talk, ask, hands-free
    map | Route | map | fuel-stop | | | gps navigation, navigation, route, directions, map
    browse | Fuel | drop | fuel-stop | | | fuel price lookup, fuel prices, fuel price, diesel, gas prices, cheapest fuel
    history | Asked | clock
    stats | Miles | chart | | | | mileage tracking, mileage, miles, kilometres, trip log
    detail | Request
    settings | Settings | settings`,
})
